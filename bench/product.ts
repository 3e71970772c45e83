import { spawn } from 'node:child_process'
import { once } from 'node:events'
import getPort from 'get-port'
import { type BrowserContext, chromium } from 'playwright'
import { requireBrowser } from '../scripts/support/browser.ts'
import { Problem } from '../scripts/support/problem.ts'

const ADMINISTRATOR = { email: 'admin@exemplo.com.br', password: 'demonstracao' }

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

/** Opens a browser window with the demonstration's administrator signed in. */
export async function openDashboard(adminUrl: string): Promise<BrowserContext> {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] })
  const context = await browser.newContext({
    baseURL: adminUrl,
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  })
  const answer = await context.request.post('/api/admin/login', {
    data: ADMINISTRATOR,
    headers: { Origin: adminUrl },
  })
  if (!answer.ok()) throw new Problem(`The administrator cannot sign in: ${answer.status()}.`)
  return context
}
