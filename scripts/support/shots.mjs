import { mkdirSync, rmSync } from 'node:fs'
import { chromium } from 'playwright'
import { requireBrowser } from './browser.mjs'
import { Problem, say } from './problem.mjs'
import { readSettings } from './settings.mjs'

/** @typedef {import('playwright').Page} Page */
/** @typedef {{ name: string, path: string, who?: string, lists?: boolean }} Screen */

const FOLDER = 'screenshots'
const PASSWORD = 'demonstracao'
const WIDTHS = [360, 768, 1440]
/** Where a list goes on for months. */
const TALLEST = 2400
const THEMES = /** @type {const} */ (['light', 'dark'])

/** @type {Screen[]} */
const memberScreens = [
  { name: 'entrar', path: '/auth' },
  { name: 'cadastro', path: '/auth?modo=cadastro' },
  { name: 'confirmar-email', path: '/confirmar-email' },
  { name: 'status-cadastro', path: '/status-cadastro' },
  { name: 'esqueci-senha', path: '/esqueci-senha' },
  { name: 'redefinir-senha', path: '/redefinir-senha' },
  { name: 'admin', path: '/admin' },
  { name: 'admin-dashboard', path: '/admin-dashboard' },
  { name: 'administrador', path: '/administrador' },
  { name: 'nao-encontrado', path: '/nao-existe' },
  { name: 'cadastro-pendente', path: '/', who: 'pendente' },
  { name: 'cadastro-recusado', path: '/', who: 'recusado' },
  { name: 'home', path: '/', who: 'maria', lists: true },
  { name: 'consultas', path: '/app/consultations', who: 'maria', lists: true },
  { name: 'consultas-agendar', path: '/app/consultations?agendar=1', who: 'maria' },
  { name: 'sono', path: '/app/sleep', who: 'maria', lists: true },
  { name: 'sono-dicas', path: '/app/sleep?aba=dicas', who: 'maria' },
  { name: 'exercicio', path: '/app/exercise', who: 'maria', lists: true },
  { name: 'exercicio-registrar', path: '/app/exercise?registrar=1', who: 'maria' },
  { name: 'medicamentos', path: '/app/medications', who: 'maria', lists: true },
  { name: 'medicamentos-lista', path: '/app/medications?aba=lista', who: 'maria' },
  { name: 'medicamentos-adesao', path: '/app/medications?aba=adesao', who: 'maria', lists: true },
  { name: 'medicamentos-novo', path: '/app/medications?janela=novo', who: 'maria' },
  { name: 'anamnese', path: '/app/onboarding/anamnesis', who: 'maria' },
  { name: 'carteirinha', path: '/app/membership-card', who: 'maria', lists: true },
  { name: 'apolice', path: '/app/insurance', who: 'maria', lists: true },
  { name: 'exames', path: '/app/exams', who: 'maria', lists: true },
  { name: 'exames-evolucao', path: '/app/exams?aba=evolucao', who: 'maria', lists: true },
  { name: 'exame', path: '/app/exams/demo-exam-1', who: 'maria', lists: true },
  { name: 'exame-novo', path: '/app/exams/new', who: 'maria' },
  { name: 'chat', path: '/app/chat', who: 'maria' },
  { name: 'minha-conta', path: '/app/profile', who: 'maria' },
  { name: 'notificacoes', path: '/app/notifications', who: 'maria', lists: true },
  { name: 'todos', path: '/todos-servicos', who: 'maria' },
]

/** @type {Screen[]} */
const adminScreens = [
  { name: 'painel-entrar', path: '/entrar' },
  { name: 'painel-cadastros', path: '/', who: 'admin', lists: true },
  { name: 'painel-recusados', path: '/?status=rejected', who: 'admin' },
]

/** What the data of a screen can be: each look that a list has. */
const looks = {
  /** @param {Page} page */
  loading: (page) => page.route(/\/api\/(?!user|admin\/user)/, () => undefined),
  /** @param {Page} page */
  failed: (page) =>
    page.route(/\/api\/(?!user|admin\/user|company)/, (route) =>
      route.fulfill({
        status: 500,
        json: { message: 'Algo deu errado do nosso lado. Tente de novo em instantes.', code: 'unexpected' },
      }),
    ),
}

/** Every route and look of the product that runs, at three widths and in both themes, into `screenshots/`. */
export async function takeShots() {
  const { memberUrl, adminUrl } = readSettings()
  const running = await fetch(`${memberUrl}/api/user`).catch(() => undefined)
  if (!running) throw new Problem(`Nada responde em ${memberUrl}: rode "npm start" antes, em outro terminal.`)
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] })
  /** @type {Map<string, Awaited<ReturnType<import('playwright').BrowserContext['storageState']>>>} */
  const sessions = new Map()
  let count = 0

  /** @param {string} origin @param {Screen} screen @param {string} look @param {string | undefined} who */
  async function shoot(origin, screen, look, who) {
    for (const width of WIDTHS) {
      for (const theme of THEMES) {
        const session = who === undefined ? undefined : sessions.get(origin + who)
        const context = await browser.newContext({
          baseURL: origin,
          viewport: { width, height: width < 700 ? 740 : 900 },
          colorScheme: theme,
          locale: 'pt-BR',
          timezoneId: 'America/Sao_Paulo',
          ...(session && { storageState: session }),
        })
        await context.addInitScript((name) => localStorage.setItem('ui-theme', name), theme)
        if (who !== undefined && !session) {
          const path = who === 'admin' ? '/api/admin/login' : '/api/login'
          const data = { email: `${who}@exemplo.com.br`, password: PASSWORD }
          const answer = await context.request.post(path, { data, headers: { Origin: origin } })
          if (!answer.ok()) throw new Problem(`${who} não conseguiu entrar em ${origin}: ${answer.status()}.`)
          sessions.set(origin + who, await context.storageState())
        }
        const page = await context.newPage()
        if (look === 'loading' || look === 'failed') await looks[look](page)
        await page.goto(screen.path, { waitUntil: look === 'loading' ? 'load' : 'networkidle' })
        await page.getByRole('heading').first().waitFor()
        if (look === 'offline') await context.setOffline(true)
        await page.waitForTimeout(look === 'failed' ? 2500 : 600)
        // A window as tall as the page, so that what stands at its edge is pictured there and not in the middle.
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ width, height: Math.min(height, TALLEST) })
        await page.screenshot({ path: `${FOLDER}/${screen.name}-${look}-${width}-${theme}.png` })
        await context.close()
        count += 1
      }
    }
  }

  try {
    for (const [origin, screens] of /** @type {const} */ ([
      [memberUrl, memberScreens],
      [adminUrl, adminScreens],
    ])) {
      for (const screen of screens) {
        await shoot(origin, screen, 'cheia', screen.who)
        if (!screen.lists) continue
        if (screen.who === 'maria') await shoot(origin, screen, 'vazia', 'joao')
        for (const look of ['loading', 'failed', 'offline']) await shoot(origin, screen, look, screen.who)
        say(`${screen.name}: todas as formas`)
      }
    }
  } finally {
    await browser.close()
  }
  say(`${count} imagens em ${FOLDER}/`)
}
