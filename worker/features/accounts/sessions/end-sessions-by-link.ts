import { eventOfToken } from '#platform/end-sessions-link.ts'
import { Malformed } from '#platform/errors.ts'
import { DUMMY_HASH } from '#platform/passwords.ts'
import type { Work } from '#platform/work.ts'
import { EMAIL_RESTORED, SESSIONS_ENDED } from '#texts/accounts.ts'
import { endSessionsByEvent } from './end-sessions.queries.ts'

/**
 * Ends every session of an account with the token of a security e-mail, without being signed in. Cancels
 * pending removals of passkeys, and undoes a change of e-mail that an administrator requested.
 */
export async function endSessionsByLink(work: Work, input: { token: string }): Promise<{ message: string }> {
  const { db, clock, caller, env } = work
  await work.check()
  const eventId = await eventOfToken(env, input.token)
  if (!eventId) throw new Malformed('end_sessions_link_invalid')
  const ending = { eventId, now: clock.now(), caller, noPassword: DUMMY_HASH }
  const { ended, restoration } = await work.write(endSessionsByEvent(db, ending))
  if (ended.length === 0) throw new Malformed('end_sessions_link_invalid')
  return { message: restoration.restored.length > 0 ? EMAIL_RESTORED : SESSIONS_ENDED }
}
