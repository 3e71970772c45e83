import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireBrowser } from '../support/browser.ts'
import { Problem, print } from '../support/problem.ts'
import { run as runTool, withCleanup } from '../support/processes.ts'
import { buildIfChanged } from './build.ts'

/** Instants in São Paulo time, each on a special date or at a special hour. */
const INSTANTS = {
  '2026-10-14T23:58': 'the day changes during the run',
  '2026-10-15T00:03': 'the day has just changed',
  '2026-10-18T10:00': 'a Sunday',
  '2026-10-26T09:00': 'the day after Lisbon repeated an hour',
  '2026-11-14T03:30': 'before four, when the night is over',
  '2026-11-30T22:00': 'the last of a month of 30 days; the next month in UTC',
  '2026-12-25T10:00': 'a holiday',
  '2026-12-31T21:30': 'the last of a year; the next year in UTC',
  '2027-01-01T09:00': 'the first of a year',
  '2027-03-01T08:00': 'the first of a month, a Monday',
  '2027-03-29T10:00': 'the day after Lisbon skipped an hour',
  '2028-02-29T10:00': 'a day that most years do not have',
}

/**
 * Runs the browser tests tagged @smoke at each of the instants, or at those given as arguments, each on new servers.
 * @param chosen Local times in São Paulo, for example 2028-02-29T10:00.
 */
export async function run(chosen: string[]) {
  await withCleanup(async () => {
    await buildIfChanged()
    const failed: string[] = []
    for (const instant of chosen.length > 0 ? chosen : Object.keys(INSTANTS)) {
      print(`\n── ${instant} ${Reflect.get(INSTANTS, instant) ?? ''}`)
      if (!(await passesAt(instant))) failed.push(instant)
    }
    if (failed.length > 0) throw new Problem(`Tests failed at ${failed.join(', ')}.`)
  })
}

async function passesAt(instant: string): Promise<boolean> {
  const state = mkdtempSync(join(tmpdir(), 'viver-bem-dates-'))
  const cli = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts']
  const options = ['--grep', '@smoke', '--output', `test-results/dates/${instant.replaceAll(/\W/g, '-')}`]
  const env = { CHROME_PATH: requireBrowser(), CLOCK_START: `${instant}-03:00`, E2E_STATE: state }
  const { code } = await runTool([...cli, ...options], { onLine: print, env })
  rmSync(state, { recursive: true, force: true })
  return code === 0
}
