import { Hono } from 'hono'
import { assertionSchema, newPasskeySchema, passkeyNameSchema } from '#contract/passkeys.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody } from '#middleware/body.ts'
import { writeDeviceCookie } from '#middleware/device-cookie.ts'
import {
  administrator,
  enteringAdministrator,
  provenAdministrator,
  provenEnteringAdministrator,
} from '#middleware/guards.ts'
import { limitedByVerb, unlimited } from '#middleware/limited.ts'
import { noContent } from '#middleware/no-content.ts'
import { counts, free } from '#middleware/quota.ts'
import { readCookie, writeCookie } from '#middleware/session-cookie.ts'
import { writeSignInCookies } from '#middleware/sign-in-cookies.ts'
import { toAdministrator } from '../user.ts'
import { addPasskey, offerPasskey } from './add-passkey.ts'
import { listPasskeys } from './list-passkeys.ts'
import { offerProof, proveWithPasskey } from './prove-with-passkey.ts'
import { removePasskey } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'
import { offerSignIn, signInWithPasskey } from './sign-in-with-passkey.ts'

const signInLimit = limitedByVerb('passkeyPerClientIp')

/** Passkeys of the admin address, where they are also a second factor. */
export const adminPasskeys = new Hono<AppEnv>()
  .get('/', administrator, async (c) => c.json(await listPasskeys(c.get('memberWork'), 'admin')))
  .post('/options', provenEnteringAdministrator, free('stores nothing'), async (c) =>
    c.json(await offerPasskey(c.get('memberWork'), 'admin')),
  )
  .post('/', provenEnteringAdministrator, counts('account'), jsonBody(newPasskeySchema), async (c) =>
    c.json(await addPasskey(c.get('memberWork'), 'admin', c.req.valid('json')), 201),
  )
  .patch('/:id', administrator, counts('account'), jsonBody(passkeyNameSchema), async (c) =>
    c.json(await renamePasskey(c.get('memberWork'), 'admin', c.req.param('id'), c.req.valid('json'))),
  )
  .delete('/:id', provenAdministrator, (c) =>
    noContent(c, removePasskey(c.get('memberWork'), 'admin', c.req.param('id'))),
  )
  .post('/sign-in/options', unlimited('does not use the database'), free('stores nothing'), async (c) =>
    c.json(await offerSignIn(c.get('work'), 'admin')),
  )
  .post('/sign-in', signInLimit, counts('sessions'), jsonBody(assertionSchema), async (c) => {
    const replaced = await readCookie(c, 'admin')
    const { account, secret, secondStep } = await signInWithPasskey(
      c.get('work'),
      c.req.valid('json'),
      'admin',
      replaced,
    )
    await writeSignInCookies(c, 'admin', { account, secret })
    return c.json(toAdministrator(account, secondStep))
  })
  .post('/proof/options', enteringAdministrator, free('stores nothing'), async (c) =>
    c.json(await offerProof(c.get('memberWork'), 'admin')),
  )
  .post('/proof', enteringAdministrator, counts('proofs'), jsonBody(assertionSchema), async (c) => {
    const work = c.get('memberWork')
    const { secret } = await proveWithPasskey(work, 'admin', c.req.valid('json'))
    if (secret) await writeCookie(c, 'admin', { userId: work.member.id, secret })
    await writeDeviceCookie(c, 'admin', await work.account())
    return c.body(null, 204)
  })
