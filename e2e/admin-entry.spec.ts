import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { currentTime } from './support/clock.ts'
import { expectPagesNeedNetwork } from './support/network-needed.ts'
import { fulfill } from './support/requests.ts'
import { ADMIN_EMAIL, DEMO_PASSWORD } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: [/status of (401|500)|ERR_INTERNET_DISCONNECTED/] })

const MINUTE_MS = 60_000

async function submit(page: Page, button: string, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: button }).click()
}

/** Stores the record of a sign-in as the forms do. */
async function storeSignIn(page: Page, record: object | string): Promise<void> {
  const text = typeof record === 'string' ? record : JSON.stringify(record)
  await page.evaluate((value) => {
    sessionStorage.setItem('adminToken', value)
    localStorage.setItem('adminToken', value)
  }, text)
}

/** The records stored in the tab and in the browser. */
const storedSignIns = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem('adminToken'), localStorage.getItem('adminToken')])

/** When the records were stored; the tests fix the page's clock to it. */
const NOW = currentTime()

const recordOf = (ageMs: number, role = 'admin') => ({
  id: 'a1',
  email: ADMIN_EMAIL,
  role,
  timestamp: NOW - ageMs,
})

test('explains each failed admin sign-in, then leads to the dashboard @phone-only', async ({ page }) => {
  await page.goto('/admin')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(page.getByRole('link', { name: 'Esqueci minha senha' })).toHaveAttribute(
    'href',
    '/esqueci-senha',
  )
  await expect(page.getByRole('link', { name: 'Entrar como associado' })).toHaveAttribute('href', '/auth')
  await submit(page, 'Entrar no Painel', ' ', ' ')
  await expect(alert).toHaveText('Por favor, preencha todos os campos.')
  const marked = page.getByRole('main').locator('[aria-invalid=true]')
  await expect(marked).toHaveCount(2)
  await submit(page, 'Entrar no Painel', ADMIN_EMAIL, 'errada-1')
  await expect(alert).toContainText('E-mail ou senha incorretos')
  await submit(page, 'Entrar no Painel', 'joao@exemplo.com.br', DEMO_PASSWORD)
  await expect(alert).toContainText('Acesso restrito a administradores.')
  await fulfill(page, '**/api/test-admin-login', { status: 500, json: {} }, 1)
  await submit(page, 'Entrar no Painel', ADMIN_EMAIL, DEMO_PASSWORD)
  await expect(alert).toContainText('Erro ao fazer login. Tente novamente mais tarde.')
  await page.route(
    '**/api/test-admin-login',
    (route) =>
      route.fulfill({ json: { passwordValid: false, user: { id: '', email: ADMIN_EMAIL, role: 'admin' } } }),
    { times: 1 },
  )
  await submit(page, 'Entrar no Painel', ADMIN_EMAIL, DEMO_PASSWORD)
  await expect(alert).toContainText('E-mail ou senha incorretos')
  await expect(marked).toHaveCount(0)
  await expectAccessible(page)

  await submit(page, 'Entrar no Painel', ADMIN_EMAIL, DEMO_PASSWORD)
  await expect(page.getByRole('heading', { name: 'Credenciais confirmadas' })).toBeFocused()
  const [inTab, inBrowser] = await storedSignIns(page)
  expect(inTab).toBe(inBrowser)
  expect(JSON.parse(inTab ?? '')).toMatchObject({
    email: ADMIN_EMAIL,
    role: 'admin',
    timestamp: expect.any(Number),
  })
  await page.getByRole('button', { name: 'Ver instruções' }).click()
  await expect(page.getByRole('link', { name: 'Abrir o painel' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voltar ao App' })).toHaveAttribute('href', '/')

  await page.getByRole('link', { name: 'Continuar para o painel' }).click()
  await expect(page.getByText('Redirecionando...')).toBeVisible()
  await expect(page.getByText('Sessão admin validada com sucesso')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Abrir o painel' })).toBeVisible()
  await expectAccessible(page)
})

test('says before anybody types that the admin screens need a network @phone-only', async ({ page }) => {
  await expectPagesNeedNetwork(page, {
    '/admin': ['Entrar no Painel'],
    '/admin-dashboard': [],
    '/administrador': ['Acessar Sistema Administrativo'],
  })
})

test('reports a browser that cannot store the sign-in @phone-only', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/admin')
  await submit(page, 'Entrar no Painel', ADMIN_EMAIL, DEMO_PASSWORD)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Ocorreu um erro ao processar o login. Por favor, tente novamente.',
  )
})

test('rejects and removes a stored sign-in that is missing, expired, of a member or malformed @phone-only', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOW)
  await page.goto('/admin-dashboard')
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Sessão de administrador não encontrada. Faça login novamente.')
  await expectAccessible(page)
  for (const [record, sentence] of [
    [recordOf(6 * MINUTE_MS), 'Sessão expirada. Faça login novamente.'],
    [recordOf(0, 'member'), 'Acesso restrito a administradores.'],
    ['{', 'Erro ao processar dados de autenticação.'],
  ] as const) {
    await storeSignIn(page, record)
    await page.reload()
    await expect(alert).toHaveText(sentence)
    expect(await storedSignIns(page)).toEqual([null, null])
  }
  await page.getByRole('link', { name: 'Voltar para login' }).click()
  await expect(page).toHaveURL('/admin')
})

test('verifies through the second form, and remembers that for an hour @phone-only', async ({ page }) => {
  await page.clock.setFixedTime(NOW)
  await page.goto('/administrador')
  const verified = page.getByRole('heading', { name: 'Credenciais Verificadas' })
  const form = page.getByRole('button', { name: 'Acessar Sistema Administrativo' })
  await page.getByLabel('E-mail').fill(ADMIN_EMAIL)
  await form.click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Preencha todos os campos')
  await expect(page.getByRole('main').locator('[aria-invalid=true]')).toBeFocused()
  await submit(page, 'Acessar Sistema Administrativo', ADMIN_EMAIL, DEMO_PASSWORD)
  await expect(verified).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voltar para o App' })).toHaveAttribute('href', '/')
  await expectAccessible(page)

  await storeSignIn(page, recordOf(59 * MINUTE_MS))
  await page.reload()
  await expect(verified).toBeVisible()
  await storeSignIn(page, recordOf(61 * MINUTE_MS))
  await page.reload()
  await expect(form).toBeVisible()
  await storeSignIn(page, 'nada')
  await page.reload()
  await expect(form).toBeVisible()
  await expect.poll(async () => (await storedSignIns(page))[1]).toBeNull()
})
