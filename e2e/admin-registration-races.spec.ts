import { installClock } from './support/clock.ts'
import { instance } from './support/instance.ts'
import { fulfill, holdBack, watchRequests } from './support/requests.ts'
import { openQueue, registration, today } from './support/stub-queue.ts'
import { expect, test } from './support/test.ts'

// Chromium logs the refusals and lost connections that these tests provoke.
test.use({ expectedErrors: [/status of (404|503)|ERR_INTERNET_DISCONNECTED/] })

test('fails a decision at once when offline, and retries it @desktop-only', async ({ page, context }) => {
  const requestsEnded = watchRequests(page)
  const rows = await openQueue(page, ['um', 'dois', 'tres'])
  // The toasts' file must load while there is a connection.
  await requestsEnded()
  await page.keyboard.press('j')
  await context.setOffline(true)
  await page.keyboard.press('a')
  const failure = page.getByRole('alert').filter({ hasText: 'aprovar o cadastro de Pessoa um' })
  await expect(failure).toBeVisible()
  await expect(rows).toHaveCount(3)
  await context.setOffline(false)
  await fulfill(page, '**/registrations/um/approve', { json: { id: 'um', status: 'approved', today } })
  await failure.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(rows).toHaveCount(2)
})

test('does not select rows that an undo restores @desktop-only', async ({ page }) => {
  const rows = await openQueue(page, ['um', 'dois', 'tres'])
  const ids = ['um', 'dois', 'tres']
  await fulfill(page, '**/registrations/reject', { json: { decided: ids, before: [], missing: [], today } })
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
  await page.route('**/registrations/approve', (route) =>
    route.fulfill({ json: { decided: ['um', 'dois'], before: [], missing: [], today } }),
  )
  const respond = await holdBack(page, '**/registrations/approve')
  const release = await holdBack(page, /registrations\?.*cursor=mais/)
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

test('keeps “or more” in the count after a decision @desktop-only', async ({ page }) => {
  const rows = await openQueue(page, ['um', 'dois'], [], { count: 1000 })
  await fulfill(page, '**/registrations/*/approve', { json: { id: 'um', status: 'approved', today } })
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

test('keeps a rejection draft across a reload, on any page of the queue @desktop-only', async ({ page }) => {
  await fulfill(page, '**/api/admin/registrations/quatro', { json: registration('quatro') })
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

test('approves only one person on a double click @desktop-only', async ({ page }) => {
  const rows = await openQueue(page, ['um', 'dois', 'tres'])
  await fulfill(page, '**/registrations/*/approve', { json: { id: 'um', status: 'approved', today } })
  await page.keyboard.press('j')
  await page.getByRole('button', { name: 'Aprovar', exact: true }).dblclick()
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Pessoa dois' })).toBeVisible()
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

test('continues beside a record that a colleague has decided @desktop-only', async ({ page }) => {
  await installClock(page)
  const ids = ['um', 'dois', 'tres', 'quatro']
  const version = () => 10 - ids.length
  await page.route('**/api/admin/presence', (route) =>
    route.fulfill({ json: { versions: { registrations: version(), policies: 0 }, viewed: [] } }),
  )
  await page.route('**/api/admin/registrations/dois', (route) =>
    route.fulfill({ json: { ...registration('dois'), status: 'approved', decidedBy: 'Bia Lima' } }),
  )
  const rows = await openQueue(page, ids, [], { version })
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { name: 'Pessoa dois' })).toBeVisible()
  ids.splice(1, 1)
  await expect(rows).toHaveCount(3)
  await expect(page.getByText('por Bia Lima')).toBeVisible()
  await expect(rows.nth(1).getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/\/cadastros\/tres$/)
})
