/* Takes pictures of every screen of the running product, at four widths and in both themes: `npm run screenshots`. */
import { mkdirSync, rmSync } from 'node:fs'
import { chromium } from 'playwright'
import { requireBrowser } from '../scripts/support/browser.ts'
import { Problem } from '../scripts/support/problem.ts'
import { readSettings } from '../scripts/support/settings.ts'
import { settle } from './support/at-rest.ts'

const FOLDER = 'screenshots'
const WIDTHS = [360, 768, 1440, 1920]
const THEMES = ['light', 'dark'] as const
/** Maximum height of a picture in CSS pixels; long lists are cut off there. */
const HEIGHT_MAX = 2400

/** Paths by the account that opens them; '' is nobody. */
const MEMBER_PATHS = {
  '': [
    ...['/auth', '/auth?modo=cadastro', '/confirmar-email', '/status-cadastro', '/esqueci-senha'],
    ...['/redefinir-senha', '/admin', '/admin-dashboard', '/administrador', '/nao-existe'],
  ],
  pendente: ['/'],
  recusado: ['/'],
  joao: [
    '/',
    '/app/consultations',
    '/app/sleep',
    '/app/exercise',
    '/app/medications',
    '/app/exams',
    '/app/health-profile',
  ],
  maria: [
    ...['/', '/app/consultations', '/app/consultations?agendar=1', '/app/sleep', '/app/sleep?aba=dicas'],
    ...['/app/exercise', '/app/exercise?registrar=1', '/app/medications'],
    ...['/app/medications?aba=adesao', '/app/medications?janela=novo', '/app/onboarding/anamnesis'],
    ...['/app/health-profile', '/app/health-profile/edit'],
    ...['/app/membership-card', '/app/insurance', '/app/exams', '/app/exams?aba=evolucao'],
    ...['/app/exams/demo-exam-1', '/app/exams/new', '/app/chat', '/app/profile', '/app/notifications'],
    '/todos-servicos',
  ],
}
const ADMIN_PATHS = {
  '': ['/entrar'],
  admin: [
    ...['/', '/?status=rejected', '/cadastros/demo-confirmado', '/membros', '/membros/demo-maria'],
    ...['/apolices', '/apolices/demo-policy-4', '/estatisticas', '/relatorios', '/registros'],
    ...['/registros/acessos', '/registros/e-mails', '/registros/erros', '/configuracao', '/seguranca'],
  ],
}

async function takeScreenshots() {
  const { memberUrl, adminUrl } = readSettings()
  const running = await fetch(`${memberUrl}/api/company`).catch(() => undefined)
  if (!running)
    throw new Problem(`Nothing answers at ${memberUrl}: run "npm start" first, in another terminal.`)
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] })

  async function takeAll(baseURL: string, paths: Record<string, string[]>, login: string) {
    for (const width of WIDTHS) {
      for (const colorScheme of THEMES) {
        const viewport = { width, height: width < 700 ? 740 : 900 }
        for (const [account, list] of Object.entries(paths)) {
          const context = await browser.newContext({ baseURL, viewport, colorScheme, locale: 'pt-BR' })
          await context.addInitScript((name) => localStorage.setItem('ui-theme', name), colorScheme)
          if (account !== '') {
            const data = { email: `${account}@exemplo.com.br`, password: 'demonstracao' }
            const answer = await context.request.post(login, { data, headers: { Origin: baseURL } })
            if (!answer.ok())
              throw new Problem(`${account} cannot sign in at ${baseURL}: ${answer.status()}.`)
          }
          for (const path of list) {
            const page = await context.newPage()
            await page.goto(path)
            await page.locator('h1').first().waitFor()
            await settle(page)
            // With a window as tall as the page, fixed elements are at the page's edge instead of its middle.
            const height = await page.evaluate(() => document.documentElement.scrollHeight)
            await page.setViewportSize({ width, height: Math.min(height, HEIGHT_MAX) })
            const name = [login.includes('admin') ? 'admin' : 'member', account, path.replaceAll(/\W+/g, '-')]
            await page.screenshot({ path: `${FOLDER}/${name.join('-')}-${width}-${colorScheme}.png` })
            await page.close()
          }
          await context.close()
        }
      }
    }
  }

  try {
    await takeAll(memberUrl, MEMBER_PATHS, '/api/login')
    await takeAll(adminUrl, ADMIN_PATHS, '/api/admin/login')
  } finally {
    await browser.close()
  }
}

await takeScreenshots()
