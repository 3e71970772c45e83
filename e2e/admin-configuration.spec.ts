import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { typedDate } from './support/dates.ts'
import { instance } from './support/instance.ts'
import { askForProof } from './support/requests.ts'
import { ADMIN_EMAIL, DEMO_PASSWORD, signIn, signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { closeToast } from './support/toasts.ts'

// Chromium logs the 409 of a conflicting save, the 401 of an ended session and the 403 of one whose proof is too old.
test.use({ expectedErrors: [/status of (401|403|409)/] })
const PATH = '/api/admin/company/configuration'

async function read(request: APIRequestContext) {
  return (await request.get(instance.adminUrl + PATH)).json()
}

/** Saves through the API, as another administrator would. */
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

test('previews the colour in both themes with contrasts, and confirms leaving with unsaved changes', async ({
  isMobile,
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

  if (isMobile) await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByRole('link', { name: /^Apólices/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' })
  await question.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(colour).toHaveValue('#ffd4')
  await page.getByRole('button', { name: 'Descartar', exact: true }).click()
  await page.getByRole('button', { name: 'Descartar mudanças' }).click()
  await expect(colour).toHaveValue('#0b6e69')
  await expect(page.getByText('Há mudanças não salvas.')).toBeHidden()
})

test('links to each part, and keeps the links in view', async ({ page, isMobile }) => {
  const parts = page.getByRole('navigation', { name: 'Partes da configuração' })
  await expect(parts.getByRole('link')).toHaveCount(7)
  await parts.getByRole('link', { name: 'Carteirinha' }).click()
  const heading = page.getByRole('heading', { level: 2, name: 'Carteirinha' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(page).toHaveURL(/#carteirinha$/)
  await expect(parts).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  if (isMobile) await expectAccessible(page)
})

test('names who a required second factor will stop, and lets its author enrol first, keeping the draft @desktop-only', async ({
  page,
}) => {
  await page.route('**/without-factor', (route) =>
    route.fulfill({ json: { self: true, others: 7, names: ['Ana Prado', 'Bia Prado'] } }),
  )
  await page.getByRole('radio', { name: /Exigir de todos os administradores/ }).check()
  await expect(page.getByText('Outros 7 administradores precisam ativar', { exact: false })).toContainText(
    'Ana Prado, Bia Prado e mais 5',
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ativar a minha primeiro' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Segurança' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('radio', { name: /Exigir de todos os administradores/ })).toBeChecked()
  await expect(page.getByText('Há mudanças não salvas.')).toBeVisible()
})

test.describe('saved changes', () => {
  let before: Record<string, unknown>

  test.beforeEach(async ({ page }) => {
    before = await read(page.request)
  })

  // All tests share one configuration, so each restores it, even after a failure.
  test.afterEach(async ({ page }) => {
    const { version: _, updatedAt: __, updatedBy: ___, ...fields } = before
    // A test may end signed out.
    await signInAsAdmin(page.context())
    await change(page.request, fields)
    expect(await read(page.request)).toMatchObject(fields)
  })

  test('adds a holiday to the calendar and removes it @at-end', async ({ page }) => {
    const name = `Dia ${crypto.randomUUID().slice(0, 6)}`
    const year = Number(typedDate(0).slice(-4)) + 1
    await page.getByLabel('Dia', { exact: true }).last().fill(`31/12/${year}`)
    await page.getByLabel('Nome', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Adicionar dia' }).click()
    await page.getByRole('button', { name: 'Salvar mudanças' }).click()
    await expect(page.getByText('Configuração salva')).toBeVisible()
    expect((await read(page.request)).holidays).toContainEqual({ day: `${year}-12-31`, name, observed: true })
    await page.reload()
    await page.getByRole('button', { name: `Remover ${name}` }).click()
    await page.getByRole('button', { name: 'Salvar mudanças' }).click()
    await expect(page.getByText('Configuração salva')).toBeVisible()
    expect((await read(page.request)).holidays).toEqual([])
  })

  test('sets the target for waits, and the queue says what exceeds it today @at-end', async ({ page }) => {
    await page.getByLabel('Meta de espera dos cadastros, em horas').fill('55')
    await page.getByRole('button', { name: 'Salvar mudanças' }).click()
    await expect(page.getByText('Configuração salva')).toBeVisible()
    await page.getByRole('link', { name: /^Cadastros/ }).click()
    // At ten in the morning the demonstration's longest waits are 76, 53, 47 and 30 hours.
    await expect(page.getByText('1 acima da meta de 55 h · mais 2 ainda hoje')).toBeVisible()
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    await expect(row('Neusa Aparecida Barreto')).toContainText(', acima da meta')
    await expect(row('Wagner Tavares')).toContainText(', passa da meta ainda hoje')
    await expect(row('Raimunda Nonata Freire')).toContainText(', passa da meta ainda hoje')
    await expect(row('Caetano Bicalho')).toContainText('1 dia')
    await expect(row('Caetano Bicalho')).not.toContainText('meta')
  })

  test('updates a member’s card on the next visit, without a reload @at-end', async ({ page, browser }) => {
    const member = await browser.newContext()
    await signIn(member, 'maria@exemplo.com.br')
    const app = await member.newPage()
    await app.goto(`${instance.memberUrl}/app/membership-card`)
    const header = app.getByRole('link', { name: /página inicial/ }).filter({ visible: true })
    await expect(header).toHaveAccessibleName(/Viver Bem/)
    await change(page.request, { name: 'Clínica Aurora', phone: '0800 765 4321', primaryColor: '#7a1f5c' })
    await header.click()
    await expect(app.getByRole('link', { name: /0800/ })).toHaveCount(0)
    await app.goBack()
    await expect(app.getByRole('link', { name: /^Central de atendimento 0800 765 4321/ })).toBeVisible()
    await expect(header).toHaveAccessibleName(/Clínica Aurora/)
    const brand = await app.evaluate(() => document.documentElement.style.getPropertyValue('--brand'))
    expect(brand).toBe('#7a1f5c')
    await member.close()
  })

  test('keeps the focus on the last changed field once the bar is gone @at-end', async ({ page }) => {
    const field = page.getByLabel('Como usar, passo 3')
    await field.fill('Leve um documento com foto.')
    await page.getByRole('button', { name: 'Salvar mudanças' }).press('Enter')
    await expect(page.getByText('Configuração salva')).toBeVisible()
    await expect(page.getByText('Há mudanças não salvas.')).toBeHidden()
    await expect(field).toBeFocused()
    await field.fill('Leve um documento.')
    await page.getByRole('button', { name: 'Descartar', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Descartar mudanças' }).press('Enter')
    await expect(page.getByText('Há mudanças não salvas.')).toBeHidden()
    await expect(field).toBeFocused()
  })

  test('reports a conflicting save to the second person and keeps the draft @at-end', async ({ page }) => {
    const field = page.getByLabel('Como usar, passo 3')
    const builtIn = await field.inputValue()
    await field.fill('Leve um documento com foto.')
    await change(page.request, { mailFromName: 'Viver Bem Saúde' })
    await page.getByRole('button', { name: 'Salvar mudanças' }).click()
    await expect(page.getByText(/Ana Diretora salvou outra versão em/)).toBeVisible()
    await page.getByRole('button', { name: 'Juntar as duas' }).click()
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
    // Use the keyboard: the toast of the last save may cover the button.
    await page.getByRole('button', { name: 'Salvar mudanças' }).press('Enter')
    await expect.poll(async () => (await read(page.request)).mailFromName).toBeNull()
    expect((await read(page.request)).cardTexts.step3).toBeNull()
  })

  test('shows a postponed conflict at its field, and focuses it @at-end', async ({ page }) => {
    const phone = page.getByLabel('Central de atendimento')
    await phone.fill('0800 111 1111')
    await page.getByLabel('Nome do remetente').fill('Minha Saúde')
    await change(page.request, { phone: '0800 222 2222' })
    await page.getByRole('button', { name: 'Salvar mudanças' }).click()
    await expect(page.getByText(/Ana Diretora salvou outra versão em/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(phone).toBeFocused()
    await expect(phone).toHaveAccessibleDescription(/Ana Diretora mudou para “0800 222 2222”/)
    await expect(page.getByLabel('Nome do remetente')).toHaveAccessibleDescription(/^Em branco/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Salvar mudanças' }).click()
    await page.getByRole('button', { name: 'Manter a minha versão' }).click()
    await expect(page.getByText('Configuração salva')).toBeVisible()
    expect(await read(page.request)).toMatchObject({ phone: '0800 111 1111', mailFromName: 'Minha Saúde' })
  })

  test('asks for a fresh proof, and keeps the draft until it is given @at-end', async ({ page }) => {
    const field = page.getByLabel('Como usar, passo 3')
    await field.fill('Leve um documento com foto.')
    // The first two answers are those for a session whose proof is too old.
    let refusals = 2
    await page.route(`**${PATH}`, (route) => {
      if (route.request().method() !== 'PUT' || refusals === 0) return route.fallback()
      refusals -= 1
      const json = { code: 'fresh_proof_required', message: 'Por segurança, confirme que é você.' }
      return route.fulfill({ status: 403, json })
    })
    const save = page.getByRole('button', { name: 'Salvar mudanças' })
    const dialog = page.getByRole('dialog', { name: 'Confirme que é você' })
    await save.click()
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByText('Por segurança, confirme que é você.')).toBeVisible()
    await expect(field).toHaveValue('Leve um documento com foto.')
    expect((await read(page.request)).cardTexts.step3).toBeNull()

    await save.click()
    await dialog.getByLabel('Sua senha').fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page.getByText('Configuração salva')).toBeVisible()
    await expect(field).toHaveValue('Leve um documento com foto.')
    expect((await read(page.request)).cardTexts.step3).toBe('Leve um documento com foto.')
    // A request of the page that finishes after the next sign-in would clear its cookie.
    await page.goto('about:blank')
  })

  test('stores the draft nowhere after the server ends the session @at-end', async ({ page }) => {
    const field = page.getByLabel('Como usar, passo 3')
    await field.fill('Leve um documento com foto.')
    // The save must be the first request to learn that the session ended, not a refetch of the queues.
    await page.route('**/api/admin/**', (route) =>
      route.request().method() === 'GET' ? undefined : route.continue(),
    )
    const cookies = await page.context().cookies(instance.adminUrl)
    await page.request.post(`${instance.adminUrl}/api/admin/logout`, {
      headers: { Origin: instance.adminUrl },
    })
    await page.context().addCookies(cookies)
    await page.getByRole('button', { name: 'Salvar mudanças' }).click()
    await expect(page.getByRole('alert')).toContainText('Sua sessão terminou')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))),
    ).toEqual([])
    await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(ADMIN_EMAIL)
    await page.getByRole('textbox', { name: 'Senha', exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Entrar no painel' }).click()
    // The same administrator gets the draft back.
    await expect(field).toHaveValue('Leve um documento com foto.')
  })
})

test.describe('in a time zone far from the company', () => {
  // UTC+14: a day ahead of São Paulo for 17 hours of each day.
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('takes today from the company’s time zone @desktop-only @smoke', async ({ page }) => {
    const year = typedDate(0).slice(-4)
    await page.clock.setFixedTime(`${year}-12-25T15:00:00Z`)
    await page.reload()
    const days = page.getByRole('group', { name: year })
    await expect(days.getByRole('checkbox', { name: /^Natal/ })).toBeVisible()
  })
})

test('asks for a fresh proof before the logo changes or goes @desktop-only @at-end', async ({ page }) => {
  const refuseOnce = () => askForProof(page, '**/api/admin/company/logo*')
  const logo = page.getByRole('region', { name: 'Logotipo' })
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' })
  async function prove() {
    await dialog.getByLabel('Sua senha').fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: 'Confirmar' }).click()
  }
  await refuseOnce()
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } })
  const file = { name: 'logo.png', mimeType: 'image/png', buffer }
  await logo.getByLabel('Enviar logotipo').first().setInputFiles(file)
  await prove()
  await closeToast(page, 'Logotipo trocado')
  await expect(logo.getByRole('img', { name: 'Logotipo atual' })).toBeVisible()

  await refuseOnce()
  await logo.getByRole('button', { name: 'Remover logotipo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover logotipo' }).click()
  await prove()
  await closeToast(page, 'Logotipo removido')
  await expect(logo.getByRole('img', { name: 'Logotipo atual' })).toHaveCount(0)
})

test('explains the setting of an external chat, and rejects an SVG logo @desktop-only', async ({ page }) => {
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
