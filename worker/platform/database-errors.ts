/** All messages of the error's cause chain, since drivers wrap SQLite's errors. */
export function causes(error: unknown): string {
  return error instanceof Error ? `${error.message} ${causes(error.cause)}` : ''
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
