import { appendFileSync, existsSync, readFileSync } from 'node:fs'

export const REPORTS = 'test-results'

const fileOf = (outcome: Outcome) => `${REPORTS}/${outcome}.txt`

/** `flaky`: failed first, passed on a retry. */
export type Outcome = 'flaky' | 'failed'

/** Adds a test to the file of that outcome. Reporters call it, in processes of their own. */
export function noteOutcome(outcome: Outcome, file: string, ...titles: string[]): void {
  appendFileSync(fileOf(outcome), `${[file, ...titles].join(' › ')}\n`)
}

/** The tests of that outcome in the last run, as `<file> › <name>`. */
export function outcomesOf(outcome: Outcome): string[] {
  const file = fileOf(outcome)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}
