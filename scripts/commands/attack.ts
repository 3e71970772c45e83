import { requireBrowser } from '../support/browser.ts'
import { Problem, print } from '../support/problem.ts'
import { run as runTool } from '../support/processes.ts'
import { run as build } from './build.ts'

/** Callers and routes, races, limits, headers, faults, other people's data. */
const API_TESTS = ['worker/testing', 'worker/features']

/**
 * The long form of the attacks that the gate runs briefly, for a nightly run: 200,000 requests generated from the schemas,
 * each race a thousand times, on D1 and on libSQL, then what the browser keeps after a sign-out.
 */
export async function run() {
  const requests = process.env.REQUESTS ?? '200000'
  const races = process.env.RACES ?? '1000'
  print(`${requests} generated requests, ${races} runs of each race`)
  const projects = ['d1', 'libsql'].flatMap((name) => ['--project', name])
  const api = await runTool(['node_modules/vitest/vitest.mjs', 'run', ...projects, ...API_TESTS], {
    onLine: print,
    env: { REQUESTS: requests, RACES: races },
  })
  await build()
  const browser = await runTool(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'e2e/playwright.config.ts',
      'e2e/shell.spec.ts',
    ],
    { onLine: print, env: { CHROME_PATH: requireBrowser() } },
  )
  if (api.code !== 0 || browser.code !== 0) throw new Problem('An attack succeeded: see above.')
}
