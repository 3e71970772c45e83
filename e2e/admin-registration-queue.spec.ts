import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { atRest, settle } from './support/at-rest.ts'
import { currentTime, installClock } from './support/clock.ts'
import { instance } from './support/instance.ts'
import { watchRequests } from './support/requests.ts'
import { reuseAdminSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { target } from './support/waiting-target.ts'

// Chromium logs the refusals and lost connections that these tests provoke.
test.use({ expectedErrors: [/status of (404|503)|ERR_INTERNET_DISCONNECTED/] })

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
  reversal: null,
})

/** Opens a queue stubbed with registrations of these ids; those of `more` are on the next page. */
async function openQueue(
  page: Page,
  ids: readonly string[],
  more: readonly string[] = [],
  { cut = false, count, version }: { cut?: boolean; count?: number; version?: () => number } = {},
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
      json: {
        registrations,
        nextCursor,
        cut: cut && query.has('search'),
        ...(version && { version: version() }),
        waiting,
        target,
        today,
      },
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
      .evaluate((list) => Math.round(list.getBoundingClientRect().top + window.scrollY))
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
  await rows.first().getByRole('link').focus()
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

test('opens the first match on Enter and returns to the whole list on Escape @desktop-only', async ({
  page,
}) => {
  const rows = await openQueue(page, ['um', 'dois', 'tres'])
  await page.keyboard.press('/')
  await page.keyboard.type('dois')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cadastros\/dois/)
  await expect(page.getByRole('heading', { name: 'Pessoa dois' })).toBeVisible()
  await expect(rows.getByRole('link', { name: 'Pessoa dois' })).toBeFocused()
  await expect(rows).toHaveCount(1)
  await page.keyboard.press('/')
  await page.keyboard.press('Escape')
  await expect(rows).toHaveCount(3)
  await expect(rows.getByRole('link', { name: 'Pessoa dois' })).toBeFocused()
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
    'Na lista: ir para o painel; na busca: abrir o primeiro cadastro encontrado; ao recusar: enviar',
    'Ao recusar ou reverter: enviar (no Mac, ⌘ Enter)',
    'Na busca: limpar e voltar para a lista; na lista: limpar a seleção, depois fechar o cadastro',
    'Ir para outra área ou pessoa',
  ])
    await expect(shortcuts.getByText(name)).toBeVisible()
})

test('shows the captions of keys at the buttons that they press @desktop-only', async ({ page }) => {
  await openQueue(page, ['um', 'dois'])
  await page.keyboard.press('j')
  const panel = page.getByRole('region', { name: 'Pessoa um' })
  const approve = panel.getByRole('button', { name: 'Aprovar' })
  await expect(approve.locator('kbd')).toHaveText('A')
  await expect(panel.getByRole('button', { name: 'Recusar' }).locator('kbd')).toHaveText('R')
  // With a selection the keys decide that, so their captions stand there.
  await page.keyboard.press('x')
  await expect(page.getByRole('button', { name: 'Aprovar 1' }).locator('kbd')).toHaveText('A')
  await expect(approve.locator('kbd')).toHaveCount(0)
})

test('keeps rows of 44 pixels, taller by choice, and shows the actions of a row on hover @desktop-only', async ({
  page,
}) => {
  const rows = await openQueue(page, ['um', 'dois'])
  const height = async () => (await rows.first().boundingBox())?.height
  expect(await height()).toBe(44)
  const actions = rows.nth(1).getByRole('button', { name: 'Aprovar Pessoa dois' }).locator('..')
  await expect(actions).toHaveCSS('opacity', '0')
  await rows.nth(1).hover()
  await expect(actions).toHaveCSS('opacity', '1')
  await page.getByRole('button', { name: 'Linhas mais altas' }).click()
  expect(await height()).toBe(56)
  await page.reload()
  await expect(rows).toHaveCount(2)
  expect(await height()).toBe(56)
})

test('shows tall rows with their actions on touch @phone-only', async ({ page }) => {
  const rows = await openQueue(page, ['um', 'dois'])
  expect((await rows.first().boundingBox())?.height).toBe(56)
  await expect(rows.first().getByRole('button', { name: 'Aprovar Pessoa um' }).locator('..')).toHaveCSS(
    'opacity',
    '1',
  )
  await rows.first().getByRole('link', { name: 'Pessoa um' }).click()
  await expect(page).toHaveURL(/\/cadastros\/um$/)
  await expect(page.getByRole('heading', { name: 'Pessoa um' })).toBeVisible()
  await expect(rows).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voltar para a lista' }).click()
  await expect(rows).toHaveCount(2)
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
  await expect(page.getByRole('heading', { name: 'Pessoa dois' })).toBeVisible()
  await page.keyboard.press('a')
  await expect(rows).toHaveCount(1)
  // Offered before the response, and waiting for it once it is pressed.
  await expect(offer).toContainText('2 aprovados')
  await page.keyboard.press('z')
  await expect(offer).toContainText('Cadastro de Pessoa um aprovado')
  expect(undone).toEqual([])
  respond()
  await expect.poll(() => undone).toEqual(['dois'])
  await expect(page).toHaveURL(/\/cadastros\/dois$/)
  await expect(offer).toContainText('Pessoa dois voltou para a fila · Cadastro de Pessoa um aprovado')
})

test('fails a decision at once without a connection, and retries it @desktop-only', async ({
  page,
  context,
}) => {
  const requestsEnded = watchRequests(page)
  const rows = await openQueue(page, ['um', 'dois', 'tres'])
  // The file of the toasts is loaded while there is a connection.
  await requestsEnded()
  await page.keyboard.press('j')
  await context.setOffline(true)
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
  const form = page.getByRole('region', { name: 'Recusar 3 cadastros?' })
  await form.getByRole('radio', { name: 'Dados incompletos' }).press('Space')
  await form.getByLabel('Explique para a pessoa').fill('Faltou o sobrenome.')
  await form.getByRole('button', { name: 'Recusar 3 cadastros' }).click()
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
    await route.fulfill({
      json: { decided: ['um', 'dois'], before: [], missing: [], today },
    })
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
  await page.getByRole('button', { name: 'Mostrar mais' }).click()
  respond()
  await expect(page.getByRole('status').filter({ hasText: '2 aprovados' })).toBeVisible()
  release()
  await expect(rows.filter({ hasText: 'Pessoa quatro' })).toBeVisible()
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Pessoa tres')
})

test('syncs the search field with the URL, and says when a search is cut off @desktop-only', async ({
  page,
}) => {
  const pauseClock = await installClock(page)
  const rows = await openQueue(page, ['um', 'dois', 'tres'], [], { cut: true })
  const field = page.getByLabel('Buscar por nome ou e-mail')
  const cutOff = page.getByText('A busca olha até 500 pessoas por vez.')
  await expect(cutOff).toBeHidden()
  // The first key after a pause searches at once; those that follow it, together.
  await pauseClock()
  await page.keyboard.press('/')
  await page.keyboard.type('dois')
  await expect(page).toHaveURL(/search=d$/)
  await page.clock.resume()
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
  const count = page.getByRole('link', { name: 'Aguardando 1.000+' })
  await expect(count).toBeVisible()
  await rows.first().hover()
  await rows
    .first()
    .getByRole('button', { name: /Aprovar/ })
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'Cadastro de Pessoa um aprovado' })).toBeVisible()
  await expect(count).toBeVisible()
})

test('adds new registrations without moving focus or selection, pauses while idle, and survives failures @desktop-only', async ({
  page,
}) => {
  await installClock(page)
  const ids = ['um', 'dois']
  const version = () => ids.length
  const asked: string[] = []
  let isRefused = false
  await page.route('**/api/admin/presence', (route) => {
    asked.push(route.request().url())
    if (isRefused) return route.fulfill({ status: 503, json: { message: 'Tente de novo.' } })
    return route.fulfill({ json: { versions: { registrations: version(), policies: 0 }, viewed: [] } })
  })
  const rows = await openQueue(page, ids, [], { version })
  await page.getByRole('checkbox', { name: 'Selecionar Pessoa dois' }).check()
  const first = rows.first().getByRole('link')
  await first.focus()
  ids.push('tres')
  await expect(rows).toHaveCount(3)
  await expect(first).toBeFocused()
  await expect(page.getByText('1 selecionado')).toBeVisible()

  // An idle tab stops asking, so that the session can end.
  await page.clock.fastForward(6 * 60_000)
  await settle(page)
  ids.push('quatro')
  asked.length = 0
  for (let minute = 0; minute < 3; minute++) await page.clock.fastForward(61_000)
  await settle(page)
  expect(asked).toEqual([])
  await page.keyboard.press('Shift')
  await expect(rows).toHaveCount(4)

  // A refused question is asked again, and a list that is a minute old is read again without an answer.
  isRefused = true
  asked.length = 0
  await expect.poll(() => asked.length).toBe(1)
  ids.push('cinco')
  await page.clock.fastForward(61_000)
  await expect(rows).toHaveCount(5)
  isRefused = false
  ids.push('seis')
  await page.clock.fastForward(16_000)
  await expect(rows).toHaveCount(6)
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
  await page.goto(`${instance.adminUrl}/cadastros/quatro?reject=true`)
  const form = page.getByRole('form', { name: 'Recusar cadastro' })
  await form.getByLabel('Explique para a pessoa').fill('O contrato é de outra pessoa.')
  await page.reload()
  await expect(form.getByLabel('Explique para a pessoa')).toHaveValue('O contrato é de outra pessoa.')

  await page.goto(`${instance.adminUrl}/cadastros/ninguem`)
  await expect(page.getByText('Este cadastro não está mais na lista.')).toBeVisible()
})

test('decides with A and R on a record that the loaded list does not hold @desktop-only', async ({
  page,
}) => {
  for (const id of ['quatro', 'cinco'])
    await page.route(`**/api/admin/registrations/${id}`, (route) => route.fulfill({ json: registration(id) }))
  const approved: string[] = []
  await page.route('**/registrations/*/approve', (route) => {
    approved.push(route.request().url().split('/').at(-2) ?? '')
    return route.fulfill({ json: { id: 'quatro', status: 'approved', today } })
  })
  const rows = await openQueue(page, ['um', 'dois'], ['quatro', 'cinco'])
  await page.goto(`${instance.adminUrl}/cadastros/cinco`)
  await expect(page.getByRole('heading', { name: 'Pessoa cinco' })).toBeVisible()
  await expect(rows).toHaveCount(2)
  await page.keyboard.press('r')
  await expect(page.getByRole('form', { name: 'Recusar cadastro' })).toBeVisible()

  await page.goto(`${instance.adminUrl}/cadastros/quatro`)
  await expect(page.getByRole('heading', { name: 'Pessoa quatro' })).toBeVisible()
  await page.keyboard.press('a')
  const undo = page.getByRole('region', { name: 'Decisões que podem ser desfeitas' })
  await expect(undo).toContainText('Cadastro de Pessoa quatro aprovado')
  await expect.poll(() => approved).toEqual(['quatro'])
  await expect(page).not.toHaveURL(/quatro/)
})

test('opens each record at its own address beside the list, and goes back to the list @desktop-only', async ({
  page,
}) => {
  const rows = await openQueue(page, ['um', 'dois', 'tres'])
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/\/cadastros\/um$/)
  await expect(page.getByText('1 de 3')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(page).toHaveURL(/\/cadastros\/dois$/)
  await expect(page.getByRole('heading', { name: 'Pessoa dois' })).toBeVisible()
  await expect(rows.getByRole('link', { name: 'Pessoa dois' })).toBeFocused()
  await expect(page.getByText('2 de 3')).toBeVisible()
  await expectAccessible(page)
  await rows.getByRole('link', { name: 'Pessoa dois' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Pessoa dois' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Pessoa dois' })).toBeVisible()
  await rows.getByRole('link', { name: 'Pessoa tres' }).click()
  await expect(page.getByRole('heading', { name: 'Pessoa tres' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${instance.adminUrl}/`)
  await expect(page.getByText('Nenhum cadastro aberto')).toBeVisible()
})

test('decides the record that a key opened, however fast the next key comes @desktop-only', async ({
  page,
}) => {
  const rows = await openQueue(page, ['um', 'dois', 'tres', 'quatro', 'cinco'])
  const approved: string[] = []
  await page.route('**/registrations/*/approve', (route) => {
    approved.push(route.request().url().split('/').at(-2) ?? '')
    return route.fulfill({ json: { id: 'x', status: 'approved', today } })
  })
  // All in one task, as no person types: none may be lost.
  await page.evaluate(() => {
    for (const key of ['j', 'j', 'a', 'a', 'k', 'a'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
  await expect(rows).toHaveCount(2)
  // The rows leave before their requests are seen here.
  await expect.poll(() => approved).toEqual(['dois', 'tres', 'um'])
  await expect(page).toHaveURL(/\/cadastros\/quatro$/)
})

test('approves one person by a double click @desktop-only', async ({ page }) => {
  const rows = await openQueue(page, ['um', 'dois', 'tres'])
  await page.route('**/registrations/*/approve', (route) =>
    route.fulfill({ json: { id: 'um', status: 'approved', today } }),
  )
  await page.keyboard.press('j')
  await page.getByRole('button', { name: 'Aprovar', exact: true }).dblclick()
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Pessoa dois' })).toBeVisible()
})

const savedText = (n: number) => ({
  id: `t${n}`,
  reason: 'incomplete',
  name: `Texto ${n}`,
  text: `Faltou o documento ${n}.`,
  version: 1,
})

test('rejects by R, a number and Enter, with the e-mail beside it @desktop-only', async ({ page }) => {
  await page.route('**/api/admin/rejection-texts', (route) =>
    route.fulfill({ json: [1, 2, 3, 4, 5, 6].map(savedText) }),
  )
  const rows = await openQueue(page, ['um', 'dois'])
  const sent: unknown[] = []
  await page.route('**/registrations/*/reject', (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({ json: { id: 'um', status: 'rejected', today } })
  })
  await page.keyboard.press('j')
  const panel = page.getByRole('region', { name: 'Pessoa um' })
  await page.keyboard.press('r')
  const second = panel.getByRole('button', { name: 'Texto 2' })
  await expect(second.locator('kbd')).toHaveText('2')
  await expect(panel.getByRole('button', { name: 'Texto 6' })).toHaveCount(0)
  await page.keyboard.press('2')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  const preview = panel.getByRole('region', { name: 'O que a pessoa vai ler' })
  await expect(preview.getByRole('blockquote')).toContainText('Faltou o documento 2.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)
  await expect.poll(() => sent).toEqual([{ reason: 'incomplete', text: 'Faltou o documento 2.' }])
  await expect(page.getByRole('heading', { name: 'Pessoa dois' })).toBeVisible()
  await expect(page).toHaveURL(/\/cadastros\/dois$/)
})

test('rejects with a typed text by keyboard alone @desktop-only', async ({ page }) => {
  await page.route('**/api/admin/rejection-texts', (route) => route.fulfill({ json: [] }))
  const rows = await openQueue(page, ['um', 'dois'])
  let sent = 0
  await page.route('**/registrations/*/reject', (route) => {
    sent += 1
    return route.fulfill({ json: { id: 'um', status: 'rejected', today } })
  })
  await page.keyboard.press('j')
  await page.keyboard.press('r')
  const form = page.getByRole('form', { name: 'Recusar cadastro' })
  await expect(form.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(form.getByText('Escolha um motivo')).toBeVisible()
  expect(sent).toBe(0)
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Explique para a pessoa')).toBeFocused()
  await page.keyboard.type('Faltou o sobrenome.')

  // Escape leaves the form, and the draft stays: the first Tab goes to the next field.
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await page.keyboard.press('r')
  await expect(form.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Explique para a pessoa')).toBeFocused()
  await expect(form.getByLabel('Explique para a pessoa')).toHaveValue('Faltou o sobrenome.')
  await page.keyboard.press('Control+Enter')
  await expect(rows).toHaveCount(1)
  await expect.poll(() => sent).toBe(1)
})

test('keeps what was written when a colleague decides first @desktop-only', async ({ page }) => {
  const ids = ['um', 'dois']
  await page.route('**/api/admin/rejection-texts', (route) => route.fulfill({ json: [] }))
  await page.route('**/api/admin/registrations/um', (route) =>
    route.fulfill({
      json: { ...registration('um'), status: 'approved', decidedBy: 'Bruno Colega' },
    }),
  )
  const rows = await openQueue(page, ids)
  await page.keyboard.press('j')
  await page.keyboard.press('r')
  const text = page.getByLabel('Explique para a pessoa')
  await text.fill('Faltou o sobrenome.')
  ids.shift()
  await page.getByRole('button', { name: 'Atualizar lista' }).click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByText('O cadastro de Pessoa um já foi decidido')).toBeVisible()
  await expect(page.getByText(/Aprovado por Bruno Colega/)).toBeVisible()
  await expect(text).toHaveValue('Faltou o sobrenome.')
})

test('decides fifty registrations by keyboard alone @desktop-only', async ({ page }) => {
  await page.route('**/api/admin/rejection-texts', (route) =>
    route.fulfill({ json: [1, 2, 3].map(savedText) }),
  )
  const ids = Array.from({ length: 50 }, (_, n) => `n${n}`)
  const rows = await openQueue(page, ids)
  const decided: string[] = []
  for (const verb of ['approve', 'reject'])
    await page.route(`**/registrations/*/${verb}`, (route) => {
      decided.push(`${verb} ${route.request().url().split('/').at(-2)}`)
      return route.fulfill({ json: { id: 'x', status: 'approved', today } })
    })
  await page.keyboard.press('j')
  await page.keyboard.press('r')
  await expect(page.getByRole('button', { name: 'Texto 3' })).toBeVisible()
  await page.keyboard.press('Escape')
  for (const n of ids.keys()) {
    if (n % 5 === 4) {
      await page.keyboard.press('r')
      await page.keyboard.press(String((n % 3) + 1))
      await page.keyboard.press('Enter')
    } else await page.keyboard.press('a')
  }
  await expect(rows).toHaveCount(0)
  await expect.poll(() => decided).toEqual(ids.map((id, n) => `${n % 5 === 4 ? 'reject' : 'approve'} ${id}`))
  await expect(page.getByText('Ninguém aguarda aprovação')).toBeVisible()
})
