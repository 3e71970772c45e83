import type { Page } from '@playwright/test'
import { ui } from '#locales/ui.ts'
import { expectAccessible } from './support/accessibility.ts'
import { installClock } from './support/clock.ts'
import { instance } from './support/instance.ts'
import { expectNetworkNeeded } from './support/network-needed.ts'
import { holdBack, watchRequests } from './support/requests.ts'
import { ADMIN_EMAIL, DEMO_PASSWORD, reuseAdminSession, signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

// Chromium logs the failed requests that these tests provoke; the router logs a screen that failed to load.
test.use({
  expectedErrors: [
    /status of (401|403|409|422|429|503)|ERR_INTERNET_DISCONNECTED|ApiError: O serviço está indisponível/,
  ],
})

async function fillSignIn(page: Page, email: string, password: string) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar no painel' }).click()
}

test('rejects wrong credentials, members and throttled attempts, then opens the requested page @desktop-only', async ({
  page,
}) => {
  await page.goto(`${instance.adminUrl}/?status=rejected`)
  await expect(page).toHaveURL(/\/entrar\?redirect=/)
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Entrar no painel' }).click()
  await expect(page.getByText('Por favor, preencha todos os campos.')).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-invalid=true]')).toHaveCount(2)
  await expect(page.getByLabel('E-mail')).toBeFocused()

  await fillSignIn(page, ADMIN_EMAIL, 'senha errada')
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
  await fillSignIn(page, ADMIN_EMAIL, DEMO_PASSWORD)
  await expect(page.getByRole('alert')).toHaveText(/Tente de novo em 10 min, a partir das \d\d:\d\d\./)
  await page.unroute('**/api/admin/login')

  await fillSignIn(page, ADMIN_EMAIL, DEMO_PASSWORD)
  await expect(page).toHaveURL(`${instance.adminUrl}/?status=rejected`)
  await expect(page.getByText('recusado@exemplo.com.br')).toBeVisible()
})

test('says offline that the sign-in needs a network, and sends nothing @desktop-only', async ({ page }) => {
  const requestsEnded = watchRequests(page)
  await page.goto(`${instance.adminUrl}/entrar`)
  await requestsEnded()
  const enter = page.getByRole('button', { name: 'Entrar no painel' })
  const withPasskey = page.getByRole('button', { name: 'Entrar com chave de acesso' })
  await expectNetworkNeeded(page, ui.continueNeedsInternet, [enter, withPasskey])

  const sent: unknown[] = []
  page.on('request', (request) => request.url().endsWith('/login') && sent.push(request.postDataJSON()))
  await page.context().setOffline(true)
  await expect(enter).toBeDisabled()
  await page.getByLabel('E-mail').fill('ninguem@exemplo.com.br')
  await page.getByLabel('Senha', { exact: true }).fill('sem internet')
  await page.keyboard.press('Enter')
  await page.context().setOffline(false)
  await expect(enter).toBeEnabled()
  await page.getByLabel('Senha', { exact: true }).fill('com internet')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos')
  expect(sent).toEqual([{ email: 'ninguem@exemplo.com.br', password: 'com internet' }])
})

test('takes no focus from somebody who typed before the scripts loaded @desktop-only', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(`${instance.adminUrl}/entrar`, { waitUntil: 'commit' })
  await page.getByLabel('E-mail').fill('ana@exemplo.com.br')
  await page.getByLabel('Senha', { exact: true }).fill('uma senha')
  release()
  // Appears with hydration.
  await expect(page.getByRole('group', { name: 'Aparência' })).toBeVisible()
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@exemplo.com.br')
})

test('does not open the keyboard on touch screens by itself @phone-only', async ({ page }) => {
  await page.goto(`${instance.adminUrl}/entrar`)
  await expect(page.getByRole('group', { name: 'Aparência' })).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
})

test('says that another tab signed out, and links back @desktop-only', async ({ context, page }) => {
  await signInAsAdmin(context)
  await page.goto(`${instance.adminUrl}/registros`)
  await expect(page.getByRole('heading', { name: 'Registros' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${instance.adminUrl}/seguranca`)
  await other.getByRole('button', { name: 'Sair', exact: true }).click()
  await expect(other).toHaveURL(/\/entrar/)
  await expect(other.getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveURL(/\/entrar\?redirect=%2Fregistros&reason=other_tab/)
  await expect(page.getByRole('alert')).toContainText('Você saiu em outra aba.')
})

test('shows the sign-in with a reason when the session ends or the role is lost @desktop-only', async ({
  context,
  page,
}) => {
  await signInAsAdmin(context)
  await page.goto(`${instance.adminUrl}/?status=approved`)
  await expect(page.locator('[data-list] [data-record]').first()).toBeVisible()

  // Ends the session only on the server: the browser still has its cookie.
  const cookies = await context.cookies(instance.adminUrl)
  await context.request.post(`${instance.adminUrl}/api/admin/logout`, {
    headers: { Origin: instance.adminUrl },
  })
  await context.addCookies(cookies)
  // One of the page's own requests may notice first and remove the button.
  await page.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Atualizar lista"]')?.click())
  await expect(page.getByRole('alert')).toContainText('Sua sessão terminou')
  await expect(page).toHaveURL(/\/entrar\?redirect=%2F%3Fstatus%3Dapproved/)
  await fillSignIn(page, ADMIN_EMAIL, DEMO_PASSWORD)
  await expect(page).toHaveURL(`${instance.adminUrl}/?status=approved`)
  await expect(page.locator('[data-list] [data-record]').first()).toBeVisible()

  await page.route('**/api/admin/registrations*', (route) =>
    route.fulfill({
      status: 403,
      json: { message: 'Acesso restrito a administradores.', code: 'admin_only' },
    }),
  )
  await page.getByRole('button', { name: 'Atualizar lista' }).click()
  await expect(page.getByRole('alert')).toContainText('Acesso restrito a administradores.')
  await expect(page.locator('[data-list] [data-record]').first()).toBeHidden()
})

test('keeps the session when the server fails @desktop-only', async ({ context, page }) => {
  await reuseAdminSession(context)
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
  await expect(page.locator('[data-list] [data-record]').first()).toBeVisible()
})

test('says after four seconds what start and screen wait for @desktop-only', async ({ context, page }) => {
  await reuseAdminSession(context)
  const answerSession = await holdBack(page, '**/api/admin/user')
  const answerCompany = await holdBack(page, '**/api/admin/company')
  await page.goto(instance.adminUrl)
  const late = page.getByText('A rede está lenta. Esperando a resposta do servidor…')
  await expect(late).toBeVisible()
  await expect(late).toHaveCSS('animation-delay', '4s')
  await expect(late.getByRole('link', { name: 'Tentar de novo' })).toHaveCSS('line-height', '44px')
  answerSession()
  const note = page.getByText(/^A rede está lenta\. Esperando .*os dados da empresa…/)
  await expect(note).toBeVisible()
  await expect(late).toBeHidden()
  answerCompany()
  await expect(note).toBeHidden()
})

test('opens the password reset in a new tab @desktop-only', async ({ context, page }) => {
  await page.goto(`${instance.adminUrl}/entrar`)
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  const app = await opening
  await expect(app).toHaveURL(`${instance.memberUrl}/esqueci-senha`)
  await expect(app.getByRole('heading', { name: 'Esqueci minha senha' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Entrar no painel' })).toBeVisible()
})

test('signs out after 30 minutes without use @desktop-only', async ({ context, page }) => {
  await installClock(page)
  await signInAsAdmin(context)
  const requestsEnded = watchRequests(page)
  await page.goto(instance.adminUrl)
  await expect(page.getByRole('heading', { name: 'Cadastros' })).toBeVisible()
  // A response in flight would count as timed out, or as activity.
  await requestsEnded()
  await page.route('**/api/admin/user', (route) =>
    route.fulfill({ status: 401, json: { message: 'Sua sessão terminou.', code: 'unauthenticated' } }),
  )
  await page.clock.fastForward('29:00')
  await expect(page.getByRole('heading', { name: 'Cadastros' })).toBeVisible()
  await page.clock.fastForward('02:00')
  await expect(page.getByRole('alert')).toContainText('30 minutos sem uso')
})
