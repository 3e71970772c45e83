import type { SessionPurpose } from '#database/schema/accounts.ts'
import { Unauthenticated } from '#platform/errors.ts'
import type { Work } from '#platform/work.ts'
import { recordRefusedSignIn } from './refused-sign-in.queries.ts'

/** The audit row of a wrong password. Attempts rejected by the limits leave none. */
export async function recordRefusal(
  work: Work,
  error: unknown,
  email: string,
  purpose: SessionPurpose,
): Promise<void> {
  if (!(error instanceof Unauthenticated)) return
  const { db, clock, caller } = work
  const action = purpose === 'admin' ? 'account.dashboard_refused' : 'account.sign_in_refused'
  await work.write([recordRefusedSignIn(db, email, action, clock.now(), caller)])
}
