import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { requireBrowser } from '../support/browser.ts'
import { print } from '../support/problem.ts'
import { run as runTool, withCleanup } from '../support/processes.ts'
import { outcomesOf, REPORTS } from '../support/test-outcomes.ts'
import { run as build } from './build.ts'
import { check } from './check.ts'

const WITHOUT_COLOUR = { FORCE_COLOR: '0', NO_COLOR: '1' }
const counts = { passed: 0, failed: 0 }

/** How often a failed test is retried before it counts as failed. `RETRIES=0` disables retries. */
const RETRIES = { vitest: 1, playwright: 2 }
const retries = (runner: keyof typeof RETRIES) =>
  `--${runner === 'vitest' ? 'retry' : 'retries'}=${process.env.RETRIES ?? RETRIES[runner]}`

/**
 * The whole gate: check, unit and API tests, build, browser tests. Before the counts in its last line, it lists each
 * flaky test: one that only passed on a retry.
 */
export async function run() {
  await withCleanup(async () => {
    rmSync(REPORTS, { recursive: true, force: true })
    mkdirSync(REPORTS, { recursive: true })
    await step('Check', async () => {
      counts.failed += await check()
    })
    await step('Unit and API tests', runVitest)
    if (await step('Build', build)) await step('Browser tests', runPlaywright)
    for (const name of outcomesOf('flaky')) print(`flaky: ${name}`)
    process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1
    print(`${counts.passed} passed, ${counts.failed} failed`)
  })
}

/**
 * A step that throws counts as one failure, and the next steps still run.
 * @returns whether it did not throw
 */
async function step(name: string, work: () => Promise<void>): Promise<boolean> {
  const started = performance.now()
  print(`\n── ${name}`)
  try {
    await work()
    return true
  } catch (error) {
    print(error instanceof Error ? error.message : String(error))
    counts.failed += 1
    return false
  } finally {
    print(`── ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
  }
}

async function runVitest() {
  const report = `${REPORTS}/vitest.json`
  const reporters = ['default', 'json', './scripts/support/vitest-reporter.ts'].map(
    (name) => `--reporter=${name}`,
  )
  const args = ['run', ...reporters, `--outputFile.json=${report}`, retries('vitest')]
  const { code } = await runTool(['node_modules/vitest/vitest.mjs', ...args], {
    onLine: print,
    env: WITHOUT_COLOUR,
  })
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report)
  addCounts(code, numPassedTests, numFailedTests)
}

async function runPlaywright() {
  const report = `${REPORTS}/playwright.json`
  const state = mkdtempSync(join(tmpdir(), 'viver-bem-e2e-'))
  const env = {
    ...WITHOUT_COLOUR,
    CHROME_PATH: requireBrowser(),
    E2E_STATE: state,
    PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(report),
  }
  const reporters = `--reporter=json,${resolve('scripts/support/playwright-reporter.ts')}`
  const args = ['test', '--config', 'e2e/playwright.config.ts', reporters, retries('playwright')]
  const { code } = await runTool(['node_modules/@playwright/test/cli.js', ...args], { onLine: print, env })
  const logs = join(state, 'logs')
  if (existsSync(logs)) cpSync(logs, join(REPORTS, 'server'), { recursive: true })
  rmSync(state, { recursive: true, force: true })
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(report).stats ?? {}
  addCounts(code, expected + flaky, unexpected)
}

/** Counts one failure if the runner failed without a failed test, for example because a file does not load. */
function addCounts(code: number, passed: number, failed: number) {
  counts.passed += passed
  counts.failed += code !== 0 && failed === 0 ? 1 : failed
}

function readReport(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
