import type { Role } from '#contract/accounts.ts'
import { type Bindings, urlOf } from './bindings.ts'
import { sign, unsign } from './secrets.ts'

const PREFIX = 'end_sessions.'

/**
 * The page that ends all sessions, for a security e-mail. The token is in the fragment, which browsers do not
 * send and no log contains; the database prevents the link from being used twice.
 */
export async function endSessionsLink(env: Bindings, role: Role, eventId: string): Promise<string> {
  const url = urlOf(env, role === 'admin' ? 'admin' : 'member')
  return `${url.origin}/encerrar-sessoes#token=${await sign(env.SESSION_KEYS, PREFIX + eventId)}`
}

/** The event that the token was signed for; `undefined` if no key signed it. */
export async function eventOfToken(env: Bindings, token: string): Promise<string | undefined> {
  const payload = await unsign(env.SESSION_KEYS, token)
  return payload?.startsWith(PREFIX) ? payload.slice(PREFIX.length) : undefined
}
