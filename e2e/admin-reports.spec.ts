import { readFile } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expectNoSidewaysScroll } from './support/at-rest.ts'
import { instance } from './support/instance.ts'
import { newAdministrator } from './support/new-member.ts'
import { reuseAdminSession, signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { closeToast } from './support/toasts.ts'

// Chromium logs the 404 that one test provokes.
test.use({ expectedErrors: [/status of 404/] })

/** Administrators see only the reports they requested, so these belong to this test. */
async function signInAsNewAdministrator(context: BrowserContext): Promise<void> {
  await signInAsAdmin(context, await newAdministrator(context, 'Rosa Relatora'))
}

test('creates a PDF from the statistics and a CSV list, downloads and deletes them @desktop-only @smoke', async ({
  context,
  page,
}) => {
  await signInAsNewAdministrator(context)
  await page.goto(`${instance.adminUrl}/estatisticas?from=2026-02-01&to=2026-02-28`)
  await page.getByRole('link', { name: 'Exportar' }).click()
  await expect(page.getByLabel('Relatório', { exact: true })).toHaveValue('statistics')
  await expect(page.getByRole('textbox', { name: 'De' })).toHaveValue('01/02/2026')
  await page.getByRole('button', { name: 'Gerar relatório' }).click()
  await closeToast(page, 'Relatório pedido')
  const pdf = page.getByRole('listitem').filter({ hasText: 'Estatísticas · PDF' })
  await expect(pdf).toContainText('Pronto')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pdf.getByRole('button', { name: 'Baixar estatisticas-2026-02-01-a-2026-02-28.pdf' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('estatisticas-2026-02-01-a-2026-02-28.pdf')
  expect((await readFile(await download.path())).subarray(0, 8).toString()).toBe('%PDF-1.7')

  await page.getByLabel('Relatório', { exact: true }).selectOption('members')
  await expect(page.getByRole('textbox', { name: 'De' })).toBeHidden()
  await page.getByLabel('Formato').selectOption('csv')
  await page.getByLabel('Situação').selectOption('approved')
  await page.getByRole('button', { name: 'Gerar relatório' }).click()
  await closeToast(page, 'Relatório pedido')
  const csv = page.getByRole('listitem').filter({ hasText: 'Associados · CSV' })
  await expect(csv).toContainText('Pronto')
  await expect(csv).toContainText('Todos até a data do pedido · Situação: Aprovado')
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    csv.getByRole('button', { name: /^Baixar associados-/ }).click(),
  ])
  expect(await readFile(await table.path(), 'utf8')).toContain('Maria Oliveira;maria@exemplo.com.br;')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await csv.getByRole('button', { name: /^Excluir associados-/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(csv).toHaveCount(0)
})

test('opens a report with the filters of the members, registrations and policies screens @desktop-only', async ({
  context,
  page,
}) => {
  await signInAsNewAdministrator(context)
  const kind = page.getByLabel('Relatório', { exact: true })
  const status = page.getByLabel('Situação')
  const unsearched = page.getByText('O texto da busca não entra no relatório')
  const openReport = async (path: string) => {
    await page.goto(instance.adminUrl + path)
    await page.getByRole('link', { name: 'Exportar' }).click()
    await expect(page).toHaveURL(/\/relatorios\?/)
  }

  await openReport('/membros?status=approved&access=blocked&role=member&search=maria')
  await expect(kind).toHaveValue('members')
  await expect(status).toHaveValue('approved')
  await expect(page.getByLabel('Acesso')).toHaveValue('blocked')
  await expect(page.getByLabel('Perfil')).toHaveValue('member')
  await expect(unsearched).toBeVisible()
  await expectAccessible(page)

  await openReport('/?status=rejected&reason=duplicate')
  await expect(kind).toHaveValue('queue')
  await expect(status).toHaveValue('rejected')
  await expect(page.getByLabel('Motivo da recusa')).toHaveValue('duplicate')
  await expect(unsearched).toBeHidden()

  await openReport('/?over=48')
  await expect(status).toHaveValue('email_confirmed')
  await expect(page.getByLabel('Espera')).toHaveValue('48')

  await openReport('/apolices?status=approved')
  await expect(kind).toHaveValue('desk')
  await expect(status).toHaveValue('approved')
  await page.getByRole('button', { name: 'Gerar relatório' }).click()
  const csv = page.getByRole('listitem').filter({ hasText: 'Fila de apólices · CSV' })
  await expect(csv).toContainText('Pronto')
  await expect(csv).toContainText('Todos até a data do pedido · Situação: Aprovada')
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    csv.getByRole('button', { name: /^Baixar fila-de-apolices-/ }).click(),
  ])
  expect(await readFile(await table.path(), 'utf8')).toContain('\r\n\r\nRelatório;Fila de apólices\r\n')
})

test('keeps the draft; a lost response creates one report @desktop-only', async ({ context, page }) => {
  await signInAsNewAdministrator(context)
  const keys: (string | undefined)[] = []
  await page.route('**/api/admin/reports', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.fallback()
    // The request arrives; its response is lost.
    await route.fetch()
    return route.fulfill({ status: 404, json: { message: 'Sem resposta.', code: 'not_found' } })
  })
  await page.goto(`${instance.adminUrl}/relatorios`)
  await page.getByLabel('Formato').selectOption('pdf')
  await page.getByLabel('Situação').selectOption('rejected')
  await page.reload()
  await expect(page.getByLabel('Formato')).toHaveValue('pdf')
  await expect(page.getByLabel('Situação')).toHaveValue('rejected')

  const rejected = page
    .getByRole('listitem')
    .filter({ hasText: /Cadastros recebidos · PDF.* · Situação: Recusado/ })
  await expect(page.getByRole('button', { name: 'Gerar relatório' })).toBeVisible()
  await page.getByRole('button', { name: 'Gerar relatório' }).click()
  await expect(page.getByText('Sem resposta.')).toBeVisible()
  await page.getByRole('button', { name: 'Gerar relatório' }).click()
  await expect(page.getByText('Relatório pedido')).toBeVisible()
  await expect(rejected).toHaveCount(1)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  await page.reload()
  await expect(page.getByLabel('Formato')).toHaveValue('csv')
})

test('shows a running report’s progress, cancels it, and explains a failed one @desktop-only', async ({
  context,
  page,
}) => {
  const report = (id: string, more: object) => ({
    id,
    kind: 'members',
    format: 'csv',
    filters: { from: null, to: null, status: null },
    state: 'running',
    rowsDone: 120_000,
    rowsTotal: 500_000,
    bytes: 9_000_000,
    fileName: `${id}.csv`,
    problem: null,
    createdAt: '2026-03-01T12:00:00.000Z',
    finishedAt: null,
    expiresAt: '2026-03-08T12:00:00.000Z',
    ...more,
  })
  const problem = 'O PDF vai até 2.000 linhas, e este relatório tem 4.512. Escolha um período menor ou o CSV.'
  let cancelled = false
  await reuseAdminSession(context)
  await page.route('**/api/admin/reports', (route) =>
    route.fulfill({
      json: [
        report('longo', cancelled ? { state: 'cancelled' } : {}),
        report('livro', { state: 'failed', format: 'pdf', problem }),
      ],
    }),
  )
  await page.route('**/api/admin/reports/longo/cancel', (route) => {
    cancelled = true
    return route.fulfill({ json: report('longo', { state: 'cancelled' }) })
  })
  await page.goto(`${instance.adminUrl}/relatorios`)
  await expect(page.getByText('120.000 de 500.000 linhas')).toBeVisible()
  await expect(page.getByText(problem)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancelar longo.csv' }).click()
  await expect(page.getByRole('button', { name: 'Tentar de novo: longo.csv' })).toBeVisible()
})
