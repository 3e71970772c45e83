import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { Problem, say } from './problem.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium or Chrome on this machine, if there is one: CHROME_PATH first, Playwright's own last. */
export function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  const candidates = [process.env.CHROME_PATH ?? '', ...onPath, ...PLACES, chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path) && isExecutable(path))
}

/** The same, fetching one where there is none. */
export function requireBrowser() {
  if (process.env.CHROME_PATH && !existsSync(process.env.CHROME_PATH)) {
    throw new Problem(`CHROME_PATH aponta para ${process.env.CHROME_PATH}, que não existe.`)
  }
  const found = findBrowser() ?? fetchPlaywrights() ?? fetchDebians()
  if (found) return found
  throw new Problem(
    'Nenhum Chromium ou Chrome nesta máquina, nem foi possível instalar um: diga onde está com CHROME_PATH.',
  )
}

function fetchPlaywrights() {
  say('Nenhum navegador encontrado: instalando o Chromium do Playwright…')
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'inherit' })
  const path = chromium.executablePath()
  if (!existsSync(path)) return undefined
  return spawnSync(path, ['--version']).status === 0 ? path : undefined
}

function fetchDebians() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  say('Instalando o pacote chromium do sistema…')
  const options = /** @type {const} */ ({
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options)
  return findBrowser()
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
