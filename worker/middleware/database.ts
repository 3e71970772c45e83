import type { BatchResponse } from 'drizzle-orm/batch'
import type { Database } from '#database/client.ts'
import { databaseFault } from '#platform/database-errors.ts'
import { unavailableBy } from '#platform/errors.ts'
import type { Statements } from '#platform/work.ts'

const READ_ATTEMPTS = 3
const RETRY_PAUSE_MS = 50

function batch<const T extends Statements>(db: Database, statements: T): Promise<BatchResponse<T>> {
  return db.batch<T[number], T>(statements)
}

/** One round trip in one transaction. Retries transient faults, then throws `Unavailable`. */
export async function runRead<const T extends Statements>(
  db: Database,
  statements: T,
): Promise<BatchResponse<T>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await batch(db, statements)
    } catch (error) {
      const fault = databaseFault(error)
      if (!fault) throw error
      if (fault !== 'passing' || attempt === READ_ATTEMPTS) throw unavailableBy(fault, error)
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS * attempt))
    }
  }
}

/** One round trip in one transaction: all statements take effect or none. Never retried. */
export async function runWrite<const T extends Statements>(
  db: Database,
  statements: T,
): Promise<BatchResponse<T>> {
  try {
    return await batch(db, statements)
  } catch (error) {
    const fault = databaseFault(error)
    throw fault ? unavailableBy(fault, error) : error
  }
}
