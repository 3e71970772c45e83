import type { Work } from '#platform/work.ts'
import { insertSessionOfRegistration } from '../sessions/sessions.queries.ts'
import { newSession } from '../sign-in/start-session.ts'

/**
 * Starts a session for a retried registration whose first answer was lost. Returns no secret if the password
 * has changed since: then only signing in opens a session.
 */
export async function resumeRegistration(
  work: Work,
  account: { id: string; email: string },
  password: string,
): Promise<{ secret?: string }> {
  const { secret, row } = await newSession(work, account, 'member', password)
  const { started } = await work.write(insertSessionOfRegistration(work.db, row))
  return started[0] ? { secret } : {}
}
