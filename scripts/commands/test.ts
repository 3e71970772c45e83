import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { requireBrowser } from '../support/browser.ts'
import { withCleanup } from '../support/lifetime.ts'
import { print } from '../support/problem.ts'
import { run as runTool } from '../support/processes.ts'
import { build } from './build.ts'
import { check } from './check.ts'

export type Counts = { passed: number; failed: number }

const REPORTS = 'test-results'
const WITHOUT_COLOUR = { FORCE_COLOR: '0', NO_COLOR: '1' }

/** The whole gate: check, unit and API tests, build, browser tests. Its last line is the counts. */
export async function run() {
  await withCleanup(async () => {
    rmSync(REPORTS, { recursive: true, force: true })
    mkdirSync(REPORTS, { recursive: true })
    const counts = [
      await step('Check', async () => ({ passed: 0, failed: await check() })),
      await step('Unit and API tests', runVitest),
    ]
    const built = await step('Build', runBuild)
    counts.push(built)
    if (built.failed === 0) counts.push(await step('Browser tests', runPlaywright))
    const passed = counts.reduce((sum, count) => sum + count.passed, 0)
    const failed = counts.reduce((sum, count) => sum + count.failed, 0)
    process.exitCode = failed === 0 && passed > 0 ? 0 : 1
    print(`${passed} passed, ${failed} failed`)
  })
}

/** A step that throws counts as one failure, and the next steps still run. */
async function step(name: string, work: () => Promise<Counts>) {
  const started = performance.now()
  print(`\n── ${name}`)
  try {
    return await work()
  } catch (error) {
    print(error instanceof Error ? error.message : String(error))
    return { passed: 0, failed: 1 }
  } finally {
    print(`── ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
  }
}

async function runBuild() {
  await build()
  return { passed: 0, failed: 0 }
}

async function runVitest() {
  const report = `${REPORTS}/vitest.json`
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runTool(['node_modules/vitest/vitest.mjs', ...args], {
    onLine: print,
    env: WITHOUT_COLOUR,
  })
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report)
  return withExitCode(code, { passed: numPassedTests, failed: numFailedTests })
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
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json']
  const { code } = await runTool(['node_modules/@playwright/test/cli.js', ...args], { onLine: print, env })
  if (existsSync(join(state, 'logs')))
    cpSync(join(state, 'logs'), join(REPORTS, 'server'), { recursive: true })
  rmSync(state, { recursive: true, force: true })
  const { stats = {} } = readReport(report)
  return withExitCode(code, {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: stats.unexpected ?? 0,
  })
}

/**
 * Counts a failure where the runner failed without a failed test: a file that does not load, a server that does
 * not start.
 */
function withExitCode(code: number, counts: Counts) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function readReport(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
