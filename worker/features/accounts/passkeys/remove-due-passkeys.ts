import { runBatch } from '#database/batch.ts'
import type { Database } from '#database/client.ts'
import type { Clock } from '#platform/clock.ts'
import { removeDue } from './removal.queries.ts'

/** Removes the passkeys whose removal was requested `PASSKEY_REMOVAL_HOURS` ago. A second run finds none. */
export async function removeDuePasskeys({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await runBatch(db, removeDue(db, clock.now()))
}
