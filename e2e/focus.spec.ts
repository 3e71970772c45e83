import type { Page } from '@playwright/test'
import { installClock } from './support/clock.ts'
import { typedDate } from './support/dates.ts'
import { newMember, register, registerAndConfirm } from './support/new-member.ts'
import { watchRequests } from './support/requests.ts'
import { callAdminApi } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { uploadPolicy } from './support/upload-policy.ts'

// Chromium logs the answers to an ended session.
test.use({ expectedErrors: [/status of (401|429)/] })

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const pdf = (text: string) =>
  Buffer.from(`%PDF-1.4\n% ${text}\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`)

/** Dispatches the event that tells the app its tab is visible again. */
const returnToTab = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test('goes to the row of a consultation that was scheduled @desktop-only', async ({ page, context }) => {
  await newMember(context)
  await page.goto('/app/consultations')
  await page.getByRole('button', { name: 'Agendar nova consulta' }).press('Enter')
  await page.getByLabel('Data', { exact: true }).fill(typedDate(4))
  await page.getByLabel(/^Médico/).fill('Dra. Ana Souza')
  await page.getByLabel(/^Especialidade/).fill('Cardiologia')
  await page.getByRole('button', { name: 'Agendar consulta' }).press('Enter')
  const row = page.getByRole('article').filter({ hasText: 'Cardiologia' })
  await expect(row.getByRole('link')).toBeFocused()
})

test('stays on the button that sends the confirmation again @phone-only', async ({ page, context }) => {
  const email = `e2e-${crypto.randomUUID()}@exemplo.com.br`
  await register(context.request, { fullName: 'Lia Duarte', email })
  await installClock(page)
  const requestsEnded = watchRequests(page)
  await page.goto('/')
  await expect(title(page)).toHaveText('Acompanhe seu cadastro')
  // Jumping the clock would time out a request in flight.
  await requestsEnded()
  await page.clock.fastForward('10:00')
  const resend = page.getByRole('button', { name: /^Reenviar e-mail/ })
  await expect(resend).toHaveText('Reenviar e-mail')
  const answered = page.waitForResponse('**/api/registration/resend-confirmation')
  await resend.press('Enter')
  await answered
  await expect(resend).toBeFocused()
  await page.clock.runFor(2_000)
  await expect(resend).toBeFocused()
})

test('goes to the title of the home at the approval @phone-only', async ({ page, context }) => {
  const { id, fullName } = await registerAndConfirm(context.request, 'Rita Campos')
  await page.goto('/')
  const field = page.getByLabel('Nome completo')
  await field.focus()
  await callAdminApi('POST', `/api/admin/registrations/${id}/approve`)
  await returnToTab(page)
  await expect(page.getByText(`Bem-vindo, ${fullName}`)).toBeVisible()
  await expect(title(page)).toBeFocused()
})

test('goes to the title of the sign-in, which says that the session has ended @phone-only', async ({
  page,
  context,
}) => {
  await newMember(context)
  await page.goto('/app/consultations?agendar=1')
  await page.getByLabel('Data', { exact: true }).fill(typedDate(4))
  await page.getByLabel(/^Médico/).fill('Dra. Ana Souza')
  await page.getByLabel(/^Especialidade/).fill('Cardiologia')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Agendar consulta' }).press('Enter')
  await expect(page.getByRole('main').getByText('Sua sessão terminou', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeFocused()
})

test('goes to the row of a rejected policy after a new file was sent in its place @phone-only', async ({
  page,
  context,
}) => {
  await newMember(context)
  const id = await uploadPolicy(context, 'apolice.pdf', pdf('one'), 'application/pdf')
  await callAdminApi('POST', `/api/admin/policies/${id}/reject`, { text: 'Ilegível' })
  await page.goto(`/app/insurance/${id}`)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Enviar novo arquivo no lugar de apolice.pdf' }).press('Enter')
  await (await chooser).setFiles({ name: 'nova.pdf', mimeType: 'application/pdf', buffer: pdf('two') })
  await page.getByRole('button', { name: 'Enviar', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/app\/insurance$/)
  await expect(page.getByRole('article').filter({ hasText: 'nova.pdf' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'apolice.pdf' }).getByRole('link')).toBeFocused()
})
