import type { Page } from '@playwright/test'
import { newMember } from './support/new-member.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: [/status of 401/] })

const toasts = (page: Page) => page.getByRole('alert').filter({ hasText: 'Falha no login' })
/** Kept in the page after their end, too. */
const kept = (page: Page) => page.locator('[data-scope="toast"][data-part="root"]')

/** However long the machine takes between two steps, the page's time passes only when it is told to. */
const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)

const WAITS = 'waits'

/** The lengths of the waits that the page begins from now on are kept at its root. */
async function recordWaits(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const begin = window.setTimeout
    window.setTimeout = Object.assign((...args: Parameters<typeof begin>) => {
      const root = document.documentElement
      root.dataset[name] = `${root.dataset[name] ?? ''} ${args[1]} `
      return begin(...args)
    }, begin)
  }, WAITS)
}

/** A movement is handed on with a later frame, and only then a wait begins: the clock may not run before. */
async function expectWait(page: Page, ms: number): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute(`data-${WAITS}`, new RegExp(` ${ms} `))
}

/** Each failure names its number. */
async function fail(page: Page, times: number): Promise<void> {
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
    await expect(async () => {
      await page.clock.runFor(20)
      await expect(toasts(page).filter({ hasText: `Tentativa ${time}` })).toBeVisible({ timeout: 100 })
    }).toPass({ timeout: 10_000 })
  }
}

test.describe('at the sign-in', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/auth')
    await page.getByLabel('E-mail').fill('joao@exemplo.com.br')
    await page.getByLabel('Senha', { exact: true }).fill('demonstracao')
    await stopClock(page)
  })

  test('five stand at once, the newest first, and each closes after five seconds', async ({ page }) => {
    await fail(page, 6)
    await expect(toasts(page)).toHaveText([6, 5, 4, 3, 2].map((time) => new RegExp(`Tentativa ${time}`)))
    await page.clock.runFor(5_500)
    await expect(toasts(page)).toHaveCount(0)
    await expect(kept(page)).not.toHaveCount(0)
    await page.clock.runFor(1_000_000)
    await expect(kept(page)).toHaveCount(0)
  })

  test('one that is read does not close meanwhile', async ({ page }) => {
    await fail(page, 1)
    await toasts(page).hover()
    await page.clock.runFor(20_000)
    await expect(toasts(page)).toBeVisible()
    await page.mouse.move(1, 1)
    await page.clock.runFor(5_500)
    await expect(toasts(page)).toBeHidden()
  })

  test('a swipe to the right beyond 50 closes it, a shorter one does not', async ({ page }) => {
    await fail(page, 1)
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

test.describe('under a pointer', () => {
  test.use({ isMobile: false, hasTouch: false })

  test('a tooltip waits 700 ms, and stays 300 ms', async ({ page, context }) => {
    await signIn(context, 'maria@exemplo.com.br')
    await page.goto('/app/sleep')
    const refresh = page.getByRole('button', { name: 'Atualizar registros' })
    const tooltip = page.getByRole('tooltip')
    await expect(page.getByRole('button', { name: /^Editar/ }).first()).toBeVisible()
    // A scroll ends the wait, and its event comes with a later frame than the scroll itself.
    await refresh.evaluate(
      (button) =>
        new Promise((done) => {
          button.scrollIntoView({ block: 'center', behavior: 'instant' })
          requestAnimationFrame(() => requestAnimationFrame(done))
        }),
    )
    await page.clock.install()
    await stopClock(page)
    await recordWaits(page)
    await refresh.hover()
    await expectWait(page, 700)
    await page.clock.runFor(650)
    await expect(tooltip).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(tooltip).toHaveText('Atualizar registros')
    await page.mouse.move(1, 1)
    await expectWait(page, 300)
    await page.clock.runFor(250)
    await expect(tooltip).toBeVisible()
    await page.clock.runFor(200)
    await expect(tooltip).toHaveCount(0)
  })
})

test('the admin redirect shows its instructions after a second and a half', async ({ page }) => {
  await page.goto('/admin')
  await page.clock.install()
  await stopClock(page)
  await page.evaluate(() => {
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

test('the banner of a policy that was sent stands for three seconds', async ({ page, context }) => {
  await newMember(context)
  await page.clock.install()
  await page.goto('/app/insurance')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Selecionar arquivo' }).first().click()
  const file = { name: 'nova.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }
  await (await chooser).setFiles(file)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  const banner = page.getByRole('main').getByText('Upload realizado com sucesso')
  await banner.waitFor()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10)
  await page.clock.runFor(1_000)
  await expect(banner).toBeVisible()
  await page.clock.runFor(2_200)
  await expect(banner).toBeHidden()
})
