import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { freePort } from './ports.ts'
import { Problem } from './problem.ts'
import { run, type Service, start } from './processes.ts'
import type { Settings } from './settings.ts'

const CLI = join('node_modules', 'wrangler', 'bin', 'wrangler.js')
const READY_WITHIN_MS = 90_000

/** Keeps wrangler from using an account or the network, and from writing outside STATE_DIR. */
function environment(settings: Settings) {
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

export async function runWrangler(settings: Settings, args: string[]) {
  const { code, output } = await run([CLI, ...args], { env: environment(settings) })
  return { code, output: stripVTControlCharacters(output) }
}

interface Address {
  name: 'member' | 'admin'
  port: number
  envFiles?: string[]
  onLine?: (line: string) => void
}

/** Starts `wrangler dev` for one of the two addresses. */
export async function serve(
  settings: Settings,
  { name, port, envFiles = [], onLine }: Address,
): Promise<Service & { ready: Promise<void> }> {
  const args = [CLI, 'dev', '--port', String(port), '--inspector-port', String(await freePort())]
  args.push('--persist-to', settings.state, '--show-interactive-dev-session', 'false')
  // An empty name selects the top level of wrangler.toml.
  args.push('--env', name === 'admin' ? 'admin' : '')
  for (const file of envFiles) args.push('--env-file', file)
  const log = join(settings.logs, `${name}.log`)
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  ready.catch(() => undefined)
  const fail = (what: string) => reject(new Problem(`${what} Details in ${log}`))
  const service = start(name, args, {
    env: environment(settings),
    log,
    onLine: (raw) => {
      const line = stripVTControlCharacters(raw)
      if (/Ready on http/.test(line)) resolve()
      const [, error] = /^ +✘ \[ERROR\] (.*)/.exec(line) ?? []
      if (error) fail(`The Worker does not compile: ${error}.`)
      onLine?.(line)
    },
  })
  setTimeout(
    () => fail(`The ${name} server was not ready after ${READY_WITHIN_MS / 1000} s.`),
    READY_WITHIN_MS,
  ).unref()
  void service.result.then(() => fail(`The ${name} server ended before it was ready.`))
  return { ...service, ready }
}
