import { expectAccessible } from './support/accessibility.ts'
import { instance } from './support/instance.ts'
import { watchRequests } from './support/requests.ts'
import { reuseAdminSession, signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const pathsWithUnknownFilters = [
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
  '/registros?action=xyz&person=a+b&entry=x+xyz&from=2026-02-30&to=x',
  '/registros?from=2026-09-30&to=2026-09-01',
  '/registros/acessos?scope=xyz&from=9999-01-01',
  '/registros/e-mails?state=xyz&kind=xyz',
  '/registros/erros?source=xyz&to=0001-01-01',
]

// A rejected request would log an error and fail the test.
test('drops unknown filters from the URL @desktop-only @smoke', async ({ page, context }) => {
  await reuseAdminSession(context)
  const requestsEnded = watchRequests(page)
  for (const path of pathsWithUnknownFilters) {
    await page.goto(instance.adminUrl + path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await requestsEnded()
    await expect(page.getByText(/Confira os campos|Não conseguimos/), path).toBeHidden()
    await expect(page, path).not.toHaveURL(/xyz|none|king|9999|0001/)
  }
})

test('shows an unknown URL inside the dashboard with a link back', async ({ page, context }) => {
  await reuseAdminSession(context)
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

  test('closes the open toasts @desktop-only', async ({ page, context }) => {
    await signInAsAdmin(context)
    await page.goto(`${instance.adminUrl}/registros/e-mails`)
    await page.route('**/api/admin/logs/mails/export*', (route) => route.abort())
    await expect(page.getByRole('heading', { name: 'Registros', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: /CSV/ }).click()
    const toast = page.getByRole('alert').first()
    // The pointer on the toast keeps it open, so that only the sign-out can close it.
    await toast.hover()
    await page.getByRole('button', { name: 'Sair', exact: true }).press('Enter')
    await expect(page.getByRole('button', { name: 'Entrar no painel' })).toBeVisible()
    await expect(toast).toBeHidden()
  })
})
