import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { requireBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { check } from './check.mjs'
import { withCleanEnd } from './lifetime.mjs'
import { say } from './problem.mjs'
import { run } from './processes.mjs'

/** @typedef {{ passed: number, failed: number }} Counts */

const REPORTS = 'test-results'
const PLAIN = { FORCE_COLOR: '0', NO_COLOR: '1' }

/** The gate, the tests of the code, the build, and the product in a browser; then one line of counts. */
export async function testEverything() {
  await withCleanEnd(async () => {
    rmSync(REPORTS, { recursive: true, force: true })
    mkdirSync(REPORTS, { recursive: true })
    const counts = [await step('Verificações', runCheck), await step('Testes do código', runVitest)]
    const built = await step('Compilação', runBuild)
    counts.push(built)
    if (built.failed === 0) counts.push(await step('Testes no navegador', runPlaywright))
    const passed = counts.reduce((sum, count) => sum + count.passed, 0)
    const failed = counts.reduce((sum, count) => sum + count.failed, 0)
    process.exitCode = failed === 0 && passed > 0 ? 0 : 1
    say(`${passed} passed, ${failed} failed`)
  })
}

/**
 * A step that breaks is a failure that is counted, and the others go on.
 * @param {string} name
 * @param {() => Promise<Counts>} work
 */
async function step(name, work) {
  say(`\n── ${name}`)
  try {
    return await work()
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return { passed: 0, failed: 1 }
  }
}

async function runCheck() {
  return { passed: 0, failed: await check() }
}

async function runBuild() {
  await build()
  return { passed: 0, failed: 0 }
}

async function runVitest() {
  const report = `${REPORTS}/vitest.json`
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run(['node_modules/vitest/vitest.mjs', ...args], { onLine: say, env: PLAIN })
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report)
  return settle(code, { passed: numPassedTests, failed: numFailedTests })
}

async function runPlaywright() {
  const report = `${REPORTS}/playwright.json`
  const state = mkdtempSync(join(tmpdir(), 'viver-bem-e2e-'))
  const env = {
    ...PLAIN,
    CHROME_PATH: requireBrowser(),
    E2E_STATE: state,
    PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(report),
  }
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json']
  const { code } = await run(['node_modules/@playwright/test/cli.js', ...args], { onLine: say, env })
  if (existsSync(join(state, 'logs')))
    cpSync(join(state, 'logs'), join(REPORTS, 'server'), { recursive: true })
  rmSync(state, { recursive: true, force: true })
  const { stats = {} } = readReport(report)
  return settle(code, { passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: stats.unexpected ?? 0 })
}

/**
 * A runner that ends badly without one failed test to show for it (a file that does not load, a server that does not
 * start) has failed all the same.
 * @param {number} code
 * @param {Counts} counts
 */
function settle(code, counts) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
