import type { Work } from '#platform/work.ts'
import { deleteSessionBySecret } from '../sessions/sessions.queries.ts'

/** Ends the session on the server. An unknown session counts as ended. */
export async function signOut(
  { db, write }: Work,
  session: { userId: string; secretHash: string },
): Promise<void> {
  await write([deleteSessionBySecret(db, session.userId, session.secretHash)])
}
