import { randomUUID } from 'node:crypto'
import { UNDO_SECONDS } from '#contract/registrations.ts'
import { expectAccessible } from './support/accessibility.ts'
import { currentTime } from './support/clock.ts'
import { noonZone, typedDate } from './support/dates.ts'
import { linkIn, waitForEmail } from './support/emails.ts'
import { instance } from './support/instance.ts'
import { DEMO_PASSWORD } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

// Today's notifications stay today's during the test.
const timezoneId = noonZone()
test.use({ timezoneId })

test('goes from registration to the first consultation on the home screen, and reads of both under the bell @phone-only @smoke', async ({
  page,
  browser,
}) => {
  const email = `primeira-${randomUUID()}@exemplo.com.br`
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Cadastre-se' }).click()
  await page.getByLabel('Nome completo').fill('Beatriz Primeira')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByLabel('Confirme a senha').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByRole('heading', { name: 'Acompanhe seu cadastro' })).toBeVisible()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()

  await page.goto(linkIn(await waitForEmail(email, /confirme/i), '/confirmar-email'))
  await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
  await page.getByLabel('Senha do cadastro').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Confirmar e entrar' }).click()
  await expect(page.getByRole('heading', { name: 'Acompanhe seu cadastro' })).toBeVisible()

  const admin = await browser.newPage({ baseURL: instance.adminUrl, viewport: { width: 1440, height: 900 } })
  // Search for this test's registration: other tests fill and empty the queue.
  await admin.goto(`/?search=${email.slice(0, 30)}`)
  await admin.getByLabel('E-mail').fill('admin@exemplo.com.br')
  await admin.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
  await admin.getByRole('button', { name: 'Entrar no painel' }).click()
  const row = admin.getByRole('listitem').filter({ hasText: email })
  const approvedAt = currentTime()
  await row.getByRole('button', { name: /^Aprovar/ }).click()
  await expect(row).toBeHidden()
  await admin.close()

  // The member is notified once the approval can no longer be undone.
  const welcome = await waitForEmail(email, /aprovado/)
  expect(welcome.sentAt.getTime()).toBeGreaterThanOrEqual(approvedAt + UNDO_SECONDS * 1000)
  await page.goto(linkIn(welcome, '/auth'))
  await expect(page.getByRole('heading', { name: 'Bem-vindo, Beatriz Primeira' })).toBeVisible()

  await page.getByRole('link', { name: 'Encontrar Médico' }).click()
  await page.getByLabel('Data', { exact: true }).fill(typedDate(4, timezoneId))
  await page.getByLabel(/^Médico/).fill('Dra. Ana Souza')
  await page.getByLabel(/^Especialidade/).fill('Cardiologia')
  await page.getByRole('button', { name: 'Agendar consulta' }).click()
  await expect(page.getByText('Sua consulta foi agendada com sucesso!')).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Próxima consulta' })).toContainText(
    'Cardiologia com Dra. Ana Souza',
  )

  // What the member did is listed as read.
  const { id } = await (await page.request.get('/api/consultations/upcoming')).json()
  const bell = page.getByRole('button', { name: /^Notificações/ })
  const panel = page.getByRole('dialog', { name: 'Notificações' })
  await expect(bell).toHaveAccessibleName('Notificações, 1 não lida')
  await bell.press('Enter')
  await expect(panel.getByRole('link', { name: /Cardiologia com Dra\. Ana Souza/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell).toBeFocused()

  await bell.click()
  await panel.getByRole('link', { name: /^Consulta agendada/ }).click()
  await expect(page).toHaveURL(`/app/consultations/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(bell).toHaveAccessibleName('Notificações, 1 não lida')

  await bell.click()
  await panel.getByRole('button', { name: 'Marcar todas como lidas' }).click()
  await expect(bell).toHaveAccessibleName('Notificações')
  await panel.getByRole('link', { name: 'Ver todas' }).click()
  await expect(page).toHaveURL('/app/notifications')
  await expect(page).toHaveTitle('Notificações · Viver Bem')
  const today = page.getByRole('region', { name: 'Hoje' })
  await expect(today.getByRole('link')).toHaveCount(2)
  await expect(page.getByText('Não lida')).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expect(today.getByRole('link', { name: /^Seu cadastro foi aprovado/ })).toHaveAttribute('href', '/')
  await expect(page.getByText('Não lida')).toHaveCount(0)
})
