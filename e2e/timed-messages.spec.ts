import type { Page } from '@playwright/test'
import { textPdf } from '#worker/seed/pdf.ts'
import { installClock } from './support/clock.ts'
import { newMember } from './support/new-member.ts'
import { runClockUntil } from './support/paused-clock.ts'
import { watchRequests } from './support/requests.ts'
import { reuseSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: [/status of 401/] })

const toasts = (page: Page) => page.getByRole('alert').filter({ hasText: 'Falha no login' })
/** Includes closed toasts that are still in the page. */
const toastElements = (page: Page) => page.locator('[data-scope="toast"][data-part="root"]')

const TIMEOUTS = 'timeouts'

/** From now on, records the delays of the page's timeouts in an attribute of its root element. */
async function recordTimeouts(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const setTimeout = window.setTimeout
    window.setTimeout = Object.assign((...args: Parameters<typeof setTimeout>) => {
      const root = document.documentElement
      root.dataset[name] = `${root.dataset[name] ?? ''} ${args[1]} `
      return setTimeout(...args)
    }, setTimeout)
  }, TIMEOUTS)
}

/** Waits until the page has started that timeout: a pointer event is handled a frame later. */
async function expectTimeout(page: Page, ms: number): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute(`data-${TIMEOUTS}`, new RegExp(` ${ms} `))
}

/** Fails the sign-in that many times, each with its number as the message. */
async function failSignIn(page: Page, times: number): Promise<void> {
  let count = 0
  await page.unrouteAll()
  await page.route('**/api/login', (route) => {
    count += 1
    return route.fulfill({
      status: 401,
      json: { message: `Tentativa ${count}`, code: 'invalid_credentials' },
    })
  })
  for (let time = 1; time <= times; time += 1) {
    await page.getByRole('button', { name: 'Entrar', exact: true }).press('Enter')
    const shown = toasts(page).filter({ hasText: `Tentativa ${time}` })
    await runClockUntil(page, (within) => expect(shown).toBeVisible(within))
  }
}

test.describe('toasts at the sign-in', () => {
  test.beforeEach(async ({ page }) => {
    const pauseClock = await installClock(page)
    const requestsEnded = watchRequests(page)
    await page.goto('/auth')
    await page.getByLabel('E-mail').fill('joao@exemplo.com.br')
    await page.getByLabel('Senha', { exact: true }).fill('demonstracao')
    // Jumping the clock would time out a request in flight.
    await requestsEnded()
    await pauseClock()
  })

  test('shows at most five toasts, newest first, for five seconds each @phone-only', async ({ page }) => {
    await failSignIn(page, 6)
    await expect(toasts(page)).toHaveText([6, 5, 4, 3, 2].map((time) => new RegExp(`Tentativa ${time}`)))
    await page.clock.runFor(5_500)
    await expect(toasts(page)).toHaveCount(0)
    await expect(toastElements(page)).not.toHaveCount(0)
    await page.clock.runFor(1_000_000)
    await expect(toastElements(page)).toHaveCount(0)
  })

  test('gives the focus back when a toast closes, unless it has moved @desktop-only', async ({ page }) => {
    await failSignIn(page, 1)
    await toasts(page).getByRole('button', { name: 'Fechar' }).click()
    const before = page.getByLabel('Senha', { exact: true })
    await runClockUntil(page, (within) => expect(before).toBeFocused(within))
    const email = page.getByLabel('E-mail')
    await email.focus()
    // The pointer is still where the toast was.
    await page.mouse.move(1, 1)
    await page.clock.runFor(1_000)
    await expect(email).toBeFocused()
  })

  test('keeps a toast open while the pointer is on it @phone-only', async ({ page }) => {
    await failSignIn(page, 1)
    await toasts(page).hover()
    await page.clock.runFor(20_000)
    await expect(toasts(page)).toBeVisible()
    await page.mouse.move(1, 1)
    await page.clock.runFor(5_500)
    await expect(toasts(page)).toBeHidden()
  })

  test('closes a toast by a swipe of more than 50 px to the right @phone-only', async ({ page }) => {
    await failSignIn(page, 1)
    // Waits until the toast no longer moves.
    await toasts(page).hover()
    const box = await toasts(page).boundingBox()
    if (!box) throw new Error('no toast')
    const [x, y] = [box.x + 30, box.y + box.height / 2]
    const drag = async (distance: number) => {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + distance, y, { steps: 4 })
      await page.mouse.up()
    }
    await drag(45)
    await expect(toasts(page)).toBeVisible()
    await drag(60)
    await expect(toasts(page)).toBeHidden()
  })
})

test.describe('with a mouse', () => {
  test.use({ isMobile: false, hasTouch: false })

  test('opens a tooltip after 700 ms and closes it after 300 ms @desktop-only', async ({ page, context }) => {
    await reuseSession(context, 'maria@exemplo.com.br')
    const pauseClock = await installClock(page)
    const requestsEnded = watchRequests(page)
    await page.goto('/app/sleep')
    const refresh = page.getByRole('button', { name: 'Atualizar registros' })
    const tooltip = page.getByRole('tooltip')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await requestsEnded()
    // A scroll cancels the tooltip, and its event is dispatched a frame later.
    await refresh.evaluate(
      (button) =>
        new Promise((done) => {
          button.scrollIntoView({ block: 'center', behavior: 'instant' })
          requestAnimationFrame(() => requestAnimationFrame(done))
        }),
    )
    await pauseClock()
    await recordTimeouts(page)
    await refresh.hover()
    await expectTimeout(page, 700)
    await page.clock.runFor(650)
    await expect(tooltip).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(tooltip).toHaveText('Atualizar registros')
    await page.mouse.move(1, 1)
    await expectTimeout(page, 300)
    await page.clock.runFor(250)
    await expect(tooltip).toBeVisible()
    await page.clock.runFor(200)
    await expect(tooltip).toHaveCount(0)
  })
})

test('shows the admin redirect’s instructions after 1.5 s @phone-only', async ({ page }) => {
  const pauseClock = await installClock(page)
  const requestsEnded = watchRequests(page)
  await page.goto('/admin')
  await requestsEnded()
  await pauseClock()
  await page.evaluate(() => {
    // biome-ignore lint/plugin: the paused clock of the page.
    const record = { id: 'a1', email: 'admin@exemplo.com.br', role: 'admin', timestamp: Date.now() }
    sessionStorage.setItem('adminToken', JSON.stringify(record))
  })
  await page.goto('/admin-dashboard')
  await expect(page.getByText('Redirecionando...')).toBeVisible()
  await page.clock.runFor(1_400)
  await expect(page.getByText('Redirecionando...')).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByText('Redirecionando...')).toBeHidden()
})

test('shows the banner of an uploaded policy for three seconds @phone-only', async ({ page, context }) => {
  await newMember(context)
  const pauseClock = await installClock(page)
  const requestsEnded = watchRequests(page)
  await page.goto('/app/insurance')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Selecionar arquivo' }).first().click()
  const file = { name: 'nova.pdf', mimeType: 'application/pdf', buffer: Buffer.from(textPdf('Apólice', [])) }
  await (await chooser).setFiles(file)
  await requestsEnded()
  await pauseClock()
  await page.getByRole('button', { name: 'Enviar', exact: true }).press('Enter')
  const banner = page.getByRole('main').getByText('Upload realizado com sucesso')
  await runClockUntil(page, (within) => expect(banner).toBeVisible(within))
  await page.clock.runFor(1_000)
  await expect(banner).toBeVisible()
  await page.clock.runFor(2_200)
  await expect(banner).toBeHidden()
})
