import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { requireBrowser } from '../support/browser.ts'
import { Problem, print } from '../support/problem.ts'
import { run as runTool, withCleanup } from '../support/processes.ts'
import { RELEASED } from '../support/released-contract.ts'
import { markAsBuilt } from './build.ts'

/** The earlier Playwright configuration, with the present servers. */
const CONFIG = 'e2e/previous.config.ts'

/**
 * Runs the browser tests tagged @smoke of an earlier commit, in the apps of that commit, on the present API and migrations.
 * @param args The commit, by default the newest tag or without tags the commit that last recorded the released contract; then
 * the files to which to limit the tests.
 */
export async function run([commit = releasedCommit(), ...specs]: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'viver-bem-previous-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await withCleanup(async () => {
    const earlier = join(folder, 'earlier')
    checkOut(commit, earlier, join(folder, 'index'))
    await buildEarlier(earlier)
    const present = join(folder, 'present')
    copyPresent(present)
    cpSync(join(earlier, 'dist'), join(present, 'dist'), { recursive: true })
    markAsBuilt(present)
    await test(specs, earlier, present, folder)
  })
}

function git(args: string[], env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) throw new Problem(`git ${args.join(' ')} failed: ${stderr.trim()}`)
  return stdout.trim()
}

function releasedCommit(): string {
  const [tag] = git(['tag', '--sort=-creatordate']).split('\n')
  return tag || git(['log', '-1', '--format=%H', '--', RELEASED])
}

function checkOut(commit: string, folder: string, index: string) {
  const hash = git(['rev-parse', '--verify', `${commit}^{commit}`])
  print(`The apps of ${git(['log', '-1', '--format=%h %s', hash])}`)
  git(['read-tree', hash], { GIT_INDEX_FILE: index })
  git(['checkout-index', '--all', `--prefix=${folder}/`], { GIT_INDEX_FILE: index })
}

/** With the installed packages if they are those of the commit; otherwise its own scripts install them. */
async function buildEarlier(folder: string) {
  const [lock, earlierLock] = ['.', folder].map((root) =>
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  if (lock === earlierLock) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const { code, output } = await runTool(['scripts/run.mjs', 'build'], { cwd: folder })
  if (code !== 0) throw new Problem(`The apps of that commit were not built: ${output}`)
}

/** Copies the working tree without what git ignores. */
function copyPresent(folder: string) {
  const files = git(['ls-files', '--cached', '--others', '--exclude-standard', '-z']).split('\0')
  for (const file of files) if (existsSync(file)) cpSync(file, join(folder, file), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
}

async function test(specs: string[], earlier: string, present: string, folder: string) {
  const webServer = `{ ...config.webServer, cwd: ${JSON.stringify(present)} }`
  const config = `import config from './playwright.config.ts'\nexport default { ...config, webServer: ${webServer} }\n`
  writeFileSync(join(earlier, CONFIG), config)
  const report = join(folder, 'report.json')
  const env = {
    CHROME_PATH: requireBrowser(),
    E2E_STATE: join(folder, 'state'),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  const cli = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    CONFIG,
    '--grep',
    '@smoke',
    '--retries=1',
  ]
  const options = ['--reporter=list,json', '--output', resolve('test-results/previous')]
  const { code } = await runTool([...cli, ...options, ...specs], { cwd: earlier, onLine: print, env })
  const {
    expected = 0,
    flaky = 0,
    unexpected = 0,
  } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).stats : {}
  const passed = expected + flaky
  print(`${passed} passed${flaky > 0 ? ` (${flaky} on a retry)` : ''}, ${unexpected} failed`)
  process.exitCode = code === 0 && passed > 0 ? 0 : 1
}
