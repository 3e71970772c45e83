import { expectAccessible } from './support/accessibility.ts'
import { linkIn, waitForEmail } from './support/emails.ts'
import { instance } from './support/instance.ts'
import { newAdministrator, newMember } from './support/new-member.ts'
import { signIn, signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: [/status of (400|401)/] })

test('ends all sessions from the notice of a new device @phone-only', async ({ page, context, browser }) => {
  const email = await newMember(context, 'Lia Prado')
  const elsewhere = await browser.newContext({ baseURL: instance.memberUrl })
  await signIn(elsewhere, email)
  const other = await elsewhere.newPage()
  await other.goto('/app/profile')
  await expect(other.getByRole('main').getByText(email)).toBeVisible()

  const link = linkIn(await waitForEmail(email, /^Novo acesso/), '/encerrar-sessoes')
  await page.goto(link)
  await expect(page).toHaveTitle(/^Encerrar sessões · /)
  await expect(page.getByRole('heading', { name: 'Sair de todos os aparelhos' })).toBeVisible()
  await expectAccessible(page)
  // Opening the page has not ended any session.
  await other.reload()
  await expect(other.getByRole('main').getByText(email)).toBeVisible()

  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.getByRole('button', { name: 'Encerrar todas as sessões' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Sessões encerradas' })).toBeFocused()
  expect(sent.filter((url) => url.includes('end_sessions'))).toEqual([])
  await expectAccessible(page)
  await other.reload()
  await expect(other).toHaveURL(/\/auth/)
  await elsewhere.close()

  await page.getByRole('link', { name: 'Criar nova senha' }).click()
  await expect(page.getByRole('heading', { name: 'Esqueci minha senha' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('')

  await page.goto(link)
  await page.getByRole('button', { name: 'Encerrar todas as sessões' }).click()
  await expect(page.getByText('Este link já foi usado ou não vale mais.')).toBeVisible()
  await page.goto('/encerrar-sessoes')
  await expect(page.getByRole('heading', { name: 'Link incompleto' })).toBeVisible()
  await page.getByRole('link', { name: 'Voltar para o login' }).click()
  await expect(page).toHaveURL('/auth')
})

test('ends an administrator’s sessions at the dashboard’s address @phone-only', async ({ page, context }) => {
  const email = await newAdministrator(context, 'Rui Prado')
  await signInAsAdmin(context, email)
  await page.goto(linkIn(await waitForEmail(email, /^Novo acesso/), '/encerrar-sessoes'))
  expect(new URL(page.url()).origin).toBe(instance.adminUrl)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Encerrar todas as sessões' }).click()
  await expect(page.getByRole('heading', { name: 'Sessões encerradas' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Criar nova senha' })).toHaveAttribute(
    'href',
    `${instance.memberUrl}/esqueci-senha`,
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voltar para o login' }).click()
  await expect(page).toHaveURL(`${instance.adminUrl}/entrar`)
})
