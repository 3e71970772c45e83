import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { atRest } from './support/at-rest.ts'
import { currentTime, installClock } from './support/clock.ts'
import { instance } from './support/instance.ts'
import { watchRequests } from './support/requests.ts'
import { reuseAdminSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

// Chromium logs the 404s and lost connections that these tests provoke.
test.use({ expectedErrors: [/status of 404|ERR_INTERNET_DISCONNECTED/] })

const today = { count: 0, medianMinutes: null }

const anHourAgo = new Date(currentTime() - 3_600_000).toISOString()

const registration = (id: string) => ({
  id,
  fullName: `Pessoa ${id}`,
  email: `${id}@exemplo.com.br`,
  status: 'email_confirmed',
  createdAt: anHourAgo,
  emailConfirmedAt: anHourAgo,
  statusSince: anHourAgo,
  rejection: null,
  decidedBy: null,
})

/** Opens a queue stubbed with registrations of these ids; those of `more` are on the next page. */
async function openQueue(
  page: Page,
  ids: readonly string[],
  more: readonly string[] = [],
  { cut = false, count }: { cut?: boolean; count?: number } = {},
) {
  await page.route('**/api/admin/registrations*', (route) => {
    const query = new URL(route.request().url()).searchParams
    const next = query.has('cursor')
    const registrations = (next ? more : ids)
      .map(registration)
      .filter(({ fullName }) => fullName.includes(query.get('search') ?? ''))
    const nextCursor = more.length > 0 && !next ? 'mais' : null
    const waiting = count ?? ids.length + more.length
    return route.fulfill({
      json: { registrations, nextCursor, cut: cut && query.has('search'), waiting, today },
    })
  })
  await reuseAdminSession(page.context())
  await page.goto(instance.adminUrl)
  const rows = page.getByRole('list', { name: 'Aguardando' }).getByRole('listitem')
  await expect(rows).toHaveCount(ids.length)
  return rows
}

test('selects all rows and none without moving the list', async ({ page }) => {
  const rows = await openQueue(page, ['um', 'dois', 'tres'])
  // Relative to the document, because the browser scrolls to what is focused and clicked.
  const top = () =>
    page
      .getByRole('list', { name: 'Aguardando' })
      .evaluate((list) => list.getBoundingClientRect().top + window.scrollY)
  const before = await atRest(page, top)
  const all = page.getByRole('checkbox', { name: 'Selecionar todos (3)' })
  const selected = page.getByRole('checkbox', { name: /^Selecionar Pessoa/, checked: true })
  await all.check()
  await expect(page.getByText('3 selecionados')).toBeVisible()
  await expect(selected).toHaveCount(3)
  expect(await atRest(page, top)).toBe(before)
  await page.getByRole('checkbox', { name: 'Selecionar Pessoa dois' }).uncheck()
  await expect(all).toBeChecked({ indeterminate: true })
  await expectAccessible(page)
  await all.click()
  await expect(selected).toHaveCount(3)
  await all.click()
  await expect(selected).toHaveCount(0)

  await all.check()
  await rows.first().focus()
  await page.keyboard.press('Escape')
  await expect(selected).toHaveCount(0)
  await all.check()
  await page.getByRole('button', { name: 'Limpar seleção' }).click()
  await expect(selected).toHaveCount(0)
  expect(await atRest(page, top)).toBe(before)
})

test('selects at most as many rows as one decision takes @desktop-only', async ({ page }) => {
  await openQueue(
    page,
    Array.from({ length: 60 }, (_, n) => `n${n}`),
  )
  await page.getByRole('checkbox', { name: 'Selecionar os 50 primeiros' }).check()
  await expect(page.getByText('50 selecionados')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Selecionar Pessoa n50' })).not.toBeChecked()
})

test('focuses the first match on Enter and returns to the whole list on Escape @desktop-only', async ({
  page,
}) => {
  const rows = await openQueue(page, ['um', 'dois', 'tres'])
  await page.keyboard.press('/')
  await page.keyboard.type('dois')
  await page.keyboard.press('Enter')
  await expect(rows.filter({ hasText: 'Pessoa dois' })).toBeFocused()
  await expect(rows).toHaveCount(1)
  await page.keyboard.press('/')
  await page.keyboard.press('Escape')
  await expect(rows).toHaveCount(3)
  await expect(page.locator('[data-registration]:focus')).toHaveCount(1)
  await expect(page.getByLabel('Buscar por nome ou e-mail')).toHaveValue('')

  await page.keyboard.press('/')
  await page.keyboard.type('ninguém')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nenhum cadastro com estes filtros')).toBeVisible()
  await expect(page.getByLabel('Buscar por nome ou e-mail')).toBeFocused()
  await page.getByRole('button', { name: 'Limpar a busca e os filtros' }).click()
  await expect(rows).toHaveCount(3)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.keyboard.press('?')
  const shortcuts = page.getByRole('dialog', { name: 'Atalhos de teclado' })
  for (const name of [
    'Na lista: abrir a página da pessoa; na busca: ir para o primeiro cadastro encontrado',
    'Ao recusar: enviar (no Mac, ⌘ Enter)',
    'Na busca: limpar e voltar para a lista; na lista: limpar a seleção',
    'Ir para outra área ou pessoa',
  ])
    await expect(shortcuts.getByText(name)).toBeVisible()
})

test('shows shortcut keys beside the buttons only on wide screens', async ({ page }) => {
  const rows = await openQueue(page, ['um'])
  const wide = (page.viewportSize()?.width ?? 0) > 768
  const keys = rows.first().locator('kbd')
  await expect(keys).toHaveCount(2)
  for (const key of await keys.all()) await expect(key).toBeVisible({ visible: wide })
})

test('undoes the newest decision with Z, even before its response arrives @desktop-only', async ({
  page,
}) => {
  const rows = await openQueue(page, ['um', 'dois', 'tres'])
  const { promise: held, resolve: respond } = Promise.withResolvers<void>()
  await page.route('**/registrations/*/approve', async (route) => {
    if (route.request().url().includes('/dois/')) await held
    await route.fulfill({ json: { id: 'x', status: 'approved', today } })
  })
  const undone: string[] = []
  await page.route('**/registrations/*/undo', (route) => {
    undone.push(route.request().url().split('/').at(-2) ?? '')
    return route.fulfill({ json: { id: 'x', status: 'email_confirmed' } })
  })
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  const offer = page.getByRole('region', { name: 'Decisões que podem ser desfeitas' })
  await expect(offer).toContainText('Cadastro de Pessoa um aprovado')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('a')
  await expect(rows).toHaveCount(1)
  await page.keyboard.press('z')
  expect(undone).toEqual([])
  respond()
  await expect.poll(() => undone).toEqual(['dois'])
  await expect(offer).toContainText('Cadastro de Pessoa um aprovado')
  await expect(offer).not.toContainText('Pessoa dois')
  // The toast does not cover the remaining undo button.
  const message = page.getByRole('status').filter({ hasText: 'Pessoa dois voltou para a fila' })
  const undo = offer.getByRole('button', { name: 'Desfazer' })
  const covered = async () => {
    const [above, below] = [await message.last().boundingBox(), await undo.boundingBox()]
    return above && below && above.y + above.height - below.y
  }
  await expect.poll(covered).toBeLessThanOrEqual(0)
})

test('fails a decision at once without a connection, and retries it @desktop-only', async ({
  page,
  context,
}) => {
  const requestsEnded = watchRequests(page)
  const rows = await openQueue(page, ['um', 'dois', 'tres'])
  // The file of the toasts is loaded while there is a connection.
  await requestsEnded()
  await context.setOffline(true)
  await rows.first().focus()
  await page.keyboard.press('a')
  const failure = page.getByRole('alert').filter({ hasText: 'aprovar o cadastro de Pessoa um' })
  await expect(failure).toBeVisible()
  await expect(rows).toHaveCount(3)
  await context.setOffline(false)
  await page.route('**/registrations/um/approve', (route) =>
    route.fulfill({ json: { id: 'um', status: 'approved', today } }),
  )
  await failure.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(rows).toHaveCount(2)
})

test('does not select rows that an undo restores @desktop-only', async ({ page }) => {
  const rows = await openQueue(page, ['um', 'dois', 'tres'])
  const ids = ['um', 'dois', 'tres']
  await page.route('**/registrations/reject', (route) =>
    route.fulfill({ json: { decided: ids, before: [], missing: [], today } }),
  )
  await page.route('**/registrations/undo', (route) => route.fulfill({ json: { undone: ids, kept: [] } }))
  await page.getByRole('checkbox', { name: 'Selecionar todos (3)' }).check()
  await page.getByRole('button', { name: 'Recusar 3' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recusar 3 cadastros?' })
  await dialog.getByRole('radio', { name: 'Dados incompletos' }).press('Space')
  await dialog.getByLabel('Explique para a pessoa').fill('Faltou o sobrenome.')
  await dialog.getByRole('button', { name: 'Recusar 3 cadastros' }).click()
  await expect(rows).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(rows).toHaveCount(3)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('does not restore decided rows from a page requested before the decision’s response @desktop-only', async ({
  page,
}) => {
  const rows = await openQueue(page, ['um', 'dois', 'tres'], ['quatro'])
  const { promise: held, resolve: respond } = Promise.withResolvers<void>()
  await page.route('**/registrations/approve', async (route) => {
    await held
    await route.fulfill({ json: { decided: ['um', 'dois'], before: [], missing: [], today } })
  })
  const { promise: late, resolve: release } = Promise.withResolvers<void>()
  await page.route(/registrations\?.*cursor=mais/, async (route) => {
    await late
    await route.fallback()
  })
  await page.getByRole('checkbox', { name: 'Selecionar Pessoa um' }).check()
  await page.getByRole('checkbox', { name: 'Selecionar Pessoa dois' }).check()
  await page.getByRole('button', { name: 'Aprovar 2' }).click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Carregar mais' }).click()
  respond()
  await expect(page.getByText('2 cadastros aprovados')).toBeVisible()
  release()
  await expect(rows.filter({ hasText: 'Pessoa quatro' })).toBeVisible()
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Pessoa tres')
})

test('syncs the search field with the URL, and says when a search is cut off @desktop-only', async ({
  page,
}) => {
  const rows = await openQueue(page, ['um', 'dois', 'tres'], [], { cut: true })
  const field = page.getByLabel('Buscar por nome ou e-mail')
  const cutOff = page.getByText('A busca olha até 500 pessoas por vez.')
  await expect(cutOff).toBeHidden()
  await field.fill('dois')
  await expect(page).toHaveURL(/search=dois/)
  await expect(rows).toHaveCount(1)
  await expect(cutOff).toBeVisible()
  await page.getByRole('link', { name: /^Cadastros/ }).click()
  await expect(page).not.toHaveURL(/search=/)
  await expect(rows).toHaveCount(3)
  await expect(field).toHaveValue('')
})

test('keeps “or more” in the count after a decision @desktop-only', async ({ page }) => {
  const rows = await openQueue(page, ['um', 'dois'], [], { count: 1000 })
  await page.route('**/registrations/*/approve', (route) =>
    route.fulfill({ json: { id: 'um', status: 'approved', today } }),
  )
  const count = page.getByText(/1\.000 pessoas ou mais aguardam aprovação/)
  await expect(count).toBeVisible()
  await rows
    .first()
    .getByRole('button', { name: /Aprovar/ })
    .click()
  await expect(page.getByText('Cadastro de Pessoa um aprovado')).toBeVisible()
  await expect(count).toBeVisible()
})

test('adds new registrations without moving focus or selection, and pauses while idle or writing @desktop-only', async ({
  page,
}) => {
  const requestsEnded = watchRequests(page)
  await installClock(page)
  const ids = ['um', 'dois']
  const rows = await openQueue(page, ids)
  await page.getByRole('checkbox', { name: 'Selecionar Pessoa dois' }).check()
  await rows.first().focus()
  ids.push('tres')
  await page.clock.fastForward(61_000)
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toBeFocused()
  await expect(page.getByText('1 selecionado')).toBeVisible()

  // An idle tab stops refreshing, so that the session can end.
  ids.push('quatro')
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/registrations')) requests += 1
  })
  await page.clock.fastForward(6 * 60_000)
  await page.clock.fastForward(61_000)
  await page.keyboard.press('Shift')
  await page.clock.fastForward(61_000)
  await expect(rows).toHaveCount(4)
  expect(requests).toBe(1)

  // An open dialog stops the refresh too.
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.clock.fastForward(61_000)
  await page.getByLabel('Explique para a pessoa').fill('Faltou o sobrenome.')
  await requestsEnded()
  expect(requests).toBe(1)
})

test('keeps a rejection draft over a reload, on whatever page of the queue @desktop-only', async ({
  page,
}) => {
  await page.route('**/api/admin/registrations/quatro', (route) =>
    route.fulfill({ json: registration('quatro') }),
  )
  await page.route('**/api/admin/registrations/ninguem', (route) =>
    route.fulfill({ status: 404, json: { message: 'Não encontrado.', code: 'not_found' } }),
  )
  await openQueue(page, ['um'], ['quatro'])
  await page.goto(`${instance.adminUrl}/?reject=quatro`)
  const dialog = page.getByRole('dialog', { name: 'Recusar o cadastro de Pessoa quatro?' })
  await dialog.getByLabel('Explique para a pessoa').fill('O contrato é de outra pessoa.')
  await page.reload()
  await expect(dialog.getByLabel('Explique para a pessoa')).toHaveValue('O contrato é de outra pessoa.')

  await page.goto(`${instance.adminUrl}/?reject=ninguem`)
  await expect(page.getByText('Este cadastro não está mais na lista.')).toBeVisible()
  await expect(page).not.toHaveURL(/reject=/)
})

test('opens a row’s member page on Enter, which links back to the search @desktop-only', async ({ page }) => {
  await page.route('**/api/admin/members/dois', (route) =>
    route.fulfill({ status: 404, json: { message: 'Não encontrado.', code: 'not_found' } }),
  )
  const rows = await openQueue(page, ['um', 'dois', 'tres'])
  await expect(rows.first().getByRole('link', { name: 'Pessoa um' })).toHaveAttribute('href', '/membros/um')
  await page.keyboard.press('/')
  await page.keyboard.type('dois')
  await page.keyboard.press('Enter')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/membros\/dois$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Associado não encontrado' })).toBeVisible()
  await page.getByRole('link', { name: 'Voltar aos cadastros' }).click()
  await expect(page).toHaveURL(/search=dois/)
  await expect(rows).toHaveCount(1)
})

test('rejects by keyboard alone @desktop-only', async ({ page }) => {
  const rows = await openQueue(page, ['um', 'dois'])
  let sent = 0
  await page.route('**/registrations/*/reject', (route) => {
    sent += 1
    return route.fulfill({ json: { id: 'um', status: 'rejected', today } })
  })
  await page.keyboard.press('j')
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Recusar o cadastro de Pessoa um?' })
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('alert').or(dialog.getByText('Escolha um motivo')).first()).toBeVisible()
  expect(sent).toBe(0)
  await page.keyboard.press('Space')
  await dialog.getByLabel('Explique para a pessoa').focus()
  await page.keyboard.type('Faltou o sobrenome.')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(rows).toHaveCount(1)
  expect(sent).toBe(1)
})
