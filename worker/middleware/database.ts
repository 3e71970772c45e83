import { type Answer, type Batch, runBatch } from '#database/batch.ts'
import type { Database } from '#database/client.ts'
import { databaseFault } from '#platform/database-errors.ts'
import { unavailableBy } from '#platform/errors.ts'

const READ_ATTEMPTS = 3
const RETRY_PAUSE_MS = 50

/** One round trip in one transaction. Retries faults that pass by themselves, then throws `Unavailable`. */
export async function runRead<const B extends Batch>(db: Database, batch: B): Promise<Answer<B>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runBatch(db, batch)
    } catch (error) {
      const fault = databaseFault(error)
      if (!fault) throw error
      if (fault !== 'passing' || attempt === READ_ATTEMPTS) throw unavailableBy(fault, error)
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS * attempt))
    }
  }
}

/** One round trip in one transaction: all statements take effect or none. Never retried. */
export async function runWrite<const B extends Batch>(db: Database, batch: B): Promise<Answer<B>> {
  try {
    return await runBatch(db, batch)
  } catch (error) {
    const fault = databaseFault(error)
    throw fault ? unavailableBy(fault, error) : error
  }
}
