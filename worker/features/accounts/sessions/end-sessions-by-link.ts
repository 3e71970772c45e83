import { eventOfToken } from '#platform/end-sessions-link.ts'
import { Malformed } from '#platform/errors.ts'
import { requireAllowed, throttleClientIp } from '#platform/throttle.ts'
import type { Work } from '#platform/work.ts'
import { SESSIONS_ENDED } from '#texts/accounts.ts'
import { endSessionsByEvent } from './end-sessions.queries.ts'

/** Ends every session of an account by the token of an e-mail about its security, without a session. */
export async function endSessionsByLink(work: Work, input: { token: string }): Promise<{ message: string }> {
  const { db, clock, caller, env } = work
  const perClientIp = await throttleClientIp(work, 'confirmationPerClientIp')
  const [counted] = await work.write([perClientIp.attempt])
  requireAllowed(work, counted)
  const eventId = await eventOfToken(env, input.token)
  if (!eventId) throw new Malformed('end_sessions_link_invalid')
  const { clientIp, requestId } = caller
  const results = await work.write(endSessionsByEvent(db, eventId, clock.now(), { clientIp, requestId }))
  if (!results.at(-1)?.length) throw new Malformed('end_sessions_link_invalid')
  return { message: SESSIONS_ENDED }
}
