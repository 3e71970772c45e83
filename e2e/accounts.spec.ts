import type { Page } from '@playwright/test'
import { needsNetwork } from '#locales/needs-network.ts'
import { publicForms, registrationForms } from '#member/shared/lib/vault/offline-screens.ts'
import { expectAccessible } from './support/accessibility.ts'
import { scrollYOf } from './support/at-rest.ts'
import { currentTime } from './support/clock.ts'
import { linkIn, waitForEmail } from './support/emails.ts'
import { instance } from './support/instance.ts'
import { expectNetworkNeeded, expectPagesNeedNetwork } from './support/network-needed.ts'
import { register } from './support/new-member.ts'
import { fulfill, watchRequests } from './support/requests.ts'
import { callAdminApi, reuseSession, signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { expectUncovered, toastOf } from './support/toasts.ts'
import { phoneViewport } from './support/viewports.ts'

test.use({ expectedErrors: [/status of (400|401|403|404|409|422|429|500|503)|ERR_FAILED/] })

const PASSWORD = 'girassol azul'
const newAddress = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@exemplo.com.br`

const decide = (id: string, verb: 'approve' | 'reject', data = {}) =>
  callAdminApi('POST', `/api/admin/registrations/${id}/${verb}`, data)

/** Dispatches the event that tells the app its tab is visible again. */
const returnToTab = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

test('registers, confirms the e-mail, is rejected, corrects the name and is approved @phone-only @smoke', async ({
  page,
  context,
}) => {
  const email = newAddress('rita')
  // The page's clock is stopped, so the wait before another confirmation e-mail cannot end.
  await page.clock.setFixedTime(currentTime())
  const requestsEnded = watchRequests(page)
  await page.goto('/auth')
  await requestsEnded()
  await expect(page.getByRole('heading', { name: 'Entrar' })).not.toBeFocused()
  const phone = page.getByRole('link', { name: '0800 123 4567' })
  await expect(phone).toHaveAttribute('href', 'tel:08001234567')
  await expect(page).toHaveTitle('Entrar · Viver Bem')
  await page.getByRole('link', { name: 'Cadastre-se' }).click()
  await expect(page.getByRole('heading', { name: 'Criar conta' })).toBeFocused()
  await expect(page).toHaveTitle('Criar conta · Viver Bem')

  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirme a senha').fill('outra coisa')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByText('Nome completo deve ter pelo menos 3 caracteres')).toBeVisible()
  await expect(page.getByText('Email inválido')).toBeVisible()
  await expect(page.getByText('As senhas não coincidem')).toBeVisible()
  await expect(page.getByLabel('Nome completo')).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('Nome completo').fill('R. Campos')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Confirme a senha').fill(PASSWORD)
  const sent = page.waitForRequest('**/api/register')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  const request = await sent
  expect(request.postDataJSON()).toEqual({ fullName: 'R. Campos', email, password: PASSWORD, companyId: 1 })
  expect(request.headers()['idempotency-key']).toBeTruthy()
  await expect(page.getByText('Registro bem-sucedido')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Acompanhe seu cadastro' })).toBeVisible()
  await expect(page.getByText('Acesso liberado')).toBeVisible()
  const steps = page.getByRole('list', { name: 'Etapas do seu cadastro' })
  await expect(steps).toContainText('Confirmar o e-mail')
  await expect(steps).not.toContainText('E-mail confirmado')
  await expect(phone).toBeVisible()
  const resend = page.getByRole('button', { name: /Reenviar e-mail em \d+ s/ })
  await expect(resend).toBeDisabled()
  await page.reload()
  await expect(resend).toBeDisabled()

  // From here on, so that no page has the company's details already.
  await page.route('**/api/company', async (route) => {
    const company = await (await route.fetch()).json()
    await route.fulfill({ json: { ...company, usualWaitMinutes: 2900 } })
  })
  await page.goto(linkIn(await waitForEmail(email, /confirme/i), '/confirmar-email'))
  await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
  await expect(page).toHaveURL('/confirmar-email')
  await expect(
    page.getByText('E-mail confirmado com sucesso! Aguarde a aprovação do administrador.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Acompanhar meu cadastro' }).click()
  await expect(
    page.getByText(/^Um administrador está analisando.* Costuma levar cerca de 2 dias\.$/),
  ).toBeVisible()
  await expect(steps).toContainText('E-mail confirmado')
  await expect(phone).toBeVisible()

  const { id } = await (await context.request.get('/api/user')).json()
  await decide(id, 'reject', { reason: 'incomplete', text: 'Informe o nome como no documento.' })
  await returnToTab(page)
  await expect(page.getByText('Informe o nome como no documento.')).toBeVisible()
  await expect(phone).toHaveAttribute('href', 'tel:08001234567')
  await expectAccessible(page)

  await page.getByLabel('Nome completo').fill('Rita Campos')
  await page.getByRole('button', { name: 'Enviar para nova análise' }).click()
  await expect(page.getByText('Um administrador está analisando')).toBeVisible()
  await decide(id, 'approve')
  await returnToTab(page)
  await expect(page.getByText('Seu cadastro foi aprovado. Boas-vindas!')).toBeVisible()
  await expect(page.getByText('Bem-vindo, Rita Campos')).toBeVisible()
})

test('keeps what the registration holds, but no password across a reload, and replaces the toast about a registered e-mail @phone-only', async ({
  page,
}) => {
  await page.goto('/auth?modo=cadastro')
  const field = (label: string) => page.getByLabel(label, { exact: label === 'Senha' })
  const enterPassword = async () => {
    await field('Senha').fill(PASSWORD)
    await field('Confirme a senha').fill(PASSWORD)
  }
  await field('Nome completo').fill('Rita Campos')
  await field('E-mail').fill('maria@exemplo.com.br')
  await enterPassword()
  for (let times = 0; times < 2; times += 1) {
    await page.reload()
    await expect(field('Nome completo')).toHaveValue('Rita Campos')
    await expect(field('E-mail')).toHaveValue('maria@exemplo.com.br')
    await expect(field('Senha')).toHaveValue('')
    await expect(field('Confirme a senha')).toHaveValue('')
  }
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    PASSWORD,
  )

  await enterPassword()
  await page.getByRole('button', { name: 'Criar conta' }).click()
  const failure = toastOf(page, 'Falha no registro')
  await expect(failure).toContainText('Não foi possível criar sua conta. Tente novamente.')
  await expect(field('E-mail')).toHaveValue('maria@exemplo.com.br')
  await expect(field('Senha')).toHaveValue(PASSWORD)
  expect((await page.request.get('/api/user')).status()).toBe(401)
  await field('E-mail').fill(newAddress('rita'))
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(toastOf(page, 'Registro bem-sucedido')).toBeVisible()
  expect(await failure.isVisible()).toBe(false)
})

test('shows why a sign-in fails, refused, throttled, blocked or offline, then opens the requested page @phone-only', async ({
  page,
}) => {
  await page.goto('/app/consultations')
  await expect(page).toHaveURL('/auth?redirect=%2Fapp%2Fconsultations')
  await expectAccessible(page)
  await fillLogin(page, 'joao', 'curta')
  await expect(page.getByText('Email inválido')).toBeVisible()
  await expect(page.getByText('Senha deve ter pelo menos 6 caracteres')).toBeVisible()

  await fillLogin(page, 'joao@exemplo.com.br', 'errada-1')
  const failure = page.getByRole('alert').filter({ hasText: 'Falha no login' })
  await expect(failure).toContainText('Credenciais inválidas')
  await expect(page.getByLabel('E-mail')).toHaveValue('joao@exemplo.com.br')
  const password = page.getByLabel('Senha', { exact: true })
  await expect(password).toBeFocused()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toHaveAccessibleDescription(/^E-mail ou senha incorretos\./)
  await expect(failure).toBeHidden()
  await expect(page.locator('form').getByText('E-mail ou senha incorretos.')).toBeVisible()

  for (const [status, message] of [
    [429, 'Muitas tentativas. Aguarde um pouco e tente de novo.'],
    [403, 'Seu acesso está suspenso. Fale com a central de atendimento.'],
  ] as const) {
    await page.route('**/api/login', (route) => route.fulfill({ status, json: { message } }), { times: 1 })
    await fillLogin(page, 'joao@exemplo.com.br', 'demonstracao')
    await expect(page.getByRole('main').getByRole('alert')).toContainText(message)
  }
  await page.route('**/api/login', (route) => route.abort(), { times: 1 })
  await fillLogin(page, 'joao@exemplo.com.br', 'demonstracao')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Falha na comunicação com o servidor')
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('demonstracao')

  await fillLogin(page, 'joao@exemplo.com.br', 'demonstracao')
  await expect(page.getByRole('status').filter({ hasText: 'Login bem-sucedido' })).toContainText(
    'Que bom ver você, João Pereira!',
  )
  await expect(page).toHaveURL('/app/consultations')
  await page.goto('/auth')
  await expect(page).toHaveURL('/')
})

test('greets without covering a control of the first screen or moving it @phone-only', async ({ page }) => {
  // The name field is at the bottom of the screen, where toasts appear.
  await page.setViewportSize({ ...phoneViewport, height: 800 })
  await page.goto('/auth')
  await fillLogin(page, 'recusado@exemplo.com.br', 'demonstracao')
  // Hovering the toast stops its timer.
  await toastOf(page, 'Login bem-sucedido').hover()
  const name = page.getByLabel('Nome completo')
  for (const control of [name, page.getByText('Nome completo', { exact: true })])
    await expectUncovered(page, 'Login bem-sucedido', control)
  expect(await scrollYOf(page)).toBe(0)
  // A control that is used afterwards is clear as well.
  await name.press('Tab')
  await expectUncovered(
    page,
    'Login bem-sucedido',
    page.getByRole('button', { name: 'Enviar para nova análise' }),
  )
})

test('says that the session ended, and returns to that page @phone-only', async ({ page, context }) => {
  await signIn(context, 'joao@exemplo.com.br')
  const requestsEnded = watchRequests(page)
  await page.goto('/app/membership-card')
  await expect(page.getByRole('button', { name: 'Mostrar no balcão' })).toBeVisible()
  // A pending request of this screen would end the session before the next screen opens.
  await requestsEnded()
  await context.clearCookies()
  await page.getByRole('link', { name: 'Sono' }).click()
  await expect(page).toHaveURL('/auth?redirect=%2Fapp%2Fsleep')
  await expect(page.getByText('Sua sessão terminou')).toBeVisible()
  await expect(page.getByText('Entre de novo e você volta para a tela em que estava.')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('Sua sessão terminou')).toBeVisible()
  await fillLogin(page, 'joao@exemplo.com.br', 'demonstracao')
  await expect(page).toHaveURL('/app/sleep')

  // Closing the app in between makes no difference.
  await page.close()
  await context.clearCookies({ name: '__Host-member_session' })
  const opened = await context.newPage()
  await opened.goto('/app/profile')
  await expect(opened.getByText('Sua sessão terminou')).toBeVisible()
  await fillLogin(opened, 'joao@exemplo.com.br', 'demonstracao')
  await expect(opened).toHaveURL('/app/profile')

  const other = await context.newPage()
  await other.goto('/app/profile')
  await other.getByRole('button', { name: 'Sair da conta' }).click()
  await expect(other).toHaveURL('/auth')
  await expect(other.getByRole('heading', { name: 'Entrar' })).toBeVisible()
  await expect(opened).toHaveURL('/auth?redirect=%2Fapp%2Fprofile')
  await expect(opened.getByText('Você saiu em outra aba.')).toBeVisible()
  await expect(other.getByText(/Sua sessão terminou|Você saiu em outra aba/)).toBeHidden()
})

test('corrects a mistyped e-mail while the registration waits @phone-only', async ({ page, context }) => {
  const mistyped = newAddress('errado')
  const email = newAddress('certo')
  await register(context.request, { fullName: 'Lia Duarte', email: mistyped, password: PASSWORD })
  const dead = linkIn(await waitForEmail(mistyped, /confirme/i), '/confirmar-email')
  await page.goto('/')
  await expect(page).toHaveTitle('Acompanhe seu cadastro · Viver Bem')
  await page.getByRole('button', { name: 'Corrigir e-mail' }).click()
  const field = page.getByLabel('E-mail correto')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(mistyped)
  await expectAccessible(page)
  await field.fill('maria@exemplo.com.br')
  await page.reload()
  await expect(field).toHaveValue('maria@exemplo.com.br')
  await page.getByRole('button', { name: 'Corrigir e enviar o link' }).click()
  await expect(page.getByRole('alert')).toContainText('Não foi possível usar este endereço.')
  await field.fill(email)
  await page.getByRole('button', { name: 'Corrigir e enviar o link' }).click()
  await expect(page.getByText(`Enviamos o link de confirmação para ${email}.`)).toBeVisible()
  await expect(page.getByText(`Abra o link que enviamos para ${email}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Corrigir e-mail' })).toBeFocused()

  await page.goto(dead)
  await expect(
    page.getByText('Falha ao confirmar e-mail. O token pode ser inválido ou expirado.'),
  ).toBeVisible()
  await page.goto(linkIn(await waitForEmail(email, /confirme/i), '/confirmar-email'))
  await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401/] })

  test('says before anybody types that forms before the sign-in need it @phone-only', async ({ page }) => {
    const buttons = {
      '/auth': ['Entrar', 'Entrar com chave de acesso'],
      '/auth?modo=cadastro': ['Criar conta'],
      '/esqueci-senha': ['Enviar link'],
      '/status-cadastro': ['Verificar status'],
      '/redefinir-senha#token=x': ['Salvar nova senha'],
      '/encerrar-sessoes#token=x': ['Encerrar todas as sessões'],
    }
    expect(Object.keys(buttons)).toEqual(publicForms)
    await expectPagesNeedNetwork(page, buttons)
  })

  test('says so while a registration waits too @phone-only', async ({ page, context }) => {
    await reuseSession(context, 'pendente@exemplo.com.br')
    await page.goto(registrationForms.pending.address)
    await expectNetworkNeeded(page, needsNetwork[registrationForms.pending.act], [
      page.getByRole('button', { name: 'Reenviar e-mail' }),
      page.getByRole('button', { name: 'Corrigir e enviar o link' }),
    ])
    await reuseSession(context, 'confirmado@exemplo.com.br')
    await page.goto(registrationForms.confirmed.address)
    await expectNetworkNeeded(page, needsNetwork[registrationForms.confirmed.act], [
      page.getByRole('main').locator('button[type=submit]'),
    ])
  })
})

test('explains a confirmation link without a token, with a bad token, and without a connection @phone-only', async ({
  page,
  context,
}) => {
  await page.goto('/confirmar-email')
  await expect(
    page.getByText('Token de verificação não encontrado. Por favor, verifique o link que você recebeu.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /^(Ver status do cadastro|Ir para o login)$/ })).toHaveText([
    'Ir para o login',
    'Ver status do cadastro',
  ])
  await expectAccessible(page)

  await page.route('**/api/email-confirmation', (route) => route.abort(), { times: 1 })
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/email-confirmation')) calls += 1
  })
  await reuseSession(context, 'pendente@exemplo.com.br')
  await page.goto('/confirmar-email?token=nenhum')
  await expect(
    page.getByText('Ocorreu um erro ao processar sua solicitação. Tente novamente mais tarde.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(
    page.getByText('Falha ao confirmar e-mail. O token pode ser inválido ou expirado.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reenviar e-mail' })).toBeVisible()
  expect(calls).toBe(2)
})

for (const [path, api] of [
  ['/confirmar-email', '**/api/email-confirmation'],
  ['/confirmar-novo-email', '**/api/email-change/confirm'],
] as const)
  test(`says after four seconds what ${path} waits for @phone-only`, async ({ page }) => {
    await page.route(api, () => {})
    await page.goto(`${path}?token=nenhum`)
    const late = page.getByRole('status').getByText('Esperando a resposta do servidor…')
    await expect(page.getByText('Só um instante.')).toBeVisible()
    await expect(late).toHaveCSS('animation-delay', '4s')
    await late.evaluate((text) => {
      for (const delay of text.getAnimations()) delay.finish()
    })
    await expect(late).toBeVisible()
    await expectAccessible(page)
  })

test('shows the status of a registration and the next step @phone-only', async ({ page, context }) => {
  await page.goto('/status-cadastro')
  const check = async (email: string) => {
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Verificar status' }).click()
  }
  await check('ninguem')
  await expect(page.getByText('Email inválido')).toBeVisible()
  await check('pendente@exemplo.com.br')
  await expect(page.getByRole('heading', { name: 'Aguardando confirmação do e-mail' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Confirmar e-mail' })).toHaveAttribute(
    'href',
    '/confirmar-email',
  )
  await expect(page.getByRole('link', { name: 'Voltar para o login' })).toBeVisible()
  await expectAccessible(page)
  await check('confirmado@exemplo.com.br')
  await expect(page.getByRole('heading', { name: 'Cadastro em análise' })).toBeVisible()
  await check('recusado@exemplo.com.br')
  await expect(page.getByRole('heading', { name: 'Cadastro não aprovado' })).toBeVisible()
  await check('maria@exemplo.com.br')
  await expect(page.getByRole('heading', { name: 'Cadastro aprovado' })).toBeVisible()

  await page.route('**/api/registration-status', (route) => route.abort(), { times: 1 })
  await check('maria@exemplo.com.br')
  await expect(page.getByRole('alert')).toContainText('Falha na comunicação com o servidor')
  await fulfill(page, '**/api/registration-status', { status: 500, json: {} }, 1)
  await check('maria@exemplo.com.br')
  await expect(page.getByRole('alert')).toContainText('Erro ao verificar status do cadastro')
  await page.getByRole('link', { name: 'Voltar para o login' }).click()
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()

  // With a session, the form already holds the e-mail.
  const email = newAddress('rui')
  await register(context.request, { fullName: 'Rui Prado', email, password: PASSWORD })
  await page.goto('/status-cadastro')
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
})

test('resets a forgotten password through an e-mailed link, once @phone-only', async ({ page, context }) => {
  const email = newAddress('ivo')
  await register(context.request, { fullName: 'Ivo Prado', email, password: PASSWORD })
  await context.clearCookies()
  const requestsEnded = watchRequests(page)
  await page.goto('/auth')
  // A link pressed before the app has started loads a page, without the e-mail and the focus.
  await requestsEnded()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await expect(page.getByRole('heading', { name: 'Esqueci minha senha' })).toBeFocused()
  await expect(page).toHaveURL('/esqueci-senha')
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeFocused()

  const link = linkIn(await waitForEmail(email, /nova senha/i), '/redefinir-senha')
  await page.goto(link)
  await expect(page).toHaveURL('/redefinir-senha')
  await expectAccessible(page)
  const reset = async (password: string, confirmation: string) => {
    await page.getByLabel('Nova senha', { exact: true }).fill(password)
    await page.getByLabel('Confirme a nova senha').fill(confirmation)
    await page.getByRole('button', { name: 'Salvar nova senha' }).click()
  }
  await reset('recuperada 1', 'recuperada 2')
  await expect(page.getByText('As senhas não coincidem')).toBeVisible()
  await reset('recuperada 1', 'recuperada 1')
  await expect(page.getByRole('heading', { name: 'Senha alterada' })).toBeFocused()

  await page.goto(link)
  await reset('recuperada 3', 'recuperada 3')
  await expect(page.getByRole('alert')).toContainText('Este link de redefinição é inválido ou expirou.')
  await page.getByRole('link', { name: 'Voltar para o login' }).click()
  await expect(page).toHaveURL('/auth')
  await page.goto('/redefinir-senha')
  await expect(page.getByRole('heading', { name: 'Link incompleto' })).toBeVisible()

  await page.goto('/auth')
  await fillLogin(page, email, 'recuperada 1')
  await expect(page.getByRole('heading', { name: 'Acompanhe seu cadastro' })).toBeVisible()
})

test('shows the account, sets a password, ends sessions @phone-only', async ({ page, context, browser }) => {
  const email = newAddress('lia')
  const id = await register(context.request, { fullName: 'Lia Duarte', email, password: PASSWORD })
  await page.goto(linkIn(await waitForEmail(email, /confirme/i), '/confirmar-email'))
  await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
  await decide(id, 'approve')

  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36',
  })
  await signIn(elsewhere, email, PASSWORD)
  const another = await browser.newContext()
  await signIn(another, email, PASSWORD)

  await page.goto('/app/profile')
  const main = page.getByRole('main')
  await expect(main.getByText('Lia Duarte')).toBeVisible()
  await expect(main.getByText(email)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Meus Dados' })).toHaveAttribute(
    'href',
    '/app/onboarding/anamnesis',
  )
  await expect(main.getByRole('link', { name: 'Minhas apólices' })).toHaveAttribute('href', '/app/insurance')
  await expect(main.getByRole('listitem').filter({ hasText: 'Entrou em' }).first()).toHaveText(
    /Este aparelhoEm uso agora · Entrou em /,
  )
  await page.getByRole('button', { name: 'Encerrar a sessão em Chrome no Android' }).click()
  await expect(page.getByText('Sessão encerrada')).toBeVisible()
  await expect(page.getByText('Chrome no Android', { exact: true }).locator('visible=true')).toHaveCount(1)
  expect((await elsewhere.request.get(`${instance.memberUrl}/api/user`)).status()).toBe(401)
  await elsewhere.close()

  await page.getByRole('button', { name: 'Trocar senha' }).click()
  await expect(page).toHaveURL('/app/profile?alterar=senha')
  await page.reload()
  await expect(page.getByLabel('Senha atual')).toBeFocused()
  await page.getByLabel('Senha atual').fill('errada-1')
  await page.getByLabel('Nova senha', { exact: true }).fill('girassol verde')
  await page.getByLabel('Confirme a nova senha').fill('girassol verde')
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(page.getByText('A senha atual não confere.')).toBeVisible()
  await page.getByLabel('Senha atual').fill(PASSWORD)
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(page.getByText('Sua nova senha já está valendo.')).toBeVisible()
  expect((await another.request.get(`${instance.memberUrl}/api/user`)).status()).toBe(401)
  await another.close()

  await fulfill(page, '**/api/logout', { status: 503, json: { message: 'Fora do ar' } }, 1)
  await main.getByRole('button', { name: 'Sair da conta' }).click()
  await expect(page.getByText('Falha ao fazer logout')).toBeVisible()

  await page.getByRole('button', { name: 'Sair de todos' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair de todos' }).click()
  await expect(page).toHaveURL('/auth')
  expect((await context.request.get('/api/user')).status()).toBe(401)
})
