/** All messages of the error's cause chain, since drivers wrap SQLite's errors. */
export function causes(error: unknown): string {
  return error instanceof Error ? `${error.message} ${causes(error.cause)}` : ''
}

/** Whether the statement failed on a UNIQUE or PRIMARY KEY constraint of the table. */
export function violatesUnique(error: unknown, table: string): boolean {
  return causes(error).includes(`UNIQUE constraint failed: ${table}.`)
}

/** Whether a batch failed on `requireLiveSession`. */
export function sessionHasEnded(error: unknown): boolean {
  return causes(error).includes('malformed JSON')
}
