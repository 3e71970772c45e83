import type { Work } from '#platform/work.ts'
import { insertSessionOfNewcomer } from '../sessions/sessions.queries.ts'
import { newSession } from '../sign-in/start-session.ts'

/**
 * The registration was answered before and its answer was lost on the way: the person is let in again, unless the
 * password that came with it has been changed since. Then there is no secret, and the sign-in is the only way.
 */
export async function resumeRegistration(work: Work, userId: string): Promise<{ secret?: string }> {
  const { secret, row } = await newSession(work, userId, 'member')
  const [, [started]] = await work.write(insertSessionOfNewcomer(work.db, row))
  return started ? { secret } : {}
}
