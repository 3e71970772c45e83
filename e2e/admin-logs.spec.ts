import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { instance } from './support/instance.ts'
import { signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** Opens the filters, which a phone hides behind a button. */
async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filtros/ })
  if ((page.viewportSize()?.width ?? 0) >= 480) return expect(button).toBeHidden()
  await expect(page.getByLabel('De', { exact: true })).toBeHidden()
  await button.click()
}

test('shows each log with its table, filters in the URL and CSV file @desktop-only', async ({
  page,
  context,
}) => {
  await signInAsAdmin(context)
  await page.goto(`${instance.adminUrl}/registros`)
  const audit = page.getByRole('table', { name: /^Auditoria/ })
  await expect(audit.getByRole('rowheader').first()).toBeVisible()
  await openFilters(page)
  await page.getByLabel('Ação', { exact: true }).selectOption('Entrou no painel')
  await expect(page).toHaveURL(/action=account\.signed_in_to_dashboard/)
  await expect(audit.getByRole('rowheader', { name: 'Entrou no painel' }).first()).toBeVisible()

  await page.getByRole('combobox', { name: 'Pessoa' }).fill('diret')
  await page.getByRole('option', { name: /Ana Diretora/ }).click()
  await expect(page).toHaveURL(/person=demo-admin/)
  await expect(page.getByRole('combobox', { name: 'Pessoa' })).toHaveValue('Ana Diretora')
  await expect(audit.getByRole('rowheader').first()).toBeVisible()
  await expectAccessible(page)

  await audit.getByRole('button', { name: 'Detalhes: Entrou no painel' }).first().click()
  const details = page.getByRole('dialog', { name: 'Entrou no painel' })
  await expect(details.getByText('Nº da solicitação')).toBeVisible()
  await expect(details.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /CSV/ }).click()
  const file = await (await download).path()
  expect(readFileSync(file, 'utf8')).toMatch(
    /^\uFEFFQuando;Quem;O que fez;A respeito de;De onde;Nº da solicitação;Detalhes\r\n.*Ana Diretora;Entrou no painel/,
  )

  for (const name of ['Acessos a dados de saúde', 'E-mails', 'Erros']) {
    await page.getByRole('navigation', { name: 'Tipos de registro' }).getByRole('link', { name }).click()
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('table').or(page.getByText('Nada registrado'))).toBeVisible()
    await expectAccessible(page)
  }
})

test('finds the rows of a request in each log by its number @desktop-only', async ({ page, context }) => {
  await signInAsAdmin(context)
  await page.goto(`${instance.adminUrl}/registros?action=account.signed_in_to_dashboard`)
  const details = page.getByRole('button', { name: 'Detalhes: Entrou no painel' })
  await details.first().click()
  const dialog = page.getByRole('dialog', { name: 'Entrou no painel' })
  const link = dialog.getByRole('link', { name: 'Ver em Erros' })
  const request = new URL((await link.getAttribute('href')) ?? '', instance.adminUrl).searchParams.get(
    'request',
  )
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/registros/erros\\?request=${request}`))
  await expect(page.getByText('Nada registrado')).toBeVisible()

  await page.getByRole('link', { name: 'Auditoria', exact: true }).click()
  await expect(details.nth(1)).toBeVisible()
  await openFilters(page)
  const field = page.getByLabel('Nº da solicitação')
  await field.fill('um número')
  await field.press('Enter')
  await expect(page.getByText('Use só o número inteiro, sem espaços')).toBeVisible()
  await field.fill(` ${request} `)
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`request=${request}`))
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(page.getByRole('rowheader', { name: 'Entrou no painel' })).toBeVisible()
})

test('rejects a reversed date range and counts the active filters @phone-only', async ({ page, context }) => {
  await signInAsAdmin(context)
  await page.goto(`${instance.adminUrl}/registros?action=account.signed_in_to_dashboard`)
  await expect(page.getByRole('rowheader', { name: 'Entrou no painel' }).first()).toBeVisible()
  await openFilters(page)
  await page.getByLabel('De', { exact: true }).fill('10/03/2026')
  await expect(page).toHaveURL(/from=2026-03-10/)
  await page.getByLabel('Até', { exact: true }).fill('09/03/2026')
  await expect(page.getByText('O fim vem antes do começo')).toBeVisible()
  await expect(page).not.toHaveURL(/to=/)
  await page.getByLabel('Até', { exact: true }).fill('99/99/2026')
  await expect(page.getByText('Use uma data como 24/11/2026')).toBeVisible()
  await page.getByLabel('Até', { exact: true }).fill('10/03/2026')
  await expect(page).toHaveURL(/to=2026-03-10/)
  if ((page.viewportSize()?.width ?? 0) < 480)
    await expect(page.getByRole('button', { name: 'Filtros 3 em uso' })).toBeVisible()
})
