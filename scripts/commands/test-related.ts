import { execFileSync } from 'node:child_process'
import { requireBrowser } from '../support/browser.ts'
import { print } from '../support/problem.ts'
import { run as runTool, withCleanup } from '../support/processes.ts'
import { relatedTo } from '../support/related.ts'

const VITEST = 'node_modules/vitest/vitest.mjs'
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts']

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** Existing files that differ from the branch point, committed or not. */
function changedFiles(base: string): string[] {
  const [point = base] = git('merge-base', base, 'HEAD')
  return [
    ...git('diff', '--name-only', '--diff-filter=d', point),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}

/**
 * Runs the tests for what changed since another branch (by default `main`): unit tests, API tests and browser tests.
 */
export async function run([base = 'main']: string[]) {
  const { modules, api, specs, shared } = relatedTo(changedFiles(base))
  await withCleanup(async () => {
    const steps = [
      modules.length > 0 && [
        VITEST,
        'related',
        ...modules,
        '--run',
        '--project',
        'unit',
        '--passWithNoTests',
      ],
      api.length > 0 && [VITEST, 'run', '--project', 'd1', '--project', 'libsql', ...api],
      specs.length > 0 && [...PLAYWRIGHT, ...specs.map((name) => `e2e/${name}.spec.ts`)],
    ].filter((step) => step !== false)
    const env = specs.length > 0 ? { CHROME_PATH: requireBrowser() } : {}
    for (const step of steps)
      if ((await runTool(step, { onLine: print, env })).code !== 0) process.exitCode = 1
    if (shared.length > 0)
      print(`Code that several features use: run npm test before a merge.\n${shared.join('\n')}`)
  })
}
