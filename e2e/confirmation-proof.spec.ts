import { randomUUID } from 'node:crypto'
import { expectAccessible } from './support/accessibility.ts'
import { linkIn, waitForEmail } from './support/emails.ts'
import { instance } from './support/instance.ts'
import { register } from './support/new-member.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: [/status of (401|422)/] })

test('completes a confirmation on another device with the password at the sign-in', async ({
  page,
  context,
  browser,
}) => {
  const email = `pessoa-${randomUUID()}@exemplo.com.br`
  const password = 'girassol azul'
  await register(context.request, { fullName: 'Lia Duarte', email, password })
  const link = linkIn(await waitForEmail(email, /confirme/i), '/confirmar-email')
  const elsewhere = await browser.newPage()
  await elsewhere.goto(link)
  await expect(elsewhere.getByRole('heading', { name: 'Falta um passo: a sua senha' })).toBeVisible()

  await page.goto('/')
  await expect(page).toHaveURL(/\/auth/)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill('girassol verde')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.locator('form').getByText('E-mail ou senha incorretos.')).toBeVisible()
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Acompanhe seu cadastro' })).toBeVisible()
  await expect(page.getByText('Um administrador está analisando')).toBeVisible()

  await elsewhere.goto('about:blank')
  await elsewhere.goto(link)
  await expect(elsewhere.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
  await expect(elsewhere.getByText('Seu e-mail já está confirmado.')).toBeVisible()
  await expect(elsewhere.getByRole('link', { name: 'Ir para o login' })).toBeVisible()
  await expectAccessible(elsewhere)
  await elsewhere.close()
})

test('takes a registration away from whoever registered a stranger’s address @phone-only', async ({
  page,
  playwright,
}) => {
  const email = `vitima-${randomUUID()}@exemplo.com.br`
  const attacker = await playwright.request.newContext()
  await register(attacker, { fullName: 'Vera Lima', email, password: 'senha-do-atacante' })
  const readSession = () => attacker.get(`${instance.memberUrl}/api/user`)
  expect((await readSession()).status()).toBe(200)

  await page.goto(linkIn(await waitForEmail(email, /confirme/i), '/confirmar-email'))
  await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Falta um passo: a sua senha' })).toBeVisible()
  await expect(page.getByText('O cadastro está no nome de Vera Lima.')).toBeVisible()
  await expectAccessible(page)
  expect((await readSession()).status()).toBe(401)
  await page.getByLabel('Senha do cadastro').fill('não é esta')
  await page.getByRole('button', { name: 'Confirmar e entrar' }).click()
  await expect(page.getByLabel('Senha do cadastro')).toHaveAccessibleDescription(/senha/i)

  await page.getByRole('button', { name: 'Não lembro ou não fui eu: criar outra senha' }).click()
  const name = page.getByLabel('Seu nome completo')
  await expect(name).toHaveValue('')
  await expectAccessible(page)
  await page.getByLabel('Nova senha', { exact: true }).fill('a senha da dona')
  await page.getByLabel(/^Confirme/).fill('a senha da dona')
  await page.getByRole('button', { name: 'Salvar senha e entrar' }).click()
  await expect(name).toHaveAccessibleDescription(/pelo menos 3 caracteres/)
  await name.fill('Vitória da Real')
  await page.getByRole('button', { name: 'Salvar senha e entrar' }).click()
  await expect(page.getByRole('heading', { name: 'Acompanhe seu cadastro' })).toBeVisible()
  await expect(page.getByLabel('Nome completo')).toHaveValue('Vitória da Real')
  await page.getByLabel('Nome completo').fill('Vitória Real')
  await page.getByRole('button', { name: 'Salvar nome' }).click()
  await expect(page.getByText('Nome salvo')).toBeVisible()
  const signIn = (password: string) =>
    attacker.post(`${instance.memberUrl}/api/login`, {
      data: { email, password },
      headers: { Origin: instance.memberUrl },
    })
  expect((await signIn('senha-do-atacante')).status()).toBe(401)
  expect((await signIn('a senha da dona')).status()).toBe(200)
  await attacker.dispose()
})
