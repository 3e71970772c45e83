import { DrizzleQueryError } from 'drizzle-orm/errors'

/**
 * All messages of the error's cause chain, since drivers wrap SQLite's errors. Leaves out Drizzle's own
 * message, because it repeats the parameters, which contain people's texts.
 */
export function causes(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return `${error instanceof DrizzleQueryError ? '' : error.message} ${causes(error.cause)}`
}

/** Whether the statement failed on a UNIQUE or PRIMARY KEY constraint of the table. */
export function violatesUnique(error: unknown, table: string): boolean {
  return causes(error).includes(`UNIQUE constraint failed: ${table}.`)
}

const quotaChecks = ['quota_of_the_day', 'quota_in_all'] as const

/** Which quota a batch failed on, see `countChange`. */
export function quotaExceeded(error: unknown): (typeof quotaChecks)[number] | undefined {
  const text = causes(error)
  return quotaChecks.find((name) => text.includes(`CHECK constraint failed: ${name}`))
}

/** Whether a batch failed on `requireLiveSession`. */
export function sessionHasEnded(error: unknown): boolean {
  return causes(error).includes('malformed JSON')
}

// Messages of D1 (https://developers.cloudflare.com/d1/observability/debug-d1/#error-list and
// https://developers.cloudflare.com/d1/platform/limits/), of SQLite, and of the connection to libSQL.

/** Transient faults: a read is retried immediately. */
const PASSING = [
  'Network connection lost',
  'storage caused object to be reset',
  'reset because its code was updated',
  'Cannot resolve D1 DB due to transient issue',
  'Replica disconnected from primary',
  "Can't read from request stream",
  'internal error',
  'D1_RESET_DO',
  'database is locked',
  'fetch failed',
  'ECONNREFUSED',
  'ECONNRESET',
]

/** Faults that an immediate retry would prolong. */
const LASTING = [
  'storage operation exceeded timeout',
  'is overloaded',
  'exceeded its memory limit',
  'Memory limit exceeded',
  'exceeded its CPU time limit',
  'exceeded CPU time limit',
  'long-running export',
  'long-running import',
]

/** Nothing can be stored until somebody makes room. */
const FULL = [
  'Exceeded maximum DB size',
  'maximum account storage limit',
  'database or disk is full',
  'SQLITE_FULL',
]

const includesAny = (text: string, messages: readonly string[]) =>
  messages.some((message) => text.includes(message))

export type DatabaseFault = 'passing' | 'lasting' | 'full'

/** Why the database cannot answer now; `undefined` if the error lies in one of the statements. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  const text = causes(error)
  if (includesAny(text, FULL)) return 'full'
  if (includesAny(text, LASTING)) return 'lasting'
  return includesAny(text, PASSING) ? 'passing' : undefined
}
