import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { instance } from './support/instance.ts'
import { DEMO_PASSWORD, signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { takeTurn } from './support/turn.ts'

// The browser itself reports the 409 of the second administrator, and the 401 of a session that ended.
test.use({ expectedErrors: [/status of (401|409)/] })
// One configuration stands behind the whole server: these tests take turns, and put back what they changed.
test.describe.configure({ mode: 'serial' })

const PATH = '/api/admin/company/configuration'

async function read(request: APIRequestContext) {
  return (await request.get(instance.adminUrl + PATH)).json()
}

/** As another administrator would, at the same moment. */
async function change(request: APIRequestContext, fields: object) {
  const answer = await request.put(instance.adminUrl + PATH, {
    data: { ...(await read(request)), ...fields },
    headers: { Origin: instance.adminUrl },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test.beforeEach(async ({ page }) => {
  await signInAsAdmin(page.context())
  await page.goto(`${instance.adminUrl}/configuracao`)
  await expect(page.getByLabel('Nome da empresa')).toBeVisible()
})

test('the colour is previewed in both themes with its contrasts, and leaving with changes asks first', async ({
  page,
}) => {
  await expectAccessible(page)
  const preview = page.getByRole('region', { name: 'Como fica' })
  await expect(preview.getByText(/\d : 1/)).toHaveCount(6)
  const colour = page.getByLabel('Cor principal', { exact: true })
  await colour.fill('#ffd400')
  const button = preview.getByText('Ver detalhes').first()
  await expect(button).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expectAccessible(page)
  await colour.fill('#ffd4')
  await expect(preview).toContainText('Escreva uma cor inteira')
  await page.getByRole('button', { name: 'Salvar mudanças' }).click()
  await expect(page.getByText('Informe uma cor como #0b6e69')).toBeVisible()
  await expect(colour).toBeFocused()

  if (test.info().project.name === 'phone') await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByRole('link', { name: 'Apólices' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' })
  await question.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(colour).toHaveValue('#ffd4')
  await page.getByRole('button', { name: 'Descartar', exact: true }).click()
  await page.getByRole('button', { name: 'Descartar mudanças' }).click()
  await expect(colour).toHaveValue('#0b6e69')
  await expect(page.getByText('Há mudanças não salvas.')).toBeHidden()
})

test.describe('what is saved', () => {
  let before: Record<string, unknown>
  let handOn: () => Promise<void>

  // The other width runs at the same time, and would change it under this one.
  test.beforeEach(async ({ page }) => {
    test.setTimeout(180_000)
    handOn = await takeTurn('configuration')
    before = await read(page.request)
    await page.reload()
    await expect(page.getByLabel('Nome da empresa')).toBeVisible()
  })

  // Also where a test stopped midway: everybody else reads this configuration.
  test.afterEach(async ({ page }) => {
    const { version: _, updatedAt: __, updatedBy: ___, ...fields } = before
    // A test may have left nobody signed in.
    await signInAsAdmin(page.context())
    await change(page.request, fields)
    expect(await read(page.request)).toMatchObject(fields)
    await handOn()
  })

  test('a day is added to the calendar, saved, and taken away again', async ({ page }) => {
    const name = `Dia ${crypto.randomUUID().slice(0, 6)}`
    await page.getByLabel('Data', { exact: false }).last().fill('31/12/2027')
    await page.getByLabel('Nome', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Adicionar dia' }).click()
    await page.getByRole('button', { name: 'Salvar mudanças' }).click()
    await expect(page.getByText('Configuração salva')).toBeVisible()
    expect((await read(page.request)).holidays).toContainEqual({ day: '2027-12-31', name, observed: true })
    await page.reload()
    await page.getByRole('button', { name: `Remover ${name}` }).click()
    await page.getByRole('button', { name: 'Salvar mudanças' }).click()
    await expect(page.getByText('Configuração salva')).toBeVisible()
    expect((await read(page.request)).holidays).toEqual([])
  })

  test('of two administrators the second is told, and keeps what was written', async ({ page }) => {
    const field = page.getByLabel('Como usar, passo 3')
    const builtIn = await field.inputValue()
    await field.fill('Leve um documento com foto.')
    await change(page.request, { mailFromName: 'Viver Bem Saúde' })
    await page.getByRole('button', { name: 'Salvar mudanças' }).click()
    await expect(page.getByText(/Ana Diretora salvou outra versão em/)).toBeVisible()
    await page.getByRole('button', { name: 'Juntar com as minhas mudanças' }).click()
    await expect(field).toHaveValue('Leve um documento com foto.')
    await expect(page.getByLabel('Nome do remetente')).toHaveValue('Viver Bem Saúde')
    await page.getByRole('button', { name: 'Salvar mudanças' }).click()
    await expect(page.getByText('Configuração salva')).toBeVisible()
    expect(await read(page.request)).toMatchObject({
      mailFromName: 'Viver Bem Saúde',
      cardTexts: { step3: 'Leve um documento com foto.', step1: null },
    })
    await field.fill(builtIn)
    await page.getByLabel('Nome do remetente').fill('')
    // The keyboard reaches the button, whatever the last save's notice lies over.
    await page.getByRole('button', { name: 'Salvar mudanças' }).press('Enter')
    await expect.poll(async () => (await read(page.request)).mailFromName).toBeNull()
    expect((await read(page.request)).cardTexts.step3).toBeNull()
  })

  test('what was typed outlives the session, though somebody else saved meanwhile', async ({
    page,
    browser,
  }) => {
    const field = page.getByLabel('Como usar, passo 3')
    await field.fill('Leve um documento com foto.')
    const colleague = await browser.newContext()
    await signInAsAdmin(colleague)
    const cookies = await page.context().cookies(instance.adminUrl)
    await page.request.post(`${instance.adminUrl}/api/admin/logout`, {
      headers: { Origin: instance.adminUrl },
    })
    await page.context().addCookies(cookies)
    await change(colleague.request, { mailFromName: 'Viver Bem Saúde' })
    await colleague.close()
    await page.getByRole('button', { name: 'Salvar mudanças' }).click()
    await expect(page.getByRole('alert')).toContainText('Sua sessão terminou')
    await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('admin@exemplo.com.br')
    await page.getByRole('textbox', { name: 'Senha', exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Entrar no painel' }).click()
    await expect(page.getByText(/Ana Diretora salvou outra versão em/)).toBeVisible()
    await expect(field).toHaveValue('Leve um documento com foto.')
    await page.getByRole('button', { name: 'Juntar com as minhas mudanças' }).click()
    await expect(page.getByLabel('Nome do remetente')).toHaveValue('Viver Bem Saúde')
    await expect(field).toHaveValue('Leve um documento com foto.')
    await page.getByRole('button', { name: 'Descartar', exact: true }).click()
    await page.getByRole('button', { name: 'Descartar mudanças' }).click()
  })
})

test.describe('far from the company', () => {
  // A day ahead of the provider for half of the time.
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('today is the company’s day', async ({ page }) => {
    const year = new Date().getFullYear()
    await page.clock.setFixedTime(`${year}-12-25T15:00:00Z`)
    await page.reload()
    const days = page.getByRole('group', { name: String(year) })
    await expect(days.getByRole('checkbox', { name: /^Natal/ })).toBeVisible()
  })
})

test('a chat that the deployment does not allow is said to need it', async ({ page }) => {
  await page.getByLabel('Endereço do chat externo').fill('https://chat.exemplo.com.br/abc')
  await expect(page.getByText('CHAT_ORIGIN=https://chat.exemplo.com.br', { exact: false })).toBeVisible()
  const logo = page.getByRole('region', { name: 'Logotipo' })
  await logo
    .getByLabel('Enviar logotipo')
    .first()
    .setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    })
  await expect(page.getByText('Envie um logotipo em PNG, JPG ou WebP.')).toBeVisible()
})
