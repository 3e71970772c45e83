import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { installClock } from './support/clock.ts'
import { instance } from './support/instance.ts'
import { registerAndConfirm } from './support/new-member.ts'
import { ADMIN_EMAIL, DEMO_PASSWORD, reuseAdminSession, signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: [/status of 500/] })

async function openReports(page: Page, context: BrowserContext): Promise<void> {
  await reuseAdminSession(context)
  await page.goto(`${instance.adminUrl}/relatorios`)
  await expect(page.getByRole('heading', { level: 1, name: 'Relatórios' })).toBeVisible()
}

const finderOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Ir para' })
  return {
    dialog,
    field: dialog.getByRole('combobox', { name: 'Pessoa, apólice, área, configuração ou ação' }),
    group: (name: string) => dialog.getByRole('group', { name }).getByRole('option'),
  }
}

test('finds users and dashboard screens from a few letters', async ({ page, context, isMobile }) => {
  await openReports(page, context)
  const open = page.getByRole('button', { name: /^Ir para/ })
  if (isMobile) await open.click()
  else await page.keyboard.press('Control+k')
  const { dialog, field } = finderOf(page)
  await expect(field).toBeFocused()
  await expectAccessible(page)

  await field.fill('maria@exemplo')
  await expect(dialog.getByRole('option', { name: /^Maria Oliveira/ })).toBeVisible()
  await expectAccessible(page)
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Maria Oliveira' })).toBeFocused()
  await expect(dialog).toBeHidden()

  await open.click()
  await field.fill('est')
  await expect(dialog.getByRole('option', { name: 'Estatísticas', exact: true })).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL(/\/estatisticas/)

  await open.click()
  await field.fill('zzzz')
  await expect(dialog.getByRole('status')).toHaveText('Nada encontrado. Confira as letras.')
  await page.route('**/api/admin/search?*', (route) => route.fulfill({ status: 500, json: {} }))
  await field.fill('yyyy')
  await expect(dialog.getByRole('status')).toHaveText('Não conseguimos procurar pessoas e apólices agora.')
  // Enter pressed before the answer opens nothing if the search fails.
  await page.unroute('**/api/admin/search?*')
  await field.fill('maria@exempl')
  await expect(dialog.getByRole('option', { name: /^Maria Oliveira/ })).toBeVisible()
  await page.route('**/api/admin/search?*', (route) => route.fulfill({ status: 500, json: {} }))
  await field.fill('feriados')
  await field.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('Não conseguimos procurar pessoas e apólices agora.')
  await expect(dialog).toHaveAttribute('data-state', 'open')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/estatisticas/)
})

test('lists an exact name first, as a request and as a person @desktop-only', async ({ page, context }) => {
  const fullName = `Odilon Quintela ${randomUUID().replaceAll(/[^a-f]/g, '')}`
  const exact = await registerAndConfirm(context.request, fullName)
  await registerAndConfirm(context.request, `Ana ${fullName}`)
  await openReports(page, context)
  await page.keyboard.press('Control+k')
  const { field, group } = finderOf(page)
  await field.fill(fullName.toUpperCase().replace('O', 'Ó'))
  await expect(group('Cadastros aguardando')).toHaveText([
    new RegExp(`^${fullName}${exact.email}`),
    new RegExp(`^Ana ${fullName}`),
  ])
  await expect(group('Pessoas')).toHaveText([new RegExp(`^${fullName}`), new RegExp(`^Ana ${fullName}`)])
  await field.press('Enter')
  await expect(page).toHaveURL(`${instance.adminUrl}/cadastros/${exact.id}`)
  await expect(page.getByRole('heading', { level: 2, name: fullName })).toBeFocused()
  // A record opened by a key afterwards leaves the focus on its row.
  await expect(page.locator('[data-list] [data-record]').first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.locator('[data-list] :focus')).toHaveAttribute('aria-current', 'page')
})

test.describe('the keyboard', () => {
  test.use({ expectedErrors: [] })

  test('opens it right after a jump, loses no character, and takes an early Enter for what it was pressed on @desktop-only', async ({
    page,
    context,
  }) => {
    await openReports(page, context)
    const { dialog, field, group } = finderOf(page)
    for (const [typed, address] of [
      ['estat', /estatisticas/],
      ['config', /configuracao/],
      ['segur', /seguranca/],
    ] as const) {
      await page.keyboard.press('Control+k')
      await page.keyboard.type(typed)
      await expect(field).toHaveValue(typed)
      await page.keyboard.press('Enter')
      // The finder's dialog is still closing.
      await page.keyboard.press('Control+k')
      await page.keyboard.type('maria')
      await expect(field).toHaveValue('maria')
      await expect(field).toBeFocused()
      await expect(page).toHaveURL(address)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }

    // The screen behind takes the focus.
    await page.keyboard.press('Control+k')
    await page.keyboard.type('ma')
    await expect(field).toHaveValue('ma')
    await page.locator('main').getByRole('button', { includeHidden: true }).first().focus()
    await expect(field).toBeFocused()
    await page.keyboard.type('ria')
    await expect(field).toHaveValue('maria')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    // An Enter before the answer opens the first match.
    await page.keyboard.press('Control+k')
    await page.keyboard.type('maria@exemplo.com')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Maria Oliveira' })).toBeVisible()
    await expect(dialog).toBeHidden()

    // It is forgotten when the text changes.
    let answer = Promise.withResolvers<void>()
    await page.route(/\/api\/admin\/search\?q=maria.oliveira$/, async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.keyboard.press('Control+k')
    await field.fill('maria oliveira')
    await page.keyboard.press('Enter')
    await page.keyboard.type('s')
    await page.keyboard.press('Backspace')
    await expect(field).toHaveValue('maria oliveira')
    answer.resolve()
    await expect(group('Pessoas').first()).toHaveText(/^Maria Oliveira/)
    await expect(dialog).toHaveAttribute('data-state', 'open')

    await openReports(page, context)
    answer = Promise.withResolvers<void>()
    await page.keyboard.press('Control+k')
    await field.fill('maria oliveir')
    await expect(group('Apólices').first()).toBeVisible()
    await page.keyboard.type('a')
    await group('Apólices').first().hover()
    await page.keyboard.press('Enter')
    answer.resolve()
    await expect(page).toHaveURL(/\/apolices\/[\w-]+/)
  })

  test('searches for the first text without a second key @desktop-only', async ({ page, context }) => {
    const pauseClock = await installClock(page)
    await openReports(page, context)
    // A delayed search never starts from here on.
    await pauseClock()
    const search = page.waitForRequest(/\/api\/admin\/search\?q=maria$/)
    await page.keyboard.press('Control+k')
    await finderOf(page).field.fill('maria')
    await search
  })
})

test('finds settings and actions by their words, and policies by the person or the number @desktop-only', async ({
  page,
  context,
}) => {
  await openReports(page, context)
  const { field, group } = finderOf(page)
  await page.keyboard.press('Control+k')
  await field.fill('dois fatores')
  await expect(group('Áreas')).toHaveText(['Segurança'])
  await field.fill('feriados')
  await expect(group('Configuração')).toHaveText([/^Prazos/])
  await page.keyboard.press('Enter')
  const calendar = page.getByRole('heading', { name: 'Prazos' })
  await expect(calendar).toBeFocused()
  await expect(calendar).toBeInViewport()
  await page.keyboard.press('Control+k')
  await field.fill('logotipo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Identidade' })).toBeFocused()

  await page.keyboard.press('Control+k')
  await field.fill('tema esc')
  await group('Ações').click()
  await expect(page.locator('html')).toHaveClass(/dark/)

  await page.keyboard.press('Control+k')
  await field.fill('exportar')
  await expect(group('Ações')).toHaveText([
    'Exportar cadastros',
    'Exportar associados',
    'Exportar apólices',
    'Exportar estatísticas',
  ])
  await field.fill('apol exp')
  await group('Ações').click()
  await expect(page).toHaveURL(`${instance.adminUrl}/relatorios?kind=policies`)
  const kind = page.getByLabel('Relatório', { exact: true })
  await expect(kind).toHaveValue('policies')
  // The form is already open with another kind.
  await page.keyboard.press('Control+k')
  await field.fill('exportar estat')
  await group('Ações').click()
  await expect(page).toHaveURL(`${instance.adminUrl}/relatorios?kind=statistics`)
  await expect(kind).toHaveValue('statistics')

  await page.keyboard.press('Control+k')
  await field.fill('4822170039')
  await expect(group('Apólices').first()).toHaveText(/^Apólice 48\.2217\.003-9 de /)
  await field.fill('maria oliveira')
  await expect(group('Apólices').first()).toHaveText(/^Apólice .*de Maria Oliveira/)
  await expectAccessible(page)
  await group('Apólices').first().click()
  await expect(page).toHaveURL(/\/apolices\/[\w-]+/)
  await expect(page.getByRole('heading', { level: 2, name: 'Maria Oliveira' })).toBeFocused()
})

test.describe('a session of its own', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('lists the records opened last until the sign-out, and stores no name @desktop-only', async ({
    page,
    context,
  }) => {
    await signInAsAdmin(context)
    await page.goto(`${instance.adminUrl}/membros/demo-maria`)
    await expect(page.getByRole('heading', { name: 'Maria Oliveira' })).toBeVisible()
    const { dialog, group } = finderOf(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('relat')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Relatórios' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(group('Abertos há pouco')).toHaveText([/^Maria Oliveira ?Pessoa$/])
    await expectAccessible(page)
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).not.toContain('Maria')

    await page.keyboard.type('sair')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Painel administrativo' })).toBeVisible()
    await page.getByLabel('E-mail').fill(ADMIN_EMAIL)
    await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Painel administrativo' })).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(group('Áreas').first()).toBeVisible()
    await expect(dialog.getByRole('option', { name: /Maria Oliveira/ })).toHaveCount(0)
  })
})
