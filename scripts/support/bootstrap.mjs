// Runs on whatever Node the machine has, so: no import that must be installed first, and no syntax or
// `node:` specifier that an old Node would choke on before it can be told that it is too old.
import { spawn, spawnSync } from 'child_process'
import { existsSync, readFileSync, realpathSync } from 'fs'
import { dirname, join } from 'path'
import { fileURLToPath } from 'url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const ownNode = join(root, 'node_modules', '.bin', 'node')

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage */

/**
 * Installs what the lock file asks for, moves the process to the Node that comes with it, and then runs `main`.
 * @param {() => Promise<void>} main
 */
export async function bootstrap(main) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 10)) {
    stop(`Este projeto precisa do Node 20.10 ou mais novo; este é o ${process.versions.node}.`)
  }
  if (!isInstalled()) install()
  if (realpathSync(process.execPath) !== realpathSync(ownNode)) return continueOnOwnNode()
  process.chdir(root)
  try {
    await main()
  } catch (error) {
    const expected = error instanceof Error && error.name === 'Problem'
    stop(expected ? error.message : `Erro inesperado: ${error instanceof Error ? error.stack : error}`)
  }
}

function isInstalled() {
  const installedLock = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedLock) || !existsSync(ownNode)) return false
  const installed = readPackages(installedLock)
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    const found = installed[path]
    if (path === '') return true
    return found ? found.version === wanted.version && found.integrity === wanted.integrity : wanted.optional
  })
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

function install() {
  process.stdout.write('Instalando as dependências…\n')
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: root, stdio: /** @type {const} */ ('inherit') }
  const result = npm ? spawnSync(process.execPath, [npm, ...args], options) : spawnSync('npm', args, options)
  if (result.status !== 0 || !existsSync(ownNode)) {
    stop('A instalação das dependências falhou: veja a mensagem do npm acima e tente de novo.')
  }
}

/** @returns {Promise<never>} */
function continueOnOwnNode() {
  const child = spawn(ownNode, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  whenNpmIsGone(() => child.kill('SIGTERM'))
  return new Promise(() => {
    child.on('exit', (code, signal) => process.exit(code === null ? (signal === 'SIGINT' ? 130 : 143) : code))
  })
}

/**
 * npm cannot pass on the signal that kills it outright, which would leave servers running behind its back.
 * @param {() => void} end
 */
export function whenNpmIsGone(end) {
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
