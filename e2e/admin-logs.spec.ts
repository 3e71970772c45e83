import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { instance } from './support/instance.ts'
import { holdBack } from './support/requests.ts'
import { reuseAdminSession, signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { closeToast } from './support/toasts.ts'

const signIns = '/registros?action=account.signed_in_to_dashboard'
/** A member of the demonstration data whom no other test changes, with three entries and a failed e-mail. */
const quietMember = 'demo-membro-9'

const listOf = (page: Page, name: RegExp) => page.getByRole('list', { name })
const rowsOf = (page: Page) => page.locator('[data-list] [data-record]')
/** The link that covers the row; the entry's subject can be a second link. */
const linkOf = (row: Locator) => row.getByRole('link').first()
const panelOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Shows the filters for days and request. */
async function openFilters(page: Page): Promise<void> {
  await expect(page.getByLabel('De', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: /^Mais filtros/ }).click()
  await expect(page.getByLabel('De', { exact: true })).toBeVisible()
}

async function idsOf(rows: Locator): Promise<(string | null)[]> {
  return rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-record')))
}

test('shows each log as a list beside its entry, with filters in the URL and a CSV file @desktop-only', async ({
  page,
  context,
}) => {
  await signInAsAdmin(context)
  await page.goto(`${instance.adminUrl}/registros`)
  const audit = listOf(page, /^Auditoria/)
  await expect(audit.getByRole('listitem').first()).toBeVisible()
  for (const column of ['Ação', 'Quem', 'A respeito de', 'Quando'])
    await expect(page.locator('[data-list]').getByText(column, { exact: true }).first()).toBeVisible()
  await page.getByLabel('Ação', { exact: true }).selectOption('Entrou no painel')
  await expect(page).toHaveURL(/action=account\.signed_in_to_dashboard/)
  await expect(audit.getByRole('link', { name: 'Entrou no painel' }).first()).toBeVisible()

  await page.getByRole('combobox', { name: 'Pessoa' }).fill('diret')
  await page.getByRole('option', { name: /Ana Diretora/ }).click()
  await expect(page).toHaveURL(/person=demo-admin/)
  await expect(page.getByRole('combobox', { name: 'Pessoa' })).toHaveValue('Ana Diretora')
  await expect(rowsOf(page).first()).toContainText('Ana Diretora')
  await expectAccessible(page)

  await audit.getByRole('link', { name: 'Entrou no painel' }).first().click()
  const panel = panelOf(page, 'Entrou no painel')
  await expect(panel.getByText('Nº da solicitação')).toBeVisible()
  await expect(panel.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/).first()).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Ana Diretora' }).first()).toHaveAttribute(
    'href',
    '/membros/demo-admin',
  )
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  const file = await (await download).path()
  expect(readFileSync(file, 'utf8')).toMatch(
    /^\uFEFFQuando;Quem;O que fez;A respeito de;De onde;Nº da solicitação;Detalhes\r\n.*Ana Diretora;Entrou no painel/,
  )

  for (const name of ['Acessos', 'E-mails', 'Erros']) {
    await page
      .getByRole('navigation', { name: 'Tipos de registro' })
      .getByRole('link', { name, exact: true })
      .click()
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page).not.toHaveURL(/entry=/)
    await expect(page.getByText('Nenhum registro aberto')).toBeVisible()
    await expect(rowsOf(page).first().or(page.getByText('Nada registrado'))).toBeVisible()
    await expectAccessible(page)
  }
})

test('moves through a log with the keyboard alone, and updates the panel and the URL @desktop-only', async ({
  page,
  context,
}) => {
  await reuseAdminSession(context)
  await page.goto(`${instance.adminUrl}/registros?person=${quietMember}`)
  const rows = rowsOf(page)
  await expect(rows).toHaveCount(3)
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(heights).toEqual([44, 44, 44])
  const [first, second, third] = await idsOf(rows)

  const addressOf = (entry: unknown) => `${instance.adminUrl}/registros?person=${quietMember}&entry=${entry}`
  await page.keyboard.press('j')
  await expect(panelOf(page, 'Cadastro aprovado')).toContainText('1 de 3')
  await expect(page).toHaveURL(addressOf(first))
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(panelOf(page, 'Conta criada')).toContainText('3 de 3')
  await expect(page).toHaveURL(addressOf(third))
  await page.keyboard.press('k')
  const panel = panelOf(page, 'E-mail confirmado')
  await expect(panel).toContainText('2 de 3')
  await expect(page).toHaveURL(addressOf(second))
  await expect(linkOf(rows.nth(1))).toBeFocused()
  await expect(linkOf(rows.nth(1))).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('link').first()).toBeFocused()
  await expectAccessible(page)

  await page.reload()
  await expect(panel).toContainText('2 de 3')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${instance.adminUrl}/registros?person=${quietMember}`)
  await expect(page.getByText('Nenhum registro aberto')).toBeVisible()
  // Moving between entries kept a single history item.
  await page.keyboard.press('k')
  await expect(page).toHaveURL(addressOf(first))
  await page.keyboard.press('j')
  await expect(page).toHaveURL(addressOf(second))
  await page.goBack()
  await expect(page).toHaveURL(`${instance.adminUrl}/registros?person=${quietMember}`)
  await linkOf(rows.nth(0)).click()
  await expect(page).toHaveURL(addressOf(first))
  await linkOf(rows.nth(1)).click()
  await expect(page).toHaveURL(addressOf(second))
  await page.goBack()
  await expect(page).toHaveURL(`${instance.adminUrl}/registros?person=${quietMember}`)
})

test('names what an entry is about, with a link to it in the list and in the panel', async ({
  page,
  context,
}, { project }) => {
  await reuseAdminSession(context)
  const longName = `Maria ${'Albuquerque'.repeat(6)}`
  await page.route('**/api/admin/logs/audit?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('Maria Oliveira', longName)
    return route.fulfill({ response, body })
  })
  await page.goto(`${instance.adminUrl}/registros?action=policy.approved&request=demo-demo-policy-1`)
  const row = rowsOf(page).filter({ hasText: 'Apólice aprovada' })
  const name = `Apólice 48.2217.003-9 de ${longName}`
  if (project.name === 'desktop') {
    await row.getByRole('link', { name }).focus()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${instance.adminUrl}/apolices/demo-policy-1`)
    await page.goBack()
    await expect(page).toHaveURL(/\/registros\?.*request=demo-demo-policy-1/)
  }
  const people = row.getByText(`Ana Diretora → ${name}`, { exact: true })
  await expect(people).toBeVisible({ visible: project.name === 'phone' })
  await linkOf(row).click()
  const link = panelOf(page, 'Apólice aprovada').getByRole('link', { name })
  await expect(link).toHaveAttribute('href', '/apolices/demo-policy-1')
  await expectAccessible(page)
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

test.describe('an entry that does not load', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('can be loaded again, at its own address outside the list; another says that there is none @desktop-only', async ({
    page,
    context,
  }) => {
    await reuseAdminSession(context)
    let fails = true
    await page.route(/\/api\/admin\/logs\/audit\?.*\bid=/, (route) =>
      fails ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    )
    const entry = `demo-audit-account.registered-${quietMember}`
    await page.goto(`${instance.adminUrl}/registros?action=member.blocked&entry=${entry}`)
    await expect(page.getByText(/^Não conseguimos abrir este registro\./)).toBeVisible()
    await expectAccessible(page)
    fails = false
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    const panel = panelOf(page, 'Conta criada')
    await expect(panel).toContainText(`demo-${quietMember}`)
    await expect(panel.getByText(/^\d+ de /)).toHaveCount(0)
    await expectAccessible(page)

    await page.goto(`${instance.adminUrl}/registros/acessos?entry=demo-access-consultations`)
    await expect(
      panelOf(page, 'Consultas').getByText('Atendimento 20418: remarcação de consulta.'),
    ).toBeVisible()

    await page.goto(`${instance.adminUrl}/registros?entry=ninguem`)
    await expect(page.getByText('Este registro não está aqui')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ver a lista' }).click()
    await expect(page).toHaveURL(`${instance.adminUrl}/registros`)
    await expect(rowsOf(page).first()).toBeVisible()
  })
})

test('links an entry to its request’s rows in the other logs @desktop-only', async ({ page, context }) => {
  await signInAsAdmin(context)
  await page.goto(`${instance.adminUrl}${signIns}`)
  const rows = rowsOf(page)
  await linkOf(rows.first()).click()
  const panel = panelOf(page, 'Entrou no painel')
  const link = panel.getByRole('link', { name: 'Ver em Erros' })
  const request = new URL((await link.getAttribute('href')) ?? '', instance.adminUrl).searchParams.get(
    'request',
  )
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/registros/erros\\?request=${request}$`))
  await expect(page.getByText('Nada registrado')).toBeVisible()
  await expect(page.getByLabel('Nº da solicitação')).toHaveValue(String(request))
  await page.goBack()
  await expect(panel).toBeVisible()

  await page.getByRole('link', { name: 'Auditoria', exact: true }).click()
  await expect(rows.nth(1)).toBeVisible()
  await openFilters(page)
  const field = page.getByLabel('Nº da solicitação')
  await field.fill('um número')
  await field.press('Enter')
  await expect(page.getByText('Use só o número inteiro, sem espaços')).toBeVisible()
  await field.fill(` ${request} `)
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`request=${request}`))
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('Entrou no painel')

  await page.getByLabel('Ação', { exact: true }).selectOption('Conta criada')
  await page.getByRole('button', { name: 'Limpar os filtros' }).click()
  await expect(page).toHaveURL(`${instance.adminUrl}/registros`)
  await expect(rows.nth(1)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Registros' })).toBeFocused()
})

test('retries an e-mail that failed in the panel, and asks in the button’s place before retrying all @desktop-only', async ({
  page,
  context,
}) => {
  await reuseAdminSession(context)
  const retried: string[] = []
  await page.route('**/api/admin/logs/mails/*/retry', (route) => {
    retried.push(new URL(route.request().url()).pathname)
    return route.fulfill({ json: {} })
  })
  await page.goto(`${instance.adminUrl}/registros/e-mails?person=${quietMember}&state=failed`)
  await expect(rowsOf(page).first()).toContainText('Falhou')
  await rowsOf(page).first().getByRole('link').click()
  const panel = panelOf(page, 'Cadastro aprovado')
  await expect(panel).toContainText('E_RECIPIENT_SUPPRESSED')
  await expectAccessible(page)
  await panel.getByRole('button', { name: /^Tentar de novo/ }).click()
  await closeToast(page, 'Mensagem de volta à fila')
  await expect(panel.getByRole('heading')).toBeFocused()
  expect(retried).toEqual([`/api/admin/logs/mails/demo-mail-${quietMember}/retry`])

  const searches: string[] = []
  let answer = Promise.withResolvers<void>()
  await page.route('**/api/admin/logs/mails/retry*', async (route) => {
    searches.push(new URL(route.request().url()).search)
    await answer.promise
    return route.fulfill({ json: { retried: 1, more: false } })
  })
  // Without the open entry.
  await page.goto(`${instance.adminUrl}/registros/e-mails?person=${quietMember}&state=failed`)
  const all = page.getByRole('button', { name: 'Tentar de novo as que falharam' })
  await all.click()
  const form = page.getByRole('form', { name: 'Tentar de novo todas as que falharam?' })
  await expect(form.getByRole('heading')).toBeFocused()
  await expect(form).toContainText('combinam com os filtros')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(all).toBeFocused()
  expect(searches).toEqual([])

  await page.keyboard.press('Enter')
  const confirm = form.getByRole('button', { name: 'Tentar de novo' })
  const cancel = form.getByRole('button', { name: 'Cancelar' })
  // A request under way cannot be cancelled, not even before the next render.
  await confirm.evaluate((button: HTMLElement) => {
    button.click()
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  await expect(cancel).toBeDisabled()
  await expect(form).toBeVisible()
  answer.resolve()
  await closeToast(page, '1 mensagem de volta à fila')
  await expect(all).toBeFocused()
  expect(searches).toEqual([`?person=${quietMember}`])

  answer = Promise.withResolvers<void>()
  await all.click()
  await confirm.click()
  await expect(cancel).toBeDisabled()
  const row = rowsOf(page).first().getByRole('link')
  await row.focus()
  answer.resolve()
  await expect(all).toBeVisible()
  await expect(row).toBeFocused()
})

test('fills a phone with the list or the entry, has rows as high as while they load, and rejects a reversed date range @phone-only', async ({
  page,
  context,
}) => {
  await signInAsAdmin(context)
  const answer = await holdBack(page, '**/api/admin/logs/audit?*')
  await page.goto(`${instance.adminUrl}${signIns}&person=demo-admin`)
  const lineHeight = () =>
    page
      .locator('[data-list] [data-density] > *')
      .first()
      .evaluate((line) => line.getBoundingClientRect().height)
  await expect(page.getByText('Carregando os registros…')).toBeAttached()
  const loading = await lineHeight()
  answer()
  const rows = rowsOf(page)
  await expect(rows.first()).toBeVisible()
  expect(await lineHeight()).toBe(loading)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await linkOf(rows.first()).click()
  const panel = panelOf(page, 'Entrou no painel')
  await expect(panel).toBeVisible()
  await expect(rows.first()).toBeHidden()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.reload()
  await expect(panel).toBeVisible()
  await panel.getByRole('link', { name: 'Voltar para a lista' }).click()
  await expect(rows.first()).toBeVisible()

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
  await expect(page.getByRole('button', { name: 'Mais filtros 2 em uso' })).toBeVisible()
  await expectAccessible(page)
})
