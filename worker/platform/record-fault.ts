import type { Database } from '#database/client.ts'
import { recordError } from '#database/error-log.ts'
import { logFault } from './log.ts'

/**
 * Logs the fault of a scheduled step and adds it to the dashboard's error log. Never rejects.
 * @param details ids and counts for the log line
 */
export async function recordFault(
  db: Database,
  step: string,
  at: Date,
  error: unknown,
  details: Record<string, string | number> = {},
): Promise<void> {
  logFault({ step, ...details }, error)
  const failure = { at, source: 'schedule' as const, place: step, status: null, code: 'unexpected' }
  // If the database failed, the log line is the only record.
  await recordError(db, { ...failure, requestId: null }, error).catch(() => undefined)
}
