import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessible } from './support/accessibility.ts'
import { currentTime } from './support/clock.ts'
import { instance } from './support/instance.ts'
import { newAdministrator, registerAndConfirm } from './support/new-member.ts'
import { callAdminApi, DEMO_PASSWORD, signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: [/status of (401|403|422)/] })

async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

test('asks administrators for a second factor in the app @phone-only @smoke', async ({ page, context }) => {
  const email = await newAdministrator(context, 'Rita Prado')
  await signInAsAdmin(context, email)
  const api = async (path: string, data = {}) => {
    const url = `${instance.adminUrl}/api/admin/second-factor/${path}`
    const answer = await context.request.post(url, { data, headers: { Origin: instance.adminUrl } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const { secret } = await api('enrolment')
  const codeOf = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: currentTime() + steps * 30_000 })
  await api('enrolment/confirm', { code: codeOf(0) })
  await context.clearCookies()

  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible()
  await expectAccessible(page)
  // Neither a URL nor a reload bypasses it.
  await page.goto('/app/profile')
  await expect(page).toHaveURL(/\/auth/)
  await signIn(page, email)
  await page.getByLabel('Código do aplicativo').fill(codeOf(40))
  await page.getByRole('button', { name: 'Confirmar e entrar' }).click()
  await expect(page.getByText('Código incorreto. Confira e tente de novo.')).toBeVisible()
  await page.getByLabel('Código do aplicativo').fill(codeOf(1))
  await page.getByRole('button', { name: 'Confirmar e entrar' }).click()
  await expect(page.getByRole('heading', { name: 'Bem-vindo, Rita Prado' })).toBeVisible()
})

test('asks administrators with a short password for a longer one @phone-only', async ({ page, context }) => {
  const { id, email } = await registerAndConfirm(context.request, 'Rui Curto', 'curta-7x')
  await callAdminApi('POST', `/api/admin/registrations/${id}/approve`)
  await callAdminApi('PUT', `/api/admin/members/${id}/role`, { role: 'admin' })
  await context.clearCookies()

  await signIn(page, email, 'curta-7x')
  await expect(page.getByRole('heading', { name: 'Crie uma senha mais forte' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Senha atual').fill('curta-7x')
  await page.getByLabel('Nova senha', { exact: true }).fill('curta-8x')
  await page.getByLabel(/^Confirme/).fill('curta-8x')
  const save = page.getByRole('main').locator('button[type=submit]')
  await save.click()
  await expect(page.getByText(/pelo menos 12 caracteres/).last()).toBeVisible()
  await page.getByLabel('Nova senha', { exact: true }).fill('comprida o bastante')
  await page.getByLabel(/^Confirme/).fill('comprida o bastante')
  await save.click()
  await expect(page.getByRole('heading', { name: 'Bem-vindo, Rui Curto' })).toBeVisible()
})
