import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { instance } from './support/instance.ts'
import { signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

// The browser itself reports every answer of 4xx; these tests ask for them.
test.use({ expectedErrors: [/status of 404|ERR_INTERNET_DISCONNECTED/] })

const today = { count: 0, medianMinutes: null }

const since = new Date(Date.now() - 3_600_000).toISOString()

const person = (id: string) => ({
  id,
  fullName: `Pessoa ${id}`,
  email: `${id}@exemplo.com.br`,
  status: 'email_confirmed',
  createdAt: since,
  emailConfirmedAt: since,
  statusSince: since,
  rejection: null,
  decidedBy: null,
})

/** A queue of these, whoever else waits; `more` stand on the next page. */
async function openQueue(
  page: Page,
  ids: readonly string[],
  more: readonly string[] = [],
  { cut = false, count }: { cut?: boolean; count?: number } = {},
) {
  await page.route('**/api/admin/registrations*', (route) => {
    const asked = new URL(route.request().url()).searchParams
    const next = asked.has('cursor')
    const found = (next ? more : ids)
      .map(person)
      .filter(({ fullName }) => fullName.includes(asked.get('search') ?? ''))
    const nextCursor = more.length > 0 && !next ? 'mais' : null
    const waiting = count ?? ids.length + more.length
    return route.fulfill({
      json: { registrations: found, nextCursor, cut: cut && asked.has('search'), waiting, today },
    })
  })
  await signInAsAdmin(page.context())
  await page.goto(instance.adminUrl)
  const rows = page.getByRole('list', { name: 'Aguardando' }).getByRole('listitem')
  await expect(rows).toHaveCount(ids.length)
  return rows
}

test('all that are shown are chosen at once, and nobody again, without moving the list', async ({ page }) => {
  const rows = await openQueue(page, ['um', 'dois', 'tres'])
  // Within the page: the browser scrolls to what is focused and pressed.
  const top = () =>
    page
      .getByRole('list', { name: 'Aguardando' })
      .evaluate((list) => list.getBoundingClientRect().top + window.scrollY)
  const before = await top()
  const all = page.getByRole('checkbox', { name: 'Selecionar todos (3)' })
  const chosen = page.getByRole('checkbox', { name: /^Selecionar Pessoa/, checked: true })
  await all.check()
  await expect(page.getByText('3 selecionados')).toBeVisible()
  await expect(chosen).toHaveCount(3)
  expect(await top()).toBe(before)
  await page.getByRole('checkbox', { name: 'Selecionar Pessoa dois' }).uncheck()
  await expect(all).toBeChecked({ indeterminate: true })
  await expectAccessible(page)
  await all.click()
  await expect(chosen).toHaveCount(3)
  await all.click()
  await expect(chosen).toHaveCount(0)

  await all.check()
  await rows.first().focus()
  await page.keyboard.press('Escape')
  await expect(chosen).toHaveCount(0)
  await all.check()
  await page.getByRole('button', { name: 'Limpar seleção' }).click()
  await expect(chosen).toHaveCount(0)
  expect(await top()).toBe(before)
})

test('no more are chosen at once than can be decided at once', async ({ page }) => {
  await openQueue(
    page,
    Array.from({ length: 60 }, (_, n) => `n${n}`),
  )
  await page.getByRole('checkbox', { name: 'Selecionar os 50 primeiros' }).check()
  await expect(page.getByText('50 selecionados')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Selecionar Pessoa n50' })).not.toBeChecked()
})

test('Enter goes to who is found, and to nobody else; Escape goes back to the whole list', async ({
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
  const sheet = page.getByRole('dialog', { name: 'Atalhos de teclado' })
  for (const name of [
    'Na lista: abrir a página da pessoa; na busca: ir para o primeiro cadastro encontrado',
    'Ao recusar: enviar (no Mac, ⌘ Enter)',
    'Na busca: limpar e voltar para a lista; na lista: limpar a seleção',
    'Ir para outra área ou pessoa',
  ])
    await expect(sheet.getByText(name)).toBeVisible()
})

test('the keys stand beside the buttons where there is a keyboard and room', async ({ page }) => {
  const rows = await openQueue(page, ['um'])
  const wide = (page.viewportSize()?.width ?? 0) > 768
  const caps = rows.first().locator('kbd')
  await expect(caps).toHaveCount(2)
  for (const cap of await caps.all()) await expect(cap).toBeVisible({ visible: wide })
})

test('Z takes back the newest decision, also one whose answer is still on its way', async ({ page }) => {
  const rows = await openQueue(page, ['um', 'dois', 'tres'])
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
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
  answer()
  await expect.poll(() => undone).toEqual(['dois'])
  await expect(offer).toContainText('Cadastro de Pessoa um aprovado')
  await expect(offer).not.toContainText('Pessoa dois')
  // What tells of it lies over no other offer.
  const told = page.getByRole('status').filter({ hasText: 'Pessoa dois voltou para a fila' })
  const [toast, undo] = [
    await told.last().boundingBox(),
    await offer.getByRole('button', { name: 'Desfazer' }).boundingBox(),
  ]
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(undo?.y ?? 0)
})

test('a decision without a connection fails at once, says so and is sent again', async ({
  page,
  context,
}) => {
  const rows = await openQueue(page, ['um', 'dois', 'tres'])
  await page.waitForLoadState('networkidle')
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

test('whoever comes back by an undo is not chosen any more', async ({ page }) => {
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

test('a page that was asked for before the answer of a decision brings nobody back', async ({ page }) => {
  const rows = await openQueue(page, ['um', 'dois', 'tres'], ['quatro'])
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/registrations/approve', async (route) => {
    await held
    await route.fulfill({ json: { decided: ['um', 'dois'], before: [], missing: [], today } })
  })
  let release = () => {}
  const late = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/registrations\?.*cursor=mais/, async (route) => {
    await late
    await route.fallback()
  })
  await page.getByRole('checkbox', { name: 'Selecionar Pessoa um' }).check()
  await page.getByRole('checkbox', { name: 'Selecionar Pessoa dois' }).check()
  await page.getByRole('button', { name: 'Aprovar 2' }).click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Carregar mais' }).click()
  answer()
  await expect(page.getByText('2 cadastros aprovados')).toBeVisible()
  release()
  await expect(rows.filter({ hasText: 'Pessoa quatro' })).toBeVisible()
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Pessoa tres')
})

test('the field follows the address, and a search says where it stops', async ({ page }) => {
  const rows = await openQueue(page, ['um', 'dois', 'tres'], [], { cut: true })
  const field = page.getByLabel('Buscar por nome ou e-mail')
  const stopped = page.getByText('A busca olha até 500 pessoas por vez.')
  await expect(stopped).toBeHidden()
  await field.fill('dois')
  await expect(page).toHaveURL(/search=dois/)
  await expect(rows).toHaveCount(1)
  await expect(stopped).toBeVisible()
  const menu = page.getByRole('button', { name: 'Abrir menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('link', { name: /^Cadastros/ }).click()
  await expect(page).not.toHaveURL(/search=/)
  await expect(rows).toHaveCount(3)
  await expect(field).toHaveValue('')
})

test('more than are counted stay more than are counted, however many are decided', async ({ page }) => {
  const rows = await openQueue(page, ['um', 'dois'], [], { count: 1000 })
  await page.route('**/registrations/*/approve', (route) =>
    route.fulfill({ json: { id: 'um', status: 'approved', today } }),
  )
  const told = page.getByText(/1\.000 pessoas ou mais aguardam aprovação/)
  await expect(told).toBeVisible()
  await rows
    .first()
    .getByRole('button', { name: /Aprovar/ })
    .click()
  await expect(page.getByText('Cadastro de Pessoa um aprovado')).toBeVisible()
  await expect(told).toBeVisible()
})

test('who registers meanwhile comes up by themselves, and moves neither the focus nor the choice', async ({
  page,
}) => {
  await page.clock.install()
  const ids = ['um', 'dois']
  const rows = await openQueue(page, ids)
  await page.getByRole('checkbox', { name: 'Selecionar Pessoa dois' }).check()
  await rows.first().focus()
  ids.push('tres')
  await page.clock.fastForward(61_000)
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toBeFocused()
  await expect(page.getByText('1 selecionado')).toBeVisible()

  // Once nobody is there to look nothing is asked: the session may end.
  ids.push('quatro')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/registrations')) asked += 1
  })
  await page.clock.fastForward(6 * 60_000)
  await page.clock.fastForward(61_000)
  expect(asked).toBe(0)
  await page.keyboard.press('Shift')
  await page.clock.fastForward(61_000)
  await expect(rows).toHaveCount(4)

  // Under what is being written nothing moves.
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog')).toBeVisible()
  const before = asked
  await page.clock.fastForward(61_000)
  await page.getByLabel('Explique para a pessoa').fill('Faltou o sobrenome.')
  expect(asked).toBe(before)
})

test('a rejection that was begun outlives a reload, wherever in the queue the person stands', async ({
  page,
}) => {
  await page.route('**/api/admin/registrations/quatro', (route) => route.fulfill({ json: person('quatro') }))
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

test('Enter leads from the row to the person, whose page leads back to the search', async ({ page }) => {
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

test('a rejection is written without the pointer', async ({ page }) => {
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
