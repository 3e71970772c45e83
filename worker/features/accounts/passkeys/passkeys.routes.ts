import { Hono } from 'hono'
import { assertionSchema, newPasskeySchema, passkeyNameSchema } from '#contract/passkeys.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody } from '#middleware/body.ts'
import { writeDeviceCookie } from '#middleware/device-cookie.ts'
import { approvedMember, passkeyProvenMember, provenMember, sessionHolder } from '#middleware/guards.ts'
import { limitedByVerb, unlimited } from '#middleware/limited.ts'
import { noContent } from '#middleware/no-content.ts'
import { counts, free } from '#middleware/quota.ts'
import { marked, readCookie, writeCookie } from '#middleware/session-cookie.ts'
import { writeSignInCookies } from '#middleware/sign-in-cookies.ts'
import { toUser } from '../user.ts'
import { addPasskey, offerPasskey } from './add-passkey.ts'
import { listPasskeys } from './list-passkeys.ts'
import { askForRemoval, stopRemoval } from './passkey-removal.ts'
import { offerProof, proveWithPasskey } from './prove-with-passkey.ts'
import { removePasskey } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'
import { offerSignIn, signInWithPasskey } from './sign-in-with-passkey.ts'

const signInLimit = limitedByVerb('passkeyPerClientIp')

/** Passkeys of the member address. */
export const passkeys = new Hono<AppEnv>()
  .get('/', approvedMember, async (c) => c.json(await listPasskeys(c.get('memberWork'), 'member')))
  .post('/options', passkeyProvenMember, free('stores nothing'), async (c) =>
    c.json(await offerPasskey(c.get('memberWork'), 'member')),
  )
  .post('/', passkeyProvenMember, counts('account'), jsonBody(newPasskeySchema), async (c) =>
    c.json(await addPasskey(c.get('memberWork'), 'member', c.req.valid('json')), 201),
  )
  .patch('/:id', approvedMember, counts('account'), jsonBody(passkeyNameSchema), async (c) =>
    c.json(await renamePasskey(c.get('memberWork'), 'member', c.req.param('id'), c.req.valid('json'))),
  )
  .delete('/:id', passkeyProvenMember, (c) =>
    noContent(c, removePasskey(c.get('memberWork'), 'member', c.req.param('id'))),
  )
  .post('/:id/removal', provenMember, counts('account'), async (c) =>
    c.json(await askForRemoval(c.get('memberWork'), c.req.param('id'))),
  )
  .delete('/:id/removal', approvedMember, async (c) =>
    c.json(await stopRemoval(c.get('memberWork'), c.req.param('id'))),
  )
  .post('/sign-in/options', unlimited('does not use the database'), free('stores nothing'), async (c) =>
    c.json(await offerSignIn(c.get('work'), 'member')),
  )
  .post('/sign-in', signInLimit, counts('sessions'), jsonBody(assertionSchema), async (c) => {
    const replaced = await readCookie(c, 'member')
    const { account, secret } = await signInWithPasskey(
      c.get('work'),
      c.req.valid('json'),
      'member',
      replaced,
    )
    await writeSignInCookies(c, 'member', { account, secret })
    return c.json(marked(c, toUser(account)))
  })
  .post('/proof/options', sessionHolder, free('stores nothing'), async (c) =>
    c.json(await offerProof(c.get('memberWork'), 'member')),
  )
  .post('/proof', sessionHolder, counts('proofs'), jsonBody(assertionSchema), async (c) => {
    const work = c.get('memberWork')
    const { secret } = await proveWithPasskey(work, 'member', c.req.valid('json'))
    if (secret) await writeCookie(c, 'member', { userId: work.member.id, secret })
    await writeDeviceCookie(c, 'member', await work.account())
    return c.body(null, 204)
  })
