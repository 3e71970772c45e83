/* Takes the screenshots of the web app manifest from the running product with its demonstration: `npm run screenshots:manifest`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { requireBrowser } from '../scripts/support/browser.ts'
import { readSettings } from '../scripts/support/settings.ts'
import { settle } from './support/at-rest.ts'

const FOLDER = 'frontend/member/public/screenshots'
const QUALITY = 70
const windows = {
  narrow: { viewport: { width: 360, height: 740 }, scale: 2, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 800 }, scale: 1, isMobile: false, hasTouch: false },
}

const { memberUrl: baseURL } = readSettings()
const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] })
mkdirSync(FOLDER, { recursive: true })
for (const [name, window] of Object.entries(windows)) {
  const context = await browser.newContext({
    baseURL,
    viewport: window.viewport,
    isMobile: window.isMobile,
    hasTouch: window.hasTouch,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'block',
  })
  const data = { email: 'maria@exemplo.com.br', password: 'demonstracao' }
  await context.request.post('/api/login', { data, headers: { Origin: baseURL } })
  const page = await context.newPage()
  await page.goto('/')
  await page.locator('h1').first().waitFor()
  await settle(page)
  const devtools = await context.newCDPSession(page)
  const clip = { x: 0, y: 0, ...window.viewport, scale: window.scale }
  const picture = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip })
  writeFileSync(`${FOLDER}/${name}.webp`, Buffer.from(picture.data, 'base64'))
  await context.close()
}
await browser.close()
