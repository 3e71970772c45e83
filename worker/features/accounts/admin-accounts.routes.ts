import { Hono } from 'hono'
import {
  adminLoginSchema,
  endSessionsSchema,
  passwordAgainSchema,
  passwordChangeSchema,
} from '#contract/accounts.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody } from '#middleware/body.ts'
import { writeDeviceCookie } from '#middleware/device-cookie.ts'
import {
  administrator,
  administratorWithPassword,
  enteringAdministrator,
  provenAdministrator,
} from '#middleware/guards.ts'
import { limited, limitedByVerb, unlimited } from '#middleware/limited.ts'
import { noContent } from '#middleware/no-content.ts'
import { counts, ENDED_ROWS, free, TOKEN } from '#middleware/quota.ts'
import { clearBrowser, readCookie, writeCookie } from '#middleware/session-cookie.ts'
import { PASSWORD_CHANGED, SIGNED_OUT_OF_DASHBOARD } from '#texts/accounts.ts'
import { changePassword } from './password/change-password.ts'
import { proveWithPassword } from './password/prove-with-password.ts'
import { endAllSessions, endSession } from './sessions/end-sessions.ts'
import { endSessionsByLink } from './sessions/end-sessions-by-link.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { signIn } from './sign-in/sign-in.ts'
import { signOut } from './sign-in/sign-out.ts'
import { toAdministrator } from './user.ts'

const signInLimit = limitedByVerb('signInPerAccount', 'signInPerClientIp')

/** Accounts and sessions of the admin address, which has its own cookie. */
export const adminAccounts = new Hono<AppEnv>()
  .get('/user', enteringAdministrator, async (c) => {
    const { account, session } = c.get('memberWork')
    return c.json(toAdministrator(await account(), await session()))
  })
  .post('/login', signInLimit, counts('sessions'), jsonBody(adminLoginSchema), async (c) => {
    const replaced = await readCookie(c, 'admin')
    const { account, secret, secondStep } = await signIn(
      c.get('work'),
      c.req.valid('json'),
      'admin',
      replaced,
    )
    await writeCookie(c, 'admin', { userId: account.id, secret })
    const entering = toAdministrator(account, secondStep)
    if (entering.access === 'full') await writeDeviceCookie(c, 'admin', account)
    return c.json(entering)
  })
  .post('/logout', unlimited('ends only the session of the cookie'), free(ENDED_ROWS), async (c) => {
    const claim = await readCookie(c, 'admin')
    if (claim) await signOut(c.get('work'), claim)
    clearBrowser(c, 'admin')
    return c.json({ message: SIGNED_OUT_OF_DASHBOARD })
  })
  .put(
    '/password',
    administratorWithPassword,
    counts('account'),
    jsonBody(passwordChangeSchema),
    async (c) => {
      const { known } = await changePassword(c.get('memberWork'), c.req.valid('json'))
      if (known) await writeDeviceCookie(c, 'admin', known)
      return c.json({ message: PASSWORD_CHANGED })
    },
  )
  .post('/password/proof', enteringAdministrator, counts('proofs'), jsonBody(passwordAgainSchema), (c) =>
    noContent(c, proveWithPassword(c.get('memberWork'), c.req.valid('json'))),
  )
  .get('/sessions', administrator, async (c) => c.json(await listSessions(c.get('memberWork'), 'admin')))
  .delete('/sessions', provenAdministrator, async (c) => {
    await endAllSessions(c.get('memberWork'))
    clearBrowser(c, 'admin')
    return c.body(null, 204)
  })
  // The token is in the body, never in a URL that is logged. A GET must not end anything, because e-mail
  // scanners open links.
  .post(
    '/sessions/end-by-link',
    limited('confirmationPerClientIp'),
    free(TOKEN),
    jsonBody(endSessionsSchema),
    async (c) => c.json(await endSessionsByLink(c.get('work'), c.req.valid('json'))),
  )
  .delete('/sessions/:id', provenAdministrator, async (c) => {
    const { current } = await endSession(c.get('memberWork'), 'admin', c.req.param('id'))
    if (current) clearBrowser(c, 'admin')
    return c.body(null, 204)
  })
