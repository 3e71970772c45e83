// Runs on any Node before anything is installed: it imports no package, and uses no syntax or `node:` specifier
// that an old Node cannot parse, so that an old Node gets a message instead of a syntax error.
import { spawn, spawnSync } from 'child_process'
import { existsSync, readFileSync, realpathSync } from 'fs'
import { dirname, join } from 'path'
import { fileURLToPath } from 'url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const ownNode = join(root, 'node_modules', '.bin', 'node')

/**
 * Installs the dependencies if they differ from the lock file, restarts on the Node among them, and runs `main`.
 * @param {() => Promise<void>} main
 */
export async function bootstrap(main) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 10)) {
    stop(`This project needs Node 20.10 or newer; this is ${process.versions.node}.`)
  }
  if (!isInstalled()) install()
  const environment = languageEnvironment()
  const isOwnNode = realpathSync(process.execPath) === realpathSync(ownNode)
  const hasLanguage = environment.WRANGLER_BUILD_CONDITIONS === process.env.WRANGLER_BUILD_CONDITIONS
  if (!isOwnNode || !hasLanguage) return restartOnOwnNode(environment)
  process.chdir(root)
  try {
    await main()
  } catch (error) {
    const isProblem = error instanceof Error && error.name === 'Problem'
    stop(isProblem ? error.message : `Unexpected error: ${error instanceof Error ? error.stack : error}`)
  }
}

function isInstalled() {
  const installedLock = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedLock) || !existsSync(ownNode)) return false
  const installed = readPackages(installedLock)
  const { '': _project, ...locked } = readPackages(join(root, 'package-lock.json'))
  return Object.entries(locked).every(([path, { version, integrity, optional }]) => {
    const present = installed[path]
    return present ? present.version === version && present.integrity === integrity : optional
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

function install() {
  process.stdout.write('Installing the dependencies…\n')
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit' })
  if (status !== 0 || !existsSync(ownNode)) {
    stop('Installing the dependencies failed: see the message of npm above, and try again.')
  }
}

/**
 * The environment in which Node, wrangler and their child processes use the texts of APP_LANGUAGE, which is a condition
 * name of `imports` in package.json.
 * @returns {NodeJS.ProcessEnv}
 */
function languageEnvironment() {
  const { APP_LANGUAGE: language = '', NODE_OPTIONS: options = '' } = process.env
  if (!language) return process.env
  if (!/^[a-z-]+$/i.test(language) || !existsSync(join(root, 'frontend', 'locales', language))) {
    stop(`APP_LANGUAGE must name a folder of frontend/locales, not "${language}".`)
  }
  return {
    ...process.env,
    NODE_OPTIONS: `${options} --conditions=${language}`,
    WRANGLER_BUILD_CONDITIONS: `${language},workerd,worker,browser`,
  }
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<never>}
 */
function restartOnOwnNode(env) {
  const child = spawn(ownNode, process.argv.slice(1), { stdio: 'inherit', env })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  onParentExit(() => child.kill('SIGTERM'))
  return new Promise(() => {
    child.on('exit', (code, signal) => process.exit(code === null ? (signal === 'SIGINT' ? 130 : 143) : code))
  })
}

/**
 * Runs `end` once npm, the parent process, is gone: it cannot forward a SIGKILL, and servers would be left running.
 * @param {() => void} end
 */
export function onParentExit(end) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, 1000).unref()
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
