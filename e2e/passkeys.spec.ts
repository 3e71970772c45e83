import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { settle } from './support/at-rest.ts'
import { currentTime } from './support/clock.ts'
import { DAY_MS } from './support/dates.ts'
import { instance } from './support/instance.ts'
import { MOST_SHIFT, noteShifts, shiftsIn, sumOf } from './support/layout-shifts.ts'
import { newAdministrator, newMember } from './support/new-member.ts'
import { askForProof, fulfill, holdBack, watchRequests } from './support/requests.ts'
import { DEMO_PASSWORD } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { closeToast } from './support/toasts.ts'

test.use({ expectedErrors: [/status of (401|403|409|422)/] })

/** Gives the page a virtual authenticator that holds passkeys, verifies its user and answers at once. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('adds a passkey, signs out and signs in with it @phone-only', async ({ page, context }) => {
  await newMember(context, 'Lia Campos')
  await addAuthenticator(page)
  await page.goto('/app/profile')
  await expect(page.getByText('Você ainda não tem chaves de acesso.')).toBeVisible()
  // The message waits for the list, which other controls ask whether there is a passkey.
  const { promise: list, resolve: answerList } = Promise.withResolvers<void>()
  await page.route(/\/api\/passkeys$/, async (route) => {
    if (route.request().method() === 'GET') await list
    await route.fallback()
  })
  const listed = page.waitForRequest(
    (request) => /\/api\/passkeys$/.test(request.url()) && request.method() === 'GET',
  )
  await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click()
  await listed
  await expect(page.getByText('Chave de acesso adicionada')).toHaveCount(0)
  answerList()
  await expect(page.getByText('Chave de acesso adicionada')).toBeVisible()
  expect(await page.getByText(/^Adicionada em .* · Ainda não usada$/).count()).toBe(1)

  await page.getByRole('button', { name: /^Renomear a chave / }).click()
  await page.getByRole('dialog').getByLabel('Nome').fill('Celular da Lia')
  await page.getByRole('button', { name: 'Salvar nome' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Celular da Lia' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sair da conta' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username webauthn')
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
  await expect(page.getByText('Bem-vindo, Lia Campos')).toBeVisible()

  await page.goto('/app/profile')
  await expect(page.getByText(/^Adicionada em .* · Usada /)).toBeVisible()
  await page.getByRole('button', { name: 'Remover a chave Celular da Lia' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByText('Você ainda não tem chaves de acesso.')).toBeVisible()
})

test('removes a passkey after 24 hours with the password alone @phone-only', async ({ page, context }) => {
  const email = await newMember(context, 'Nina Prado')
  // Ten seconds after the page loads, the authenticator would answer the passkey suggestion by itself.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await addAuthenticator(page)
  await page.goto('/app/profile')
  await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click()
  await expect(page.getByText(/^Adicionada em .* · Ainda não usada$/)).toBeVisible()

  // As on a new device without the passkey: the password is the proof.
  await page.getByRole('button', { name: 'Sair da conta' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByText('Bem-vindo, Nina Prado')).toBeVisible()
  await page.goto('/app/profile')

  await page.getByRole('button', { name: /^Remover a chave / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' })
  await expect(proof.getByRole('button', { name: 'Usar chave de acesso' })).toBeVisible()
  await expect(proof.getByLabel('Sua senha')).toBeHidden()
  await expect(proof.getByText(/^Perdeu o aparelho\? /)).toBeVisible()
  await expectAccessible(page)
  await proof.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText('A chave de acesso não foi removida')).toBeVisible()

  await page.getByRole('button', { name: /^Perdi o aparelho da chave / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover em 24 horas' }).click()
  await expect(page.getByText(/^Será removida em \d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Cancelar remoção da chave / }).click()
  await expect(page.getByText(/^Será removida em /)).toBeHidden()

  await page.getByRole('button', { name: /^Remover a chave / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
  await proof.getByRole('button', { name: 'Usar chave de acesso' }).click()
  await expect(page.getByText('Você ainda não tem chaves de acesso.')).toBeVisible()
})

test('signs in with the passkey alone while the password is off, and then with a new one @phone-only', async ({
  page,
  context,
}) => {
  const email = await newMember(context, 'Olga Pires')
  // Ten seconds after the page loads, the authenticator would answer the passkey suggestion by itself.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await addAuthenticator(page)
  const only = page.getByRole('switch', { name: 'Entrar só com chave de acesso' })
  async function signIn(password: string) {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Senha', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  }

  await page.goto('/app/profile')
  await expect(page.getByText('Você ainda não tem chaves de acesso.')).toBeVisible()
  await only.click()
  await closeToast(page, 'Adicione antes uma chave de acesso')
  await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click()
  await closeToast(page, 'Chave de acesso adicionada')
  await expect(page.getByText(/^Adicionada em .* · Ainda não usada$/)).toBeVisible()
  await only.click()
  await closeToast(page, 'Sua conta só entra com chave de acesso')
  await expect(only).toBeChecked()
  await expect(page.getByRole('button', { name: /^Perdi o aparelho da chave / })).toHaveCount(0)
  await expectAccessible(page)
  await askForProof(page, '**/api/passkeys/*', 1, { factors: ['passkey'] })
  await page.getByRole('button', { name: /^Remover a chave / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' })
  await expect(proof.getByText(/^Não tem mais a chave\? /)).toBeVisible()
  await expect(proof.getByLabel('Sua senha')).toBeHidden()
  await proof.getByRole('button', { name: 'Usar chave de acesso' }).click()
  await closeToast(page, 'A chave de acesso não foi removida', 'esta é a última')

  await page.getByRole('button', { name: 'Sair da conta' }).click()
  await signIn(DEMO_PASSWORD)
  await expect(page.getByRole('alert').filter({ hasText: 'Falha no login' })).toContainText(
    'Credenciais inválidas',
  )
  const withPasskey = page.getByRole('button', { name: 'Entrar com chave de acesso' })
  const url = '**/api/passkeys/sign-in'
  await fulfill(page, url, { status: 422, json: {} }, 1)
  const answer = await holdBack(page, url)
  await withPasskey.click()
  await expect(withPasskey).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(withPasskey).not.toHaveAttribute('aria-busy')
  await withPasskey.click()
  await expect(page.getByText('Bem-vindo, Olga Pires')).toBeVisible()

  await page.goto('/app/profile')
  await page.getByRole('button', { name: 'Trocar e-mail' }).click()
  await expect(page.getByLabel('Novo e-mail')).toBeFocused()
  await expect(page.getByLabel('Sua senha')).toBeHidden()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await only.click()
  const form = page.getByRole('dialog', { name: 'Criar senha' })
  await expect(form.getByLabel('Nova senha', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await form.getByLabel('Nova senha', { exact: true }).fill('girassol verde')
  await form.getByLabel('Confirme a nova senha').fill('girassol verde')
  await form.getByRole('button', { name: 'Salvar nova senha' }).click()
  await closeToast(page, 'Senha criada')
  await expect(only).not.toBeChecked()

  await page.getByRole('button', { name: 'Sair da conta' }).click()
  await signIn('girassol verde')
  await expect(page.getByText('Bem-vindo, Olga Pires')).toBeVisible()
})

test('is offered on the home to a member without one, and again 90 days after a refusal @phone-only', async ({
  page,
  context,
}) => {
  await newMember(context, 'Rute Amaral')
  await addAuthenticator(page)
  await page.addInitScript(noteShifts)
  const requestsEnded = watchRequests(page)
  const offer = page.getByRole('region', { name: 'Entre sem senha neste aparelho' })
  /** Until the home has asked what it asks before it shows the offer. */
  async function openHome(days: number) {
    await page.clock.setFixedTime(currentTime() + days * DAY_MS)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Métricas de Hoje' })).toBeVisible()
    await requestsEnded()
    await page.evaluate(() => PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())
    await requestsEnded()
    await settle(page)
  }

  await openHome(0)
  await expect(offer).toBeHidden()

  await openHome(2)
  await expect(offer).toBeVisible()
  expect(sumOf(await shiftsIn(page))).toBeLessThanOrEqual(MOST_SHIFT)
  const tops = await offer
    .locator('a, button')
    .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().top))
  expect(tops, 'both answers in one row').toEqual([tops[0], tops[0]])
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Agora não' }).click()
  await expect(offer).toBeHidden()
  await openHome(2)
  await expect(offer).toBeHidden()

  await openHome(93)
  await offer.getByRole('link', { name: 'Criar chave de acesso' }).click()
  await expect(page.getByRole('heading', { name: 'Chaves de acesso' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Chaves de acesso' })).toBeInViewport()
  await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click()
  await expect(page.getByText('Chave de acesso adicionada')).toBeVisible()
  await openHome(93)
  await expect(offer).toBeHidden()
})

test('is the dashboard’s second step, and gives a fresh proof @desktop-only', async ({ page, context }) => {
  const email = await newAdministrator(context, 'Ivo Sales')
  await addAuthenticator(page)
  await page.goto(`${instance.adminUrl}/entrar`)
  const signIn = async () => {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Entrar no painel' }).click()
  }
  await signIn()
  await page.getByRole('link', { name: 'Segurança' }).click()

  await askForProof(page, '**/api/admin/passkeys/options')
  await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' })
  await dialog.getByLabel('Sua senha').fill('errada-1')
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await expect(dialog.getByText('A senha atual não confere.')).toBeVisible()
  await dialog.getByLabel('Sua senha').fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Chave de acesso adicionada')).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await signIn()
  await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible()
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Segurança' })).toBeVisible()

  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Segurança' })).toBeVisible()
})
