import { expectAccessible } from './support/accessibility.ts'
import { settle } from './support/at-rest.ts'
import { instance } from './support/instance.ts'
import { fulfill, holdBack } from './support/requests.ts'
import { openQueue, registration, savedText, today } from './support/stub-queue.ts'
import { expect, test } from './support/test.ts'
import { closeToast } from './support/toasts.ts'

// Chromium logs the refusals and lost connections that these tests provoke.
test.use({ expectedErrors: [/status of (401|404|503)|ERR_INTERNET_DISCONNECTED/] })

test('hears keys after a filter or the theme was chosen by mouse, and shows their captions at the buttons that they press @desktop-only', async ({
  page,
}) => {
  await openQueue(page, ['um', 'dois', 'tres'])
  await page.locator('label').filter({ hasText: 'Escuro' }).click()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/\/cadastros\/um$/)
  await page.getByRole('heading', { level: 1 }).click()
  const filtered = page.waitForResponse(/registrations\?.*waitingOver=24/)
  await page.getByLabel('Tempo de espera').selectOption('24')
  await filtered
  await expect(page).toHaveURL(/\/cadastros\/um\?over=/)
  await settle(page)
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/\/cadastros\/dois\?over=/)

  const panel = page.getByRole('region', { name: 'Pessoa dois' })
  const approve = panel.getByRole('button', { name: 'Aprovar' })
  await expect(approve.locator('kbd')).toHaveText('A')
  await expect(panel.getByRole('button', { name: 'Recusar' }).locator('kbd')).toHaveText('R')
  // With a selection, the keys act on it, so their captions are shown there.
  await page.keyboard.press('x')
  await expect(page.getByRole('button', { name: 'Aprovar 1' }).locator('kbd')).toHaveText('A')
  await expect(approve.locator('kbd')).toHaveCount(0)
  await page.keyboard.press('x')
  await expect(approve.locator('kbd')).toHaveText('A')

  // The demonstration's texts are on the number keys. Those that other tests save come after them.
  await page.keyboard.press('r')
  const texts = page.getByRole('group', { name: 'Texto salvo' }).getByRole('button')
  await expect(texts).toHaveText([
    /^1Nome incompleto$/,
    /^2Sem contrato$/,
    /^3Dados diferentes$/,
    /^4Já tem cadastro$/,
    /^5Dependente$/,
  ])
  await page.keyboard.press('Escape')
  await expect(texts).toHaveCount(0)

  // A record is taken after the session has ended.
  await page.route('**/api/admin/assignments/**', (route) =>
    route.fulfill({ status: 401, json: { message: 'Sua sessão terminou.', code: 'unauthenticated' } }),
  )
  await page.keyboard.press('c')
  await expect(page.getByRole('heading', { name: 'Painel administrativo' })).toBeVisible()
  await expect(page.getByText('Não foi possível mudar com quem está')).toHaveCount(0)
})

test('moves once the filtered list is loaded if J was pressed before @desktop-only', async ({ page }) => {
  const rows = await openQueue(page, ['um', 'dois', 'tres'])
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/\/cadastros\/um$/)
  await page.getByRole('heading', { level: 1 }).click()
  const respond = await holdBack(page, /registrations\?.*waitingOver=24/)
  await page.getByLabel('Tempo de espera').selectOption('24')
  await expect(page).toHaveURL(/\/cadastros\/um\?over=/)
  await expect(rows).toHaveCount(0)
  await page.keyboard.press('j')
  respond()
  await expect(page).toHaveURL(/\/cadastros\/dois\?over=/)
  await expect(rows.nth(1).getByRole('link')).toBeFocused()
})

test('keeps what is typed the moment the search appears @desktop-only', async ({ page }) => {
  // Types as soon as the field is in the document, before React has run the effects of the first render.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const search = document.querySelector<HTMLInputElement>('main input[type=search]')
      if (!search) return
      observer.disconnect()
      search.focus()
      document.execCommand('insertText', false, 'u')
    }).observe(document, { childList: true, subtree: true })
  })
  await openQueue(page, ['um', 'uma'])
  const search = page.getByRole('searchbox')
  await expect(search).toBeFocused()
  await page.keyboard.type('ndo')
  await expect(page).toHaveURL(/search=undo$/)
  await expect(search).toHaveValue('undo')
})

test('undoes the newest decision with Z, even before its response @desktop-only', async ({ page }) => {
  const rows = await openQueue(page, ['um', 'dois', 'tres'])
  await fulfill(page, '**/registrations/*/approve', { json: { id: 'x', status: 'approved', today } })
  const respond = await holdBack(page, '**/registrations/dois/approve')
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
  // Undo is offered before the response; once pressed, it waits for it.
  await expect(offer).toContainText('2 aprovados')
  await page.keyboard.press('z')
  await expect(offer).toContainText('Cadastro de Pessoa um aprovado')
  expect(undone).toEqual([])
  respond()
  await expect.poll(() => undone).toEqual(['dois'])
  await expect(page).toHaveURL(/\/cadastros\/dois$/)
  await expect(offer).toContainText('Pessoa dois voltou para a fila · Cadastro de Pessoa um aprovado')
})

test('decides with A and R on a record outside the loaded list @desktop-only', async ({ page }) => {
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

test('decides the record that a key opened, however fast the next key @desktop-only', async ({ page }) => {
  const rows = await openQueue(page, ['um', 'dois', 'tres', 'quatro', 'cinco'])
  const approved: string[] = []
  await page.route('**/registrations/*/approve', (route) => {
    approved.push(route.request().url().split('/').at(-2) ?? '')
    return route.fulfill({ json: { id: 'x', status: 'approved', today } })
  })
  // All in one task, faster than any person types: no key may be lost.
  await page.evaluate(() => {
    for (const key of ['j', 'j', 'a', 'a', 'k', 'a'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
  await expect(rows).toHaveCount(2)
  // The rows disappear before this test sees their requests.
  await expect.poll(() => approved).toEqual(['dois', 'tres', 'um'])
  await expect(page).toHaveURL(/\/cadastros\/quatro$/)
})

test('rejects with R, a number and Enter, beside a preview of the e-mail, and puts what is typed into the text @desktop-only', async ({
  page,
}) => {
  await fulfill(page, '**/api/admin/rejection-texts', { json: [1, 2, 3, 4, 5, 6].map(savedText) })
  const rows = await openQueue(page, ['um', 'dois', 'tres', 'quatro', 'cinco'])
  const sent: unknown[] = []
  await page.route('**/registrations/*/reject', (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-2)
    sent.push([id, route.request().postDataJSON()])
    return route.fulfill({ json: { id, status: 'rejected', today } })
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
  await expect(preview).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(4)
  await expect.poll(() => sent).toEqual([['um', { reason: 'incomplete', text: 'Faltou o documento 2.' }]])
  const opened = (name: string) => expect(page.getByRole('heading', { name: `Pessoa ${name}` })).toBeVisible()
  await opened('dois')
  await expect(page).toHaveURL(/\/cadastros\/dois$/)

  // What is typed right after R goes into the text, whatever its keys do elsewhere.
  await page.keyboard.press('r')
  const form = page.getByRole('form', { name: 'Recusar cadastro' })
  const first = form.getByRole('button', { name: 'Texto 1' })
  await expect(first).toBeFocused()
  await page.keyboard.type('Já temos 2 pedidos seus.')
  const text = form.getByLabel('Explique para a pessoa')
  await expect(text).toHaveValue('Já temos 2 pedidos seus.')
  await expect(page).toHaveURL(/\/cadastros\/dois\?reject=true$/)
  await page.keyboard.press('Control+Enter')
  const reason = form.getByRole('radio', { name: 'Os dados não conferem' })
  await expect(reason).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('k')
  await expect(text).toHaveValue(/k/)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Control+Enter')
  await expect
    .poll(() => sent.slice(1))
    .toEqual([['dois', { reason: 'data_mismatch', text: 'Já temos 2 pedidos seus.' }]])

  // A number without a saved text on it, a bracket and the help's key are text too.
  await opened('tres')
  await page.keyboard.press('r')
  await expect(first).toBeFocused()
  await page.keyboard.type('7 dias')
  await expect(text).toHaveValue('7 dias')
  for (const key of ['(', '?']) {
    await first.focus()
    await page.keyboard.press(key)
    await expect(text).toBeFocused()
    await expect(text).toHaveValue(new RegExp(`\\${key}`))
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('continues a saved text with what is typed after it, and keeps the keys after Ctrl+Enter @desktop-only', async ({
  page,
}) => {
  await page.route('**/api/admin/rejection-texts', (route) => route.fulfill({ json: [1, 2].map(savedText) }))
  await openQueue(page, ['um', 'dois', 'tres'])
  const sent: unknown[] = []
  await page.route('**/registrations/*/reject', (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-2)
    sent.push([id, route.request().postDataJSON().text])
    return route.fulfill({ json: { id, status: 'rejected', today } })
  })
  await page.keyboard.press('j')
  await page.keyboard.press('r')
  const form = page.getByRole('form', { name: 'Recusar cadastro' })
  const text = form.getByLabel('Explique para a pessoa')
  const reject = form.getByRole('button', { name: 'Recusar' })
  await expect(form.getByRole('button', { name: 'Texto 1' })).toBeFocused()
  await page.keyboard.press('2')
  await expect(reject).toBeFocused()
  await page.keyboard.type(' Envie de novo.')
  await expect(text).toBeFocused()
  await expect(text).toHaveValue('Faltou o documento 2. Envie de novo.')
  expect(sent).toEqual([])

  // Faster than the next record comes.
  for (const key of ['Control+Enter', 'r', '1']) await page.keyboard.press(key)
  await page.keyboard.type(' jk')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Pessoa tres' })).toBeVisible()
  await expect
    .poll(() => sent)
    .toEqual([
      ['um', 'Faltou o documento 2. Envie de novo.'],
      ['dois', 'Faltou o documento 1. jk'],
    ])

  // On a button that was reached with Tab, a space is its key.
  for (const key of ['r', '1', 'Tab', 'Shift+Tab']) await page.keyboard.press(key)
  await expect(reject).toBeFocused()
  await page.keyboard.press('Space')
  await expect.poll(() => sent.at(-1)).toEqual(['tres', 'Faltou o documento 1.'])
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
  await expect(form.getByText('Os 5 primeiros aparecem aqui, nas teclas de 1 a 5.')).toBeVisible()
  const write = form.getByRole('button', { name: 'Escrever um texto' })
  await write.click()
  const writing = page.getByRole('region', { name: 'Novo texto' })
  await expect(writing.getByLabel('Nome do texto')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(writing).toHaveCount(0)
  await expect(write).toBeFocused()
  await form.getByRole('radio').first().focus()
  await page.keyboard.press('Control+Enter')
  await expect(form.getByText('Escolha um motivo')).toBeVisible()
  expect(sent).toBe(0)
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Explique para a pessoa')).toBeFocused()
  await page.keyboard.type('Faltou o sobrenome.')

  // Escape leaves the form and keeps the draft; the first Tab goes to the next field.
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

test('passes the saved texts with one Tab, leads out of them with Escape, and keeps one open while another is answered @desktop-only', async ({
  page,
}) => {
  await fulfill(page, '**/api/admin/rejection-texts', { json: [1, 2, 3].map(savedText) })
  await openQueue(page, ['um'])
  await page.keyboard.press('j')
  await page.keyboard.press('r')
  const form = page.getByRole('form', { name: 'Recusar cadastro' })
  const saved = (n: number) => form.getByRole('button', { name: `Texto ${n}` })
  const reason = form.getByRole('radio').first()
  await expect(saved(1)).toBeFocused()
  await page.keyboard.type('Faltou o sobrenome.')
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)

  await page.keyboard.press('r')
  await expect(saved(1)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(reason).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(saved(1)).toBeFocused()
  for (const [key, n] of [
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
    ['ArrowDown', 3],
    ['ArrowRight', 3],
    ['ArrowUp', 2],
  ] as const) {
    await page.keyboard.press(key)
    await expect(saved(n)).toBeFocused()
  }
  // Tab comes back to the text that it left.
  await page.keyboard.press('Tab')
  await expect(reason).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(saved(2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Explique para a pessoa')).toHaveValue('Faltou o documento 2.')

  // Escape leads out of the texts, wherever the focus is.
  const panel = page.getByRole('region', { name: 'Pessoa um' })
  const manage = panel.getByRole('button', { name: 'Editar textos salvos' })
  const texts = panel.getByRole('region', { name: 'Textos salvos' })
  const introduction = texts.getByText('Valem para toda a equipe.')
  await manage.click()
  await texts.getByRole('button', { name: 'Editar o texto Texto 1' }).click()
  await panel.getByText('Quem já recebeu um texto fica com as palavras que recebeu.').click()
  await expect(page.getByRole('main')).toBeFocused()
  // Neither key leaves the form.
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(panel.getByRole('region', { name: 'Editar texto' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(introduction).toBeVisible()

  await texts.getByRole('button', { name: 'Excluir o texto Texto 1' }).click()
  await page.locator(':focus').blur()
  await expect(page.locator('body')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(introduction).toBeVisible()

  await introduction.click()
  await page.keyboard.press('Escape')
  await expect(manage).toBeFocused()

  await manage.click()
  await panel.getByRole('heading', { name: 'Pessoa um' }).focus()
  await page.keyboard.press('Escape')
  await expect(manage).toBeFocused()

  await manage.click()
  await page.getByRole('link', { name: 'Pessoa um' }).focus()
  await page.keyboard.press('Escape')
  await expect(manage).toBeFocused()
  await expect(page).toHaveURL(/\/cadastros\/um\?reject=true$/)

  // The answer for another text arrives.
  const one = '**/api/admin/rejection-texts/t1'
  await page.route(one, (route) =>
    route.fulfill(route.request().method() === 'DELETE' ? { status: 204 } : { json: savedText(1) }),
  )
  const press = (name: string) => panel.getByRole('button', { name }).click()
  await press('Editar textos salvos')
  const name = panel.getByLabel('Nome do texto')
  const question = panel.getByRole('heading', { name: 'Excluir o texto “Texto 2”?' })
  for (const [verb, send, done, expectSecondOpen] of [
    ['Editar', 'Salvar texto', 'salvo', () => expect(name).toHaveValue('Texto 2')],
    ['Excluir', 'Excluir texto', 'excluído', () => expect(question).toBeVisible()],
  ] as const) {
    await press(`${verb} o texto Texto 1`)
    const answer = await holdBack(page, one)
    const sending = page.waitForRequest(one)
    await press(send)
    await sending
    await page.keyboard.press('Escape')
    await press(`${verb} o texto Texto 2`)
    answer()
    await closeToast(page, `Texto “Texto 1” ${done}`)
    await expectSecondOpen()
    await page.keyboard.press('Escape')
  }
})

test('decides fifty registrations by keyboard alone @desktop-only', async ({ page }) => {
  await fulfill(page, '**/api/admin/rejection-texts', { json: [1, 2, 3].map(savedText) })
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
