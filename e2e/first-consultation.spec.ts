import { randomUUID } from 'node:crypto'
import { typedDate } from './support/dates.ts'
import { linkIn, waitForEmail } from './support/emails.ts'
import { instance } from './support/instance.ts'
import { DEMO_PASSWORD } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('goes from registration to the first consultation @phone-only', async ({ page, browser }) => {
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
  await row.getByRole('button', { name: /^Aprovar/ }).click()
  await expect(row).toBeHidden()
  await admin.close()

  const welcome = await waitForEmail(email, /aprovado/)
  await page.goto(linkIn(welcome, '/auth'))
  await expect(page.getByRole('heading', { name: 'Bem-vindo, Beatriz Primeira' })).toBeVisible()

  await page.getByRole('link', { name: 'Encontrar Médico' }).click()
  await page.getByLabel('Data', { exact: true }).fill(typedDate(4))
  await page.getByLabel(/^Médico/).fill('Dra. Ana Souza')
  await page.getByLabel(/^Especialidade/).fill('Cardiologia')
  await page.getByRole('button', { name: 'Agendar consulta' }).click()
  await expect(page.getByText('Sua consulta foi agendada com sucesso!')).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Próxima consulta' })).toContainText(
    'Cardiologia com Dra. Ana Souza',
  )
})
