import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { freePort } from './ports.mjs'
import { Problem } from './problem.mjs'
import { run, start } from './processes.mjs'

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./processes.mjs').Service} Service */

const CLI = join('node_modules', 'wrangler', 'bin', 'wrangler.js')
const READY_WITHIN_MS = 90_000

/**
 * No account, no network, nothing written outside STATE_DIR.
 * @param {Settings} settings
 */
function environment(settings) {
  return {
    CI: '1',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    FORCE_COLOR: '0',
    NO_COLOR: '1',
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_LOG_PATH: settings.logs,
    WRANGLER_REGISTRY_PATH: settings.registry,
    WRANGLER_SEND_METRICS: 'false',
    X_LOCAL_EXPLORER: 'false',
    X_LOCAL_OBSERVABILITY: 'false',
  }
}

/**
 * @param {Settings} settings
 * @param {string[]} args
 */
export async function runWrangler(settings, args) {
  const { code, output } = await run([CLI, ...args], { env: environment(settings) })
  return { code, output: stripVTControlCharacters(output) }
}

/**
 * `wrangler dev` for one of the two addresses.
 * @param {Settings} settings
 * @param {{ name: 'member' | 'admin', port: number, envFiles?: string[], onLine?: (line: string) => void }} address
 * @returns {Promise<Service & { ready: Promise<void> }>}
 */
export async function serve(settings, { name, port, envFiles = [], onLine }) {
  const args = [CLI, 'dev', '--port', String(port), '--inspector-port', String(await freePort())]
  args.push('--persist-to', settings.state, '--show-interactive-dev-session', 'false')
  // The named environment of wrangler.toml; the empty one is the top level.
  args.push('--env', name === 'admin' ? 'admin' : '')
  for (const file of envFiles) args.push('--env-file', file)
  const log = join(settings.logs, `${name}.log`)
  /** @type {PromiseWithResolvers<void>} */
  const { promise: ready, resolve, reject } = Promise.withResolvers()
  ready.catch(() => undefined)
  const fail = (/** @type {string} */ what) => reject(new Problem(`${what} Detalhes em ${log}`))
  const service = start(name, args, {
    env: environment(settings),
    log,
    onLine: (raw) => {
      const line = stripVTControlCharacters(raw)
      if (/Ready on http/.test(line)) resolve()
      const [, error] = /^ +✘ \[ERROR\] (.*)/.exec(line) ?? []
      if (error) fail(`O código do servidor não compila: ${error}.`)
      onLine?.(line)
    },
  })
  setTimeout(
    () => fail(`O servidor (${name}) não respondeu em ${READY_WITHIN_MS / 1000} s.`),
    READY_WITHIN_MS,
  ).unref()
  void service.exited.then(() => fail(`O servidor (${name}) encerrou antes de ficar pronto.`))
  return { ...service, ready }
}
