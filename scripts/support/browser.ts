import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { Problem, print } from './problem.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Path of a Chromium or Chrome on this machine, if there is one: CHROME_PATH first, Playwright's own last. */
export function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  const candidates = [process.env.CHROME_PATH ?? '', ...onPath, ...PLACES, chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path) && isExecutable(path))
}

/** Path of a Chromium or Chrome; installs one where there is none. Throws `Problem` where that fails. */
export function requireBrowser() {
  if (process.env.CHROME_PATH && !existsSync(process.env.CHROME_PATH)) {
    throw new Problem(`CHROME_PATH is ${process.env.CHROME_PATH}, which does not exist.`)
  }
  const path = findBrowser() ?? installPlaywrightBrowser() ?? installDebianBrowser()
  if (path) return path
  throw new Problem('No Chromium or Chrome here, and installing one failed: set CHROME_PATH to its path.')
}

function installPlaywrightBrowser() {
  print('No browser found: installing the Chromium of Playwright…')
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'inherit' })
  const path = chromium.executablePath()
  if (!existsSync(path)) return undefined
  return spawnSync(path, ['--version']).status === 0 ? path : undefined
}

function installDebianBrowser() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  print('Installing the Debian package chromium…')
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options)
  return findBrowser()
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
