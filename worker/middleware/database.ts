import type { BatchResponse } from 'drizzle-orm/batch'
import type { Database } from '#database/client.ts'
import { causes } from '#platform/database-errors.ts'
import { Unavailable } from '#platform/errors.ts'
import type { Statements } from '#platform/work.ts'

const READ_ATTEMPTS = 3
const RETRY_PAUSE_MS = 50

// https://developers.cloudflare.com/d1/observability/debug-d1/#error-list
const transient = [
  'Network connection lost',
  'storage caused object to be reset',
  'reset because its code was updated',
  'D1 DB is overloaded',
  'internal error',
  'Cannot resolve D1 DB due to transient issue',
  'Memory limit exceeded',
  'fetch failed',
  'ECONNREFUSED',
  'ECONNRESET',
]

function isTransient(error: unknown): boolean {
  const text = causes(error)
  return transient.some((message) => text.includes(message))
}

function batch<const T extends Statements>(db: Database, statements: T): Promise<BatchResponse<T>> {
  return db.batch<T[number], T>(statements)
}

/** One round trip in one transaction. Retries transient errors, then throws `Unavailable`. */
export async function runRead<const T extends Statements>(
  db: Database,
  statements: T,
): Promise<BatchResponse<T>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await batch(db, statements)
    } catch (error) {
      if (!isTransient(error)) throw error
      if (attempt === READ_ATTEMPTS) throw new Unavailable()
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
    throw isTransient(error) ? new Unavailable() : error
  }
}
