import { expectAccessible } from './support/accessibility.ts'
import { instance } from './support/instance.ts'
import { signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const kept = [
  '/?status=xyz&over=3&reason=none',
  `/?search=${'x'.repeat(300)}`,
  '/membros?status=xyz&access=none&role=king',
  '/apolices?status=xyz',
  `/apolices?search=${'x'.repeat(300)}`,
  '/estatisticas?from=2026-09-30&to=2026-09-01',
  '/estatisticas?from=2026-02-30&to=2026-03-40&period=3',
  '/estatisticas/lista?list=xyz&by=none&from=2026-09-30&to=2026-09-01',
  '/estatisticas/lista?list=consultations&by=type&key=nothing',
  '/estatisticas/meses?distribution=xyz',
  '/relatorios?kind=xyz&from=1&to=2',
  '/registros?action=xyz&person=a+b&from=2026-02-30&to=x',
  '/registros?from=2026-09-30&to=2026-09-01',
  '/registros/acessos?scope=xyz&from=9999-01-01',
  '/registros/e-mails?state=xyz&kind=xyz',
  '/registros/erros?source=xyz&to=0001-01-01',
]

// A refused request would stand in the console and fail the test.
test('an address with filters that are not known falls back to what is', async ({ page, context }) => {
  await signInAsAdmin(context)
  for (const path of kept) {
    await page.goto(instance.adminUrl + path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(/Confira os campos|Não conseguimos/), path).toBeHidden()
    await expect(page, path).not.toHaveURL(/xyz|none|king|9999|0001/)
  }
})

test('an address that leads nowhere keeps the navigation and shows a way back', async ({ page, context }) => {
  await signInAsAdmin(context)
  await page.goto(`${instance.adminUrl}/nao-existe/mesmo`)
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  await expect(page).toHaveTitle(/Página não encontrada/)
  if ((page.viewportSize()?.width ?? 0) >= 1024)
    await expect(page.getByRole('navigation', { name: 'Áreas do painel' })).toBeVisible()
  else await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ir para os cadastros' }).click()
  await expect(page.getByRole('heading', { name: 'Cadastros', level: 1 })).toBeVisible()
})

test.describe('at sign-out', () => {
  test.use({ expectedErrors: [/ERR_FAILED|status of 401/] })

  test('signing out closes what was told in the session', async ({ page, context }) => {
    await signInAsAdmin(context)
    await page.goto(`${instance.adminUrl}/registros/e-mails`)
    await page.route('**/api/admin/logs/mails/export*', (route) => route.abort())
    await expect(page.getByRole('heading', { name: 'Registros', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: /CSV/ }).click()
    const told = page.getByRole('alert').first()
    await expect(told).toBeVisible()
    // The pointer on it keeps it open.
    await told.hover()
    if ((page.viewportSize()?.width ?? 0) < 1024)
      await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.getByRole('button', { name: 'Sair', exact: true }).press('Enter')
    await expect(page.getByRole('button', { name: 'Entrar no painel' })).toBeVisible()
    await expect(told).toBeHidden({ timeout: 1000 })
  })
})
