import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { Problem, print } from './problem.ts'

// Headless Chromium takes a tenth less CPU time, so that build comes first.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Path of a Chromium or Chrome on this machine, if there is one: CHROME_PATH first, Playwright's own last. */
export function findBrowser() {
  // Without `which` there is no output.
  const onPath = String(spawnSync('which', NAMES).stdout ?? '').split('\n')
  const candidates = [process.env.CHROME_PATH ?? '', ...onPath, MAC_CHROME, chromium.executablePath()]
  return candidates.find((path) => existsSync(path))
}

/** Path of a Chromium or Chrome; installs one if there is none. Throws `Problem` if that fails. */
export function requireBrowser() {
  const chosen = process.env.CHROME_PATH
  if (chosen && !existsSync(chosen)) throw new Problem(`CHROME_PATH is ${chosen}, which does not exist.`)
  const path = findBrowser() ?? installDebianBrowser() ?? installPlaywrightBrowser()
  if (path) return path
  throw new Problem('No Chromium or Chrome here, and installing one failed: set CHROME_PATH to its path.')
}

function installPlaywrightBrowser() {
  print('Installing the Chromium of Playwright…')
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'inherit' })
  // It does not start if a system library is missing.
  const path = chromium.executablePath()
  return spawnSync(path, ['--version']).status === 0 ? path : undefined
}

function installDebianBrowser() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  print('No browser found: installing the one of Debian…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  const install = ['install', '-y', '-qq', '--no-install-recommends']
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!findBrowser()) spawnSync('apt-get', [...install, name], { stdio: 'inherit', env })
  }
  return findBrowser()
}
