import type { Database } from '#database/client.ts'
import { recordError } from '#database/error-log.ts'
import { logFault } from './log.ts'

/** A fault of what happens by itself: a line in the log, and a row for whoever looks after the service. */
export async function noteFault(db: Database, step: string, at: Date, error: unknown): Promise<void> {
  logFault({ step }, error)
  const failure = { at, source: 'schedule' as const, place: step, status: null, code: 'unexpected' }
  // Where the database is what failed, the log line is all there is.
  await recordError(db, { ...failure, requestId: null }, error).catch(() => undefined)
}
