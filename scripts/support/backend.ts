import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import { everyMinute } from './cron.ts'
import { migrate, migrateLibsql } from './database.ts'
import { openMailbox } from './mailbox.ts'
import { Problem, print } from './problem.ts'
import { run } from './processes.ts'
import { prepareSecrets, writeVariables } from './secrets.ts'
import { seedOnce } from './seed.ts'
import type { Settings } from './settings.ts'

const READY_WITHIN_MS = 90_000
const POLL_MS = 200

export async function requireFreePorts({ port, adminPort }: Settings) {
  for (const [name, wanted] of Object.entries({ PORT: port, ADMIN_PORT: adminPort })) {
    if ((await getPort({ port: wanted })) === wanted) continue
    throw new Problem(
      `Port ${wanted} is in use or not permitted. End what uses it, or choose another with ${name}.`,
    )
  }
}

/** Applies new migrations, and the chosen seed if STATE_DIR is new. */
async function prepareData(settings: Settings, pepper: string) {
  if (settings.libsql.url) return migrateLibsql(settings.libsql, { deployed: false })
  if (await migrate(settings)) print('Migrated the database.')
  if (await seedOnce(settings, pepper)) print('Added the demonstration data.')
}

const WRANGLER = join('node_modules', 'wrangler', 'bin', 'wrangler.js')
const environments = { member: '', admin: 'admin' }
type Address = keyof typeof environments

interface Backend {
  ports: Record<Address, number>
  /** Whether a changed source restarts the servers. Looking for changes keeps a fifth of a core busy. */
  watches: boolean
  /** Called when both addresses respond. */
  onReady: () => void | Promise<void>
}

/**
 * Prepares the data and runs both addresses under `wrangler dev`. Ends only by throwing a `Problem`: if a server does not
 * start or exits.
 */
export async function runBackend(settings: Settings, { ports, watches, onReady }: Backend): Promise<never> {
  const secrets = prepareSecrets(settings)
  await prepareData(settings, secrets.pepper)
  print('Starting the servers…')
  rmSync(settings.registry, { recursive: true, force: true })
  const onMail = openMailbox(settings.emails, settings.now, (to, subject, link) => {
    print(`✉  ${new Date().toLocaleTimeString('en-GB')}  ${to}  "${subject}"\n   ${link}`)
  })
  const { promise: failure, reject } = Promise.withResolvers<never>()
  const fail = (what: string) => reject(new Problem(`${what} Details in ${settings.logs}`))
  let isServing = false

  async function serve(name: Address, options: string[] = []) {
    const args = ['dev', '--config', 'wrangler.toml']
    if (!watches) args.push(await bundle(settings, name), '--no-bundle')
    args.push('--env', environments[name], '--port', String(ports[name]), '--persist-to', settings.state)
    args.push('--inspector-port', String(await getPort()), '--show-interactive-dev-session', 'false')
    void run([WRANGLER, ...args, ...options], {
      env: environment(settings),
      log: join(settings.logs, `${name}.log`),
      onLine: (line) => {
        onMail(line)
        if (isServing && /^\[wrangler:error\]|\[ERROR\]/.test(line)) print(line)
        const [, error] = /^ +✘ \[ERROR\] (.*)/.exec(line) ?? []
        if (error && !isServing) fail(`The Worker does not compile: ${error}.`)
      },
    }).then(({ code }) => fail(`The ${name} server ended with code ${code}.`))
    await waitForApi(ports[name])
  }

  const envFiles = [secrets.file, writeVariables(settings)].flatMap((file) => ['--env-file', file])
  const servers = [serve('member', envFiles), serve('admin')]
  await Promise.race([failure, Promise.all(servers)])
  isServing = true
  // `wrangler dev` does not run the cron triggers.
  everyMinute(settings.now, (minute) => {
    const cron = `http://localhost:${ports.member}/cdn-cgi/local/scheduled?cron=*+*+*+*+*&time=${minute}`
    fetch(cron).catch(() => undefined)
  })
  await onReady()
  return failure
}

/** Bundles a Worker as a deployment would. Returns the bundle's path. */
async function bundle(settings: Settings, name: Address): Promise<string> {
  const folder = join(settings.state, 'worker', name)
  // Every module in it becomes part of the Worker.
  rmSync(folder, { recursive: true, force: true })
  const args = ['deploy', '--dry-run', '--outdir', folder, '--env', environments[name]]
  const { code, output } = await run([WRANGLER, ...args], { env: environment(settings) })
  if (code !== 0) throw new Problem(`The Worker does not compile:\n${output.trim()}`)
  return join(folder, name === 'member' ? 'index.js' : 'admin-gateway.js')
}

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

/** The admin address responds with 5xx until it has found the API's Worker. */
async function waitForApi(port: number) {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await sleep(POLL_MS)) {
    const response = await fetch(`http://localhost:${port}/api/company`).catch(() => undefined)
    if (response && response.status < 500) return
  }
  throw new Problem(`The API did not answer on port ${port} within ${READY_WITHIN_MS / 1000} s.`)
}
