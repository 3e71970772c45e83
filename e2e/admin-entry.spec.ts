import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { DEMO_PASSWORD } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: [/status of (401|500)/] })

const ADMIN = 'admin@exemplo.com.br'
const MINUTE = 60_000

async function submit(page: Page, button: string, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: button }).click()
}

/** As one of the forms leaves it. */
async function keepRecord(page: Page, record: object | string): Promise<void> {
  const text = typeof record === 'string' ? record : JSON.stringify(record)
  await page.evaluate((value) => {
    sessionStorage.setItem('adminToken', value)
    localStorage.setItem('adminToken', value)
  }, text)
}

const kept = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem('adminToken'), localStorage.getItem('adminToken')])

const recordOf = (age: number, role = 'admin') => ({
  id: 'a1',
  email: ADMIN,
  role,
  timestamp: Date.now() - age,
})

test('the admin login tells each refusal, then leads to the dashboard', async ({ page }) => {
  await page.goto('/admin')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(page.getByRole('link', { name: 'Esqueci minha senha' })).toHaveAttribute(
    'href',
    '/esqueci-senha',
  )
  await expect(page.getByRole('link', { name: 'Entrar como associado' })).toHaveAttribute('href', '/auth')
  await submit(page, 'Entrar no Painel', ' ', ' ')
  await expect(alert).toHaveText('Por favor, preencha todos os campos.')
  await submit(page, 'Entrar no Painel', ADMIN, 'errada-1')
  await expect(alert).toContainText('E-mail ou senha incorretos')
  await submit(page, 'Entrar no Painel', 'joao@exemplo.com.br', DEMO_PASSWORD)
  await expect(alert).toContainText('Acesso restrito a administradores.')
  await page.route('**/api/test-admin-login', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  })
  await submit(page, 'Entrar no Painel', ADMIN, DEMO_PASSWORD)
  await expect(alert).toContainText('Erro ao fazer login. Tente novamente mais tarde.')
  await page.route(
    '**/api/test-admin-login',
    (route) =>
      route.fulfill({ json: { passwordValid: false, user: { id: '', email: ADMIN, role: 'admin' } } }),
    { times: 1 },
  )
  await submit(page, 'Entrar no Painel', ADMIN, DEMO_PASSWORD)
  await expect(alert).toContainText('E-mail ou senha incorretos')
  await expectAccessible(page)

  await submit(page, 'Entrar no Painel', ADMIN, DEMO_PASSWORD)
  await expect(page.getByRole('heading', { name: 'Credenciais confirmadas' })).toBeFocused()
  const [inTab, inBrowser] = await kept(page)
  expect(inTab).toBe(inBrowser)
  expect(JSON.parse(inTab ?? '')).toMatchObject({
    email: ADMIN,
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

test('a browser that keeps nothing is told so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/admin')
  await submit(page, 'Entrar no Painel', ADMIN, DEMO_PASSWORD)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Ocorreu um erro ao processar o login. Por favor, tente novamente.',
  )
})

test('the redirect screen refuses what is missing, old, foreign or malformed, and removes it', async ({
  page,
}) => {
  await page.goto('/admin-dashboard')
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Sessão de administrador não encontrada. Faça login novamente.')
  await expectAccessible(page)
  for (const [record, sentence] of [
    [recordOf(6 * MINUTE), 'Sessão expirada. Faça login novamente.'],
    [recordOf(0, 'member'), 'Acesso restrito a administradores.'],
    ['{', 'Erro ao processar dados de autenticação.'],
  ] as const) {
    await keepRecord(page, record)
    await page.reload()
    await expect(alert).toHaveText(sentence)
    expect(await kept(page)).toEqual([null, null])
  }
  await page.getByRole('link', { name: 'Voltar para login' }).click()
  await expect(page).toHaveURL('/admin')
})

test('the second form verifies, and remembers for less than an hour', async ({ page }) => {
  await page.goto('/administrador')
  const verified = page.getByRole('heading', { name: 'Credenciais Verificadas' })
  const form = page.getByRole('button', { name: 'Acessar Sistema Administrativo' })
  await form.click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Preencha todos os campos')
  await submit(page, 'Acessar Sistema Administrativo', ADMIN, DEMO_PASSWORD)
  await expect(verified).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voltar para o App' })).toHaveAttribute('href', '/')
  await expectAccessible(page)

  await keepRecord(page, recordOf(59 * MINUTE))
  await page.reload()
  await expect(verified).toBeVisible()
  await keepRecord(page, recordOf(61 * MINUTE))
  await page.reload()
  await expect(form).toBeVisible()
  await keepRecord(page, 'nada')
  await page.reload()
  await expect(form).toBeVisible()
  await expect.poll(async () => (await kept(page))[1]).toBeNull()
})
