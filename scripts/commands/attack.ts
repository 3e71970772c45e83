import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireBrowser } from '../support/browser.ts'
import { Problem, print } from '../support/problem.ts'
import { run as runTool, withCleanup } from '../support/processes.ts'
import { run as build } from './build.ts'

/**
 * Callers × routes, generated requests, races, limits, response headers, faults and crafted files; then the rules and
 * headers that need no database.
 */
const API_TESTS = [
  'worker/testing',
  'worker/features',
  'worker/platform',
  'worker/domain',
  'frontend/build/security',
]
/** The sign-in and its factors, the end of a session, and what browser storages keep about a person. */
const BROWSER_TESTS = ['storages', 'shell', 'membership-card', 'passkeys', 'admin-second-factor'].map(
  (name) => `e2e/${name}.spec.ts`,
)

/**
 * A longer form of the attacks in the gate, for a nightly run: on D1 and libSQL 200,000 requests each, generated from
 * the schemas, and a thousand runs of each race; then a real browser.
 */
export async function run() {
  await withCleanup(async () => {
    const requests = process.env.REQUESTS ?? '200000'
    const races = process.env.RACES ?? '1000'
    print(`${requests} generated requests and ${races} runs of each race, on D1 and on libSQL`)
    const projects = ['d1', 'libsql', 'unit'].flatMap((name) => ['--project', name])
    const api = await runTool(
      ['node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose', ...projects, ...API_TESTS],
      { onLine: print, env: { REQUESTS: requests, RACES: races } },
    )
    await build()
    const state = mkdtempSync(join(tmpdir(), 'viver-bem-attack-'))
    const browser = await runTool(
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config',
        'e2e/playwright.config.ts',
        ...BROWSER_TESTS,
      ],
      { onLine: print, env: { CHROME_PATH: requireBrowser(), E2E_STATE: state } },
    )
    rmSync(state, { recursive: true, force: true })
    if (api.code !== 0 || browser.code !== 0) throw new Problem('An attack succeeded: see above.')
  })
}
