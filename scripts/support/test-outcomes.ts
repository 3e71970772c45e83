import { appendFileSync, existsSync, readFileSync } from 'node:fs'

export const REPORTS = 'test-results'

const fileOf = (outcome: Outcome) => `${REPORTS}/${outcome}.txt`

/** `flaky`: failed first, passed on a retry. */
export type Outcome = 'flaky' | 'failed'

/** Adds a test to the file for that outcome. Called by reporters, which run in separate processes. */
export function noteOutcome(outcome: Outcome, file: string, ...titles: string[]): void {
  appendFileSync(fileOf(outcome), `${[file, ...titles].join(' › ')}\n`)
}

/** The tests with that outcome in the last run, as `<file> › <name>`. */
export function outcomesOf(outcome: Outcome): string[] {
  const file = fileOf(outcome)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}
