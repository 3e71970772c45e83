import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { instance } from './support/instance.ts'
import { DEMO_PASSWORD, signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

// The browser itself reports every answer of 4xx, and the router what it could not show; these tests ask for them.
test.use({ expectedErrors: [/status of (401|403|409|422|429|503)|ApiError: O serviço está indisponível/] })

async function fillSignIn(page: Page, email: string, password: string) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar no painel' }).click()
}

test('the sign-in refuses whom it should and leads back to the page that was asked for', async ({ page }) => {
  await page.goto(`${instance.adminUrl}/?status=rejected`)
  await expect(page).toHaveURL(/\/entrar\?redirect=/)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Entrar no painel' }).click()
  await expect(page.getByText('Por favor, preencha todos os campos.').first()).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeFocused()

  await fillSignIn(page, 'admin@exemplo.com.br', 'senha errada')
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos')
  await fillSignIn(page, 'maria@exemplo.com.br', DEMO_PASSWORD)
  await expect(page.getByRole('alert')).toHaveText('Acesso restrito a administradores.')

  await page.route('**/api/admin/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '600' },
      json: { message: 'Muitas tentativas. Aguarde um pouco e tente de novo.', code: 'too_many_requests' },
    }),
  )
  await fillSignIn(page, 'admin@exemplo.com.br', DEMO_PASSWORD)
  await expect(page.getByRole('alert')).toHaveText(/Tente de novo em 10 min, a partir das \d\d:\d\d\./)
  await page.unroute('**/api/admin/login')

  await fillSignIn(page, 'admin@exemplo.com.br', DEMO_PASSWORD)
  await expect(page).toHaveURL(`${instance.adminUrl}/?status=rejected`)
  await expect(page.getByText('recusado@exemplo.com.br')).toBeVisible()
})

test('a session that ended, or an account that lost its role, goes to the sign-in with a reason', async ({
  context,
  page,
}) => {
  await signInAsAdmin(context)
  await page.goto(`${instance.adminUrl}/?status=approved`)
  await expect(page.locator('[data-registration]').first()).toBeVisible()

  // Ended on the server alone: the browser still has its cookie.
  const cookies = await context.cookies(instance.adminUrl)
  await context.request.post(`${instance.adminUrl}/api/admin/logout`, {
    headers: { Origin: instance.adminUrl },
  })
  await context.addCookies(cookies)
  await page.getByRole('button', { name: 'Atualizar lista' }).click()
  await expect(page.getByRole('alert')).toContainText('Sua sessão terminou')
  await expect(page).toHaveURL(/\/entrar\?redirect=%2F%3Fstatus%3Dapproved/)
  await fillSignIn(page, 'admin@exemplo.com.br', DEMO_PASSWORD)
  await expect(page).toHaveURL(`${instance.adminUrl}/?status=approved`)
  await expect(page.locator('[data-registration]').first()).toBeVisible()

  await page.route('**/api/admin/registrations*', (route) =>
    route.fulfill({
      status: 403,
      json: { message: 'Acesso restrito a administradores.', code: 'admin_only' },
    }),
  )
  await page.getByRole('button', { name: 'Atualizar lista' }).click()
  await expect(page.getByRole('alert')).toContainText('Acesso restrito a administradores.')
  await expect(page.locator('[data-registration]').first()).toBeHidden()
})

test('a fault of the server ends no session on the screen', async ({ context, page }) => {
  await signInAsAdmin(context)
  await page.route('**/api/admin/user', (route) =>
    route.fulfill({
      status: 503,
      json: { message: 'O serviço está indisponível no momento.', code: 'temporarily_unavailable' },
    }),
  )
  await page.goto(`${instance.adminUrl}/?status=approved`)
  await expect(page.getByRole('heading', { name: 'Não conseguimos abrir esta tela' })).toBeVisible()
  await expect(page).not.toHaveURL(/entrar/)
  await page.unroute('**/api/admin/user')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.locator('[data-registration]').first()).toBeVisible()
})

test('who forgot the password finds the way to a new one, and the dashboard waits', async ({
  context,
  page,
}) => {
  await page.goto(`${instance.adminUrl}/entrar`)
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  const app = await opening
  await expect(app).toHaveURL(`${instance.memberUrl}/esqueci-senha`)
  await expect(app.getByRole('heading', { name: 'Esqueci minha senha' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Entrar no painel' })).toBeVisible()
})

test('an abandoned screen closes by itself', async ({ context, page }) => {
  await page.clock.install()
  await signInAsAdmin(context)
  // An answer on its way would count as late, or as a sign of life.
  await page.goto(instance.adminUrl, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Cadastros' })).toBeVisible()
  await page.route('**/api/admin/user', (route) =>
    route.fulfill({ status: 401, json: { message: 'Sua sessão terminou.', code: 'unauthenticated' } }),
  )
  await page.clock.fastForward('29:00')
  await expect(page.getByRole('heading', { name: 'Cadastros' })).toBeVisible()
  await page.clock.fastForward('02:00')
  await expect(page.getByRole('alert')).toContainText('30 minutos sem uso')
})
