import { CONTENT_WAIT_HOURS } from '#contract/files.ts'
import type { Database } from '#database/client.ts'
import { after, HOUR } from '#domain/duration.ts'
import type { Clock } from '#platform/clock.ts'
import { deleteWithoutContent } from './exam-files.queries.ts'

/** Removes files whose content never came. */
export async function clearUnsentExamFiles({ db, clock }: { db: Database; clock: Clock }): Promise<number> {
  return (await deleteWithoutContent(db, after(clock.now(), -CONTENT_WAIT_HOURS * HOUR))).length
}
