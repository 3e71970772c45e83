import { randomUUID } from 'node:crypto'
import { expectAccessible } from './support/accessibility.ts'
import { linkIn, waitForEmail } from './support/emails.ts'
import { newMember } from './support/new-member.ts'
import { watchRequests } from './support/requests.ts'
import { DEMO_PASSWORD } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { closeToast } from './support/toasts.ts'

test.use({ expectedErrors: [/status of (400|422)|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

test('opens a dialog once the network brings its script, changes capitals of the name at once, and makes another name wait @phone-only', async ({
  page,
  context,
}) => {
  await newMember(context, 'Nina Prado')
  const requestsEnded = watchRequests(page)
  await page.goto('/app/profile')
  const main = page.getByRole('main')
  const open = page.getByRole('button', { name: 'Trocar nome' })
  const name = page.getByLabel('Nome completo')
  await expect(open).toBeEnabled()
  await requestsEnded()
  await context.setOffline(true)
  await expect(open).toBeEnabled()
  await open.click()
  await closeToast(page, 'É preciso internet')
  await expect(page).toHaveURL('/app/profile')
  await context.setOffline(false)
  await open.press('Enter')
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Nina Prado')
  await name.fill('N')
  await name.press('Enter')
  await expect(page.getByText('Nome completo deve ter pelo menos 3 caracteres')).toBeVisible()
  await expect(name).toBeFocused()
  await expectAccessible(page)

  await page.route('**/api/user', (route) => route.abort(), { times: 1 })
  await name.fill('NINA PRÁDO')
  await name.press('Enter')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Seu nome não foi trocado')
  await expect(name).toHaveValue('NINA PRÁDO')
  await name.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(open).toBeFocused()
  await closeToast(page, 'Nome atualizado')
  await expect(main.getByText('NINA PRÁDO')).toBeVisible()
  await page.reload()
  await expect(main.getByText('NINA PRÁDO')).toBeVisible()

  for (const [before, after] of [
    ['NINA PRÁDO', 'Nina Prado Reis'],
    ['Nina Prado Reis', 'Nina Reis'],
  ] as const) {
    await open.click()
    await expect(name).toHaveValue(before)
    await expect(page.getByRole('dialog')).toContainText('a nossa equipe analisa o novo nome')
    await name.fill(after)
    await name.press('Enter')
    await closeToast(page, 'Novo nome enviado para análise')
    await expect(main.getByText(`Novo nome em análise: ${after}`)).toBeVisible()
  }
  await expect(main.getByText('A carteirinha mostra NINA PRÁDO até a decisão.')).toBeVisible()
  await expect(main.getByText('NINA PRÁDO', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await main.getByRole('button', { name: 'Desistir' }).click()
  await closeToast(page, 'Pedido retirado')
  await expect(main.getByText('Novo nome em análise')).toBeHidden()
  await page.goto('/app/membership-card')
  await expect(main.getByText('NINA PRÁDO').first()).toBeVisible()
})

test('opens each form over the navigation, main button last, and closes it', async ({ page, context }) => {
  await newMember(context)
  await page.goto('/app/profile')
  for (const [open, submit] of [
    ['Trocar nome', 'Salvar nome'],
    ['Trocar e-mail', 'Enviar link'],
    ['Trocar senha', 'Salvar nova senha'],
  ] as const) {
    await page.getByRole('button', { name: open }).click()
    const buttons = page.getByRole('dialog').getByRole('button')
    await expect(buttons.filter({ hasText: /./ })).toHaveText(['Cancelar', submit])
    // Fails if something covers the button.
    await page.getByRole('button', { name: submit, exact: true }).click({ trial: true })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: open })).toBeFocused()
  }
  // Looked up outside the list of sessions, which grows.
  const signOut = await page.getByRole('main').getByRole('button', { name: 'Sair da conta' }).boundingBox()
  const sessions = await page.getByRole('heading', { name: 'Onde você está conectado' }).boundingBox()
  expect(signOut?.y).toBeLessThan(sessions?.y ?? 0)
})

test('changes the e-mail once the new address has confirmed it @phone-only', async ({ page, context }) => {
  const before = await newMember(context, 'Otávio Luz')
  const after = `e2e-${randomUUID()}@exemplo.com.br`
  await page.goto('/app/profile')
  const main = page.getByRole('main')
  const open = page.getByRole('button', { name: 'Trocar e-mail' })
  await open.click()
  const email = page.getByLabel('Novo e-mail')
  const password = page.getByLabel('Sua senha', { exact: true })
  const send = page.getByRole('button', { name: 'Enviar link' })
  await expect(email).toBeFocused()
  await email.fill('otavio')
  await send.click()
  await expect(page.getByText('Email inválido')).toBeVisible()
  await expect(page.getByText('Informe a sua senha')).toBeVisible()
  await expect(email).toBeFocused()
  await expectAccessible(page)

  await email.fill(after.toUpperCase())
  await password.fill('errada-1')
  await send.click()
  await expect(page.getByText('A senha atual não confere.')).toBeVisible()
  await expect(password).toBeFocused()
  await password.fill(DEMO_PASSWORD)
  await send.click()
  await expect(page.getByText('Enviamos um link para o novo endereço.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(open).toBeFocused()
  await expect(main.getByText(`Aguardando confirmação de ${after}`)).toBeVisible()
  await expect(main.getByText(before)).toBeVisible()
  await expectAccessible(page)

  const link = linkIn(await waitForEmail(after, /novo e-mail/i), '/confirmar-novo-email')
  await page.route('**/api/email-change/confirm', (route) => route.abort(), { times: 1 })
  await page.goto(link)
  await expect(page).toHaveTitle(/^Confirmar novo e-mail · /)
  await expect(page.getByText('Ocorreu um erro ao processar sua solicitação.')).toBeVisible()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { name: 'Novo e-mail confirmado' })).toBeVisible()
  await expect(page).toHaveURL('/confirmar-novo-email')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ir para Minha Conta' }).click()
  await expect(main.getByText(after, { exact: true })).toBeVisible()
  await expect(main.getByText('Aguardando confirmação')).toBeHidden()

  await page.goto(link)
  await expect(page.getByText('Seu e-mail já está confirmado.')).toBeVisible()
})

test('resends the link for a new e-mail, and cancels the change @phone-only', async ({ page, context }) => {
  const before = await newMember(context, 'Otávio Luz')
  const after = `e2e-${randomUUID()}@exemplo.com.br`
  await page.goto('/app/profile?alterar=email')
  await page.getByLabel('Novo e-mail').fill(after)
  await page.reload()
  await expect(page.getByLabel('Novo e-mail')).toHaveValue(after)
  await page.getByLabel('Sua senha', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Enviar link' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText(`Aguardando confirmação de ${after}`)).toBeVisible()
  const first = linkIn(await waitForEmail(after, /novo e-mail/i), '/confirmar-novo-email')

  await main.getByRole('button', { name: 'Enviar o link de novo' }).click()
  await expect(page.getByText(`Enviamos outro link para ${after}.`)).toBeVisible()
  await expect(main.getByRole('button', { name: /^Enviar de novo em \d+ s$/ })).toBeFocused()
  const second = linkIn(await waitForEmail(after, /novo e-mail/i, 2), '/confirmar-novo-email')
  expect(second).not.toBe(first)
  await expectAccessible(page)

  await main.getByRole('button', { name: 'Cancelar a troca' }).click()
  await expect(page.getByText(`Seu e-mail continua sendo ${before}.`)).toBeVisible()
  await expect(main.getByText('Aguardando confirmação')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto(second)
  await expect(page.getByText('O token pode ser inválido ou expirado.')).toBeVisible()
})

test('links from a confirmation without a token to the sign-in @phone-only', async ({ page }) => {
  await page.goto('/confirmar-novo-email')
  await expect(page.getByText('Token de verificação não encontrado.')).toBeVisible()
  await expect(page.getByText('Entre na sua conta para pedir outro link.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ir para o login' }).click()
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
})
