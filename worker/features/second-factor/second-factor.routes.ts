import { Hono } from 'hono'
import {
  appCodeSchema,
  optionalAppCodeSchema,
  optionalCodeSchema,
  secondFactorCodeSchema,
} from '#contract/second-factor.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody } from '#middleware/body.ts'
import { writeDeviceCookie } from '#middleware/device-cookie.ts'
import {
  administrator,
  enteringAdministrator,
  provenAdministrator,
  provenAppEnroller,
} from '#middleware/guards.ts'
import { noContent } from '#middleware/no-content.ts'
import { counts, ENDED_ROWS, free } from '#middleware/quota.ts'
import { writeCookie } from '#middleware/session-cookie.ts'
import { writeSignInCookies } from '#middleware/sign-in-cookies.ts'
import { beginEnrolment } from './begin-enrolment.ts'
import { confirmEnrolment } from './confirm-enrolment.ts'
import { passSecondStep } from './pass-second-step.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { disableSecondFactor, showSecondFactor } from './second-factor.ts'

/** The second step of an administrator's sign-in, at both addresses. */
export const secondStep = new Hono<AppEnv>()
  .post(
    '/enrolment',
    provenAppEnroller,
    free('replaces what the account has; wrong codes are limited per account'),
    async (c) => c.json(await beginEnrolment(c.get('memberWork'))),
  )
  .post('/enrolment/confirm', provenAppEnroller, counts('account'), jsonBody(appCodeSchema), async (c) => {
    const work = c.get('memberWork')
    const { recoveryCodes, secret } = await confirmEnrolment(work, c.req.valid('json'))
    if (secret) await writeCookie(c, c.env.ADDRESS, { userId: work.member.id, secret })
    await writeDeviceCookie(c, c.env.ADDRESS, await work.account())
    return c.json({ recoveryCodes })
  })
  .post('/verify', enteringAdministrator, counts('proofs'), jsonBody(secondFactorCodeSchema), async (c) => {
    const work = c.get('memberWork')
    const { secret } = await passSecondStep(work, c.req.valid('json'))
    await writeSignInCookies(c, c.env.ADDRESS, { account: await work.account(), secret })
    return c.body(null, 204)
  })

/** The administrator's own second factor. */
export const secondFactor = new Hono<AppEnv>()
  .get('/', administrator, async (c) => c.json(await showSecondFactor(c.get('memberWork'))))
  .post('/disable', provenAdministrator, free(ENDED_ROWS), jsonBody(optionalCodeSchema), (c) =>
    noContent(c, disableSecondFactor(c.get('memberWork'), c.req.valid('json'))),
  )
  .post(
    '/recovery-codes',
    provenAdministrator,
    counts('account'),
    jsonBody(optionalAppCodeSchema),
    async (c) => c.json(await renewRecoveryCodes(c.get('memberWork'), c.req.valid('json'))),
  )
