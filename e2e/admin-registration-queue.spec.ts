import { expectAccessible } from './support/accessibility.ts'
import { atRest, settle } from './support/at-rest.ts'
import { installClock } from './support/clock.ts'
import { instance } from './support/instance.ts'
import { openQueue } from './support/stub-queue.ts'
import { expect, test } from './support/test.ts'

// Chromium logs the refusals and lost connections that these tests provoke.
test.use({ expectedErrors: [/status of (404|503)|ERR_INTERNET_DISCONNECTED/] })

test('selects all rows and none without moving the list', async ({ page }) => {
  const rows = await openQueue(page, ['um', 'dois', 'tres'])
  // Relative to the document, because the browser scrolls to the focused and clicked element.
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

test('selects no more rows than one decision can take @desktop-only', async ({ page }) => {
  await openQueue(
    page,
    Array.from({ length: 60 }, (_, n) => `n${n}`),
  )
  await page.getByRole('checkbox', { name: 'Selecionar os 50 primeiros' }).check()
  await expect(page.getByText('50 selecionados')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Selecionar Pessoa n50' })).not.toBeChecked()
})

test('opens the first match on Enter, and the whole list on Escape @desktop-only', async ({ page }) => {
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

test('keeps rows of 44 pixels, taller by choice, and shows the actions of a row on hover and on focus @desktop-only', async ({
  page,
}) => {
  const rows = await openQueue(page, ['um', 'dois'])
  const height = async () => (await rows.first().boundingBox())?.height
  expect(await height()).toBe(44)
  const actions = rows.nth(1).getByRole('button', { name: 'Aprovar Pessoa dois' }).locator('..')
  await expect(actions).toHaveCSS('opacity', '0')
  await rows.nth(1).getByRole('link').focus()
  await expect(actions).toHaveCSS('opacity', '1')
  await rows.first().getByRole('link').focus()
  await expect(actions).toHaveCSS('opacity', '0')
  await rows.nth(1).hover()
  await expect(actions).toHaveCSS('opacity', '1')
  await page.getByRole('button', { name: 'Linhas mais altas' }).click()
  expect(await height()).toBe(56)
  await page.reload()
  await expect(rows).toHaveCount(2)
  expect(await height()).toBe(56)
})

test('shows the filters in one line and tall rows with their actions on touch @phone-only', async ({
  page,
}) => {
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

  const filters = page.getByRole('navigation', { name: 'Situação dos cadastros' }).getByRole('link')
  const last = filters.filter({ hasText: 'Recusados' })
  expect((await last.boundingBox())?.y).toBe((await filters.first().boundingBox())?.y)
  await expect(last).not.toBeInViewport()
  await last.click()
  await expect(last).toHaveAttribute('aria-current', 'page')
  await page.reload()
  await expect(last).toBeInViewport({ ratio: 1 })
})

test('syncs the search field with the URL, and says if a search is cut @desktop-only', async ({ page }) => {
  const pauseClock = await installClock(page)
  const rows = await openQueue(page, ['um', 'dois', 'tres'], [], { cut: true })
  const field = page.getByLabel('Buscar por nome ou e-mail')
  const cutOff = page.getByText('A busca olha até 500 pessoas por vez.')
  await expect(cutOff).toBeHidden()
  // The first key after a pause searches at once; the keys after it are debounced.
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

  // An idle tab stops polling, so that the session can end.
  await page.clock.fastForward(6 * 60_000)
  await settle(page)
  ids.push('quatro')
  asked.length = 0
  for (let minute = 0; minute < 3; minute++) await page.clock.fastForward(61_000)
  await settle(page)
  expect(asked).toEqual([])
  await page.keyboard.press('Shift')
  await expect(rows).toHaveCount(4)

  // A refused request is repeated, and a list older than a minute is refetched even without an answer.
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

/** A request of the page, and when it was sent, in milliseconds of the page's clock. */
interface Sent {
  path: string
  at: number
}

test('asks what changed every 1.25 seconds, reads a changed list at once, and asks nothing while hidden @desktop-only', async ({
  page,
}) => {
  const pauseClock = await installClock(page)
  await page.addInitScript(() => {
    const sent: Sent[] = []
    const send = globalThis.fetch
    globalThis.fetch = (input, init) => {
      sent.push({ path: new URL(String(input), location.href).pathname, at: performance.now() })
      return send(input, init)
    }
    Object.assign(globalThis, { sent })
  })
  const ids = ['um']
  const version = () => ids.length
  await page.route('**/api/admin/presence', (route) =>
    route.fulfill({ json: { versions: { registrations: version(), policies: 0 }, viewed: [] } }),
  )
  await openQueue(page, ids, [], { version })
  // The pause would exceed the time limit of a request in flight.
  await (await page.waitForResponse('**/api/admin/presence')).finished()
  // By then the list is so old that it is read again without a change.
  const reread = page.waitForResponse('**/api/admin/registrations?*')
  await pauseClock()
  await (await reread).finished()
  await page.keyboard.press('Shift')
  const start = await page.evaluate(() => performance.now())
  /** When the page has requested the path since then, in quarters of a second. A timer may fire a millisecond early. */
  const timesOf = async (path: string) => {
    const sent = await page.evaluate(() => (globalThis as { sent?: Sent[] }).sent ?? [])
    return sent
      .filter((one) => one.path === path)
      .map(({ at }) => Math.floor((at - start + 10) / 250))
      .filter((time) => time >= 0)
  }
  const asks = () => timesOf('/api/admin/presence')
  await expect.poll(asks).toEqual([0])
  await page.clock.runFor(1250)
  await expect.poll(asks).toEqual([0, 5])
  await page.clock.runFor(1250)
  await expect.poll(asks).toEqual([0, 5, 10])
  ids.push('dois')
  await page.clock.runFor(1250)
  await expect.poll(asks).toEqual([0, 5, 10, 15])
  await expect.poll(() => timesOf('/api/admin/registrations')).toEqual([0, 15])

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
  })
  await page.clock.runFor(10_000)
  expect(await asks()).toEqual([0, 5, 10, 15])
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
