import { expect, type Locator, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessible } from './support/accessibility.ts'
import { currentTime } from './support/clock.ts'
import { instance } from './support/instance.ts'
import { newAdministrator } from './support/new-member.ts'
import { DEMO_PASSWORD } from './support/sign-in.ts'
import { test } from './support/test.ts'

test.use({ expectedErrors: [/status of (401|403|422)/] })

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Entrar no painel' }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Painel administrativo' })).toBeVisible()
}

async function openSecurity(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Segurança' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Segurança' })).toBeVisible()
}

/** The authenticator's code `steps` steps of 30 s from now. */
function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: currentTime() + steps * 30_000,
  })
}

async function shownSecret(area: Page | Locator): Promise<string> {
  const shown = area.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  return ((await shown.textContent()) ?? '').replaceAll(' ', '')
}

/**
 * Signs in where the configuration requires a second factor, and sets one up. All tests share one configuration, so
 * this changes the responses that depend on it instead; the enrolment itself is real.
 */
async function enrolAtSignIn(page: Page, email: string): Promise<void> {
  const session = /\/api\/admin\/(login|user)$/
  await page.route(session, async (route) => {
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    const administrator = await response.json()
    await route.fulfill({ response, json: { ...administrator, access: 'enrolment' } })
  })
  await signIn(page, email)
  const heading = page.getByRole('heading', { name: 'Ative a verificação em duas etapas' })
  await expect(heading).toBeFocused()
  // Neither a URL nor a reload bypasses it.
  await page.goto(`${instance.adminUrl}/membros`)
  await expect(heading).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Código do aplicativo').fill(codeOf(await shownSecret(page)))
  await page.getByRole('button', { name: 'Ativar' }).click()
  await expect(page.getByRole('list', { name: 'Códigos de recuperação' })).toBeVisible()
  await page.unroute(session)
  await page.getByRole('checkbox', { name: 'Guardei os códigos em lugar seguro' }).check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Associados' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Associados' })).toBeVisible()
}

test('sets up a second factor, requires it at sign-in, accepts a recovery code, and turns it off @desktop-only', async ({
  context,
  page,
}) => {
  const email = await newAdministrator(context, 'Bruna Segura')
  await page.goto(instance.adminUrl)
  await signIn(page, email)
  await openSecurity(page)
  await expect(page.getByText('Desativada', { exact: true })).toBeVisible()
  await expect(page.getByText('Este aparelho', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Ativar' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible()
  await expectAccessible(page)
  const secret = await shownSecret(dialog)
  const code = dialog.getByLabel('Código do aplicativo')
  await code.fill('12')
  await dialog.getByRole('button', { name: 'Ativar' }).click()
  await expect(dialog.getByText('Digite os 6 números que o aplicativo mostra').last()).toBeVisible()
  await code.fill(codeOf(secret, 40))
  await dialog.getByRole('button', { name: 'Ativar' }).click()
  await expect(dialog.getByText('Código incorreto. Confira e tente de novo.')).toBeVisible()
  await expect(code).toBeFocused()
  await code.fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Ativar' }).click()
  const list = dialog.getByRole('list', { name: 'Códigos de recuperação' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('alert')).toContainText('Estes códigos não aparecem de novo.')
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  const recovery = await list.getByRole('listitem').allTextContents()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Baixar' }).click()
  expect((await download).suggestedFilename()).toBe('codigos-de-recuperacao.txt')
  await expect(dialog.getByRole('button', { name: 'Continuar' })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'Guardei os códigos em lugar seguro' }).check()
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Ativa', { exact: true })).toBeVisible()
  await expect(page.getByText('10 de 10')).toBeVisible()

  await page.goto(`${instance.adminUrl}/seguranca`)
  await signOut(page)
  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible()
  await expect(page.getByLabel('Código do aplicativo')).toBeFocused()
  await expect(page.getByText('Sem o celular e sem os códigos?')).toBeVisible()
  await expectAccessible(page)
  // Neither a URL nor a reload bypasses it.
  await page.goto(`${instance.adminUrl}/seguranca`)
  await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible()
  // The next code is already accepted, and is remembered as used for a minute or longer.
  const next = codeOf(secret, 1)
  await page.getByLabel('Código do aplicativo').fill(next)
  await page.getByRole('button', { name: 'Confirmar e entrar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Segurança' })).toBeVisible()

  await signOut(page)
  await signIn(page, email)
  await page.getByLabel('Código do aplicativo').fill(next)
  await page.getByRole('button', { name: 'Confirmar e entrar' }).click()
  await expect(page.getByText('Este código já foi usado. Aguarde o próximo e tente de novo.')).toBeVisible()
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click()
  await page.getByLabel('Código de recuperação').fill(recovery[0] ?? '')
  await page.getByRole('button', { name: 'Confirmar e entrar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Segurança' })).toBeVisible()
  await expect(page.getByText('9 de 10')).toBeVisible()

  await page.getByRole('button', { name: 'Desativar' }).click()
  await dialog.getByRole('button', { name: 'Desativar' }).click()
  await expect(page.getByText('Desativada', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Sair de todas as sessões' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair de todas as sessões' }).click()
  await expect(page.getByRole('heading', { name: 'Painel administrativo' })).toBeVisible()
  await enrolAtSignIn(page, email)
})
