import { spawn } from 'node:child_process'
import { once } from 'node:events'
import getPort from 'get-port'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { requireBrowser } from '../scripts/support/browser.ts'
import { Problem } from '../scripts/support/problem.ts'

/** Who is measured, by app: the account of the demonstration and the window. */
const USERS = {
  member: { signIn: '/api/login', email: 'maria@exemplo.com.br', viewport: { width: 390, height: 844 } },
  admin: {
    signIn: '/api/admin/login',
    email: 'admin@exemplo.com.br',
    viewport: { width: 1440, height: 900 },
  },
}

export interface Product {
  memberUrl: string
  adminUrl: string
  stop: () => Promise<void>
}

/** Starts the built product on free ports, with the data in `state`. */
export async function startProduct(state: string): Promise<Product> {
  const port = await getPort()
  const adminPort = await getPort({ exclude: [port] })
  const product = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    env: {
      ...process.env,
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      STATE_DIR: state,
      RATE_LIMIT_SCALE: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(product, 'exit')
  const ready = new Promise<void>((resolve) => {
    product.stdout.on('data', (output) => String(output).includes('Ctrl-C') && resolve())
  })
  await Promise.race([
    ready,
    ended.then(() => {
      throw new Problem(`The product did not start: see ${state}/logs.`)
    }),
  ])
  return {
    memberUrl: `http://localhost:${port}`,
    adminUrl: `http://localhost:${adminPort}`,
    async stop() {
      product.kill('SIGTERM')
      await ended
    },
  }
}

export function openBrowser(args: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox', ...args] })
}

/** Opens an empty window of that app's users. */
export function openWindow(browser: Browser, app: keyof typeof USERS, baseURL: string) {
  return browser.newContext({
    baseURL,
    viewport: USERS[app].viewport,
    hasTouch: app === 'member',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    ignoreHTTPSErrors: true,
  })
}

/** Opens a window with the app's user of the demonstration signed in. */
export async function openSignedIn(
  app: keyof typeof USERS,
  url: string,
  browser?: Browser,
): Promise<BrowserContext> {
  const context = await openWindow(browser ?? (await openBrowser()), app, url)
  const { signIn, email } = USERS[app]
  const answer = await context.request.post(signIn, {
    data: { email, password: 'demonstracao' },
    headers: { Origin: url },
  })
  if (!answer.ok()) throw new Problem(`${email} cannot sign in: ${answer.status()}.`)
  return context
}
