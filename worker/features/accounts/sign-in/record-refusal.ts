import type { SessionPurpose } from '#database/schema/accounts.ts'
import { after, DAY } from '#domain/duration.ts'
import { Unauthenticated } from '#platform/errors.ts'
import type { Work } from '#platform/work.ts'
import { recordRefusedSignIn } from './refused-sign-in.queries.ts'

/**
 * Rows of rejected sign-ins per account and day. Further ones are not recorded, so that nobody can fill the
 * log.
 */
const REFUSALS_PER_DAY_MAX = 50

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
  const now = clock.now()
  await work.write([
    recordRefusedSignIn(db, email, action, now, caller, {
      since: after(now, -DAY),
      max: REFUSALS_PER_DAY_MAX,
    }),
  ])
}
