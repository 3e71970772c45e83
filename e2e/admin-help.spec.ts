import { randomUUID } from 'node:crypto'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { linkIn, waitForEmail } from './support/emails.ts'
import { instance } from './support/instance.ts'
import { newMember, register, registerAndConfirm } from './support/new-member.ts'
import { askForProof } from './support/requests.ts'
import { DEMO_PASSWORD, reuseAdminSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { closeToast } from './support/toasts.ts'

test.use({ expectedErrors: [/status of (400|401|403|409|422)/] })

const newAddress = () => `e2e-${randomUUID()}@exemplo.com.br`

/** Opens the person's own address, as the demonstration's administrator. */
async function openPerson(page: Page, id: string, name: string): Promise<Locator> {
  await reuseAdminSession(page.context())
  await page.goto(`${instance.adminUrl}/membros/${id}`)
  const panel = page.getByRole('region', { name, exact: true })
  await expect(panel.getByRole('heading', { level: 2, name })).toBeVisible()
  return panel
}

/** Creates an approved member for this test only, signed in. */
async function newApproved(context: BrowserContext, name: string): Promise<{ id: string; email: string }> {
  const email = await newMember(context, name)
  const { id } = await (await context.request.get(`${instance.memberUrl}/api/user`)).json()
  return { id, email }
}

const menuOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Mais ações para ${name}`, exact: true })

async function choose(page: Page, name: string, action: string): Promise<void> {
  await menuOf(page, name).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('corrects a name, tells the person, and helps with the keyboard alone, with a fresh proof before an e-mail changes @desktop-only', async ({
  page,
  browser,
}) => {
  const member = await browser.newContext()
  const { id, email } = await newApproved(member, 'Rita Souzza')
  const panel = await openPerson(page, id, 'Rita Souzza')
  await choose(page, 'Rita Souzza', 'Corrigir nome')
  const form = page.getByRole('form', { name: 'Corrigir o nome de Rita Souzza' })
  const field = form.getByLabel('Nome completo')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('Rita Souzza')
  await form.getByRole('button', { name: 'Corrigir nome' }).click()
  await expect(form.getByText('Este já é o nome desta conta')).toBeVisible()
  await expectAccessible(page)
  await field.fill('Rita Souza')
  await field.press('Control+Enter')
  await closeToast(page, 'Nome corrigido')
  await expect(form).toBeHidden()
  const corrected = page.getByRole('region', { name: 'Rita Souza', exact: true })
  await expect(corrected.getByRole('heading', { level: 2, name: 'Rita Souza' })).toBeFocused()
  await expect(corrected.getByText('Nome corrigido pela administração')).toBeVisible()
  await expect(corrected.getByText('Rita Souzza → Rita Souza')).toBeVisible()
  await expect(panel).toBeHidden()
  await expectAccessible(page)
  const mail = await waitForEmail(email, /nome da sua conta foi corrigido/)
  expect(mail.text).toContain('Rita Souza')
  const user = await (await member.request.get(`${instance.memberUrl}/api/user`)).json()
  expect(user.fullName).toBe('Rita Souza')
  await member.close()

  const title = corrected.getByRole('heading', { level: 2, name: 'Rita Souza' })
  await askForProof(page, '**/email-change')

  await title.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText([
    'Enviar link de senha',
    'Corrigir nome',
    'Corrigir e-mail',
    'Tornar administrador',
    'Encerrar sessões',
    'Bloquear',
  ])
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  const question = page.getByRole('form', { name: 'Enviar a Rita Souza um link de nova senha?' })
  await expect(question.getByRole('heading')).toBeFocused()
  await expect(question).toContainText(`O link vai só para ${email}`)
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await closeToast(page, 'Link de senha enviado')
  await expect(title).toBeFocused()
  await waitForEmail(email, /Crie uma nova senha/)

  const another = newAddress()
  await page.keyboard.press('Tab')
  // No key waits for the menu.
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const change = page.getByRole('form', { name: 'Corrigir o e-mail de Rita Souza' })
  await expect(change.getByLabel('Novo e-mail')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(another)
  await page.keyboard.press('Enter')
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' })
  await expect(proof.getByLabel('Sua senha', { exact: true })).toBeFocused()
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await closeToast(page, 'Pedido de confirmação enviado ao novo e-mail')
  await expect(title).toBeFocused()
  await expect(corrected.getByText(another)).toBeVisible()
})

test('decides a change of name that a member asks for @desktop-only', async ({ page, browser }) => {
  const member = await browser.newContext()
  const surname = crypto.randomUUID().replace(/[^a-f]/g, '')
  const [old, wanted] = [`Vera ${surname}`, `Vera Prado ${surname}`]
  const { id, email } = await newApproved(member, old)
  async function ask(fullName: string) {
    const headers = { Origin: instance.memberUrl }
    await member.request.patch(`${instance.memberUrl}/api/user`, { data: { fullName }, headers })
  }
  const user = async () => (await member.request.get(`${instance.memberUrl}/api/user`)).json()
  const panel = page.getByRole('region', { name: old, exact: true })

  await ask(wanted)
  await reuseAdminSession(page.context())
  await page.goto(`${instance.adminUrl}/membros`)
  await page.getByRole('link', { name: `${old} → ${wanted}` }).click()
  await expect(panel.getByText(`Nome: ${old} → ${wanted}`)).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Recusar' }).click()
  const rejection = page.getByRole('form', { name: `Recusar o novo nome de ${old}?` })
  await expect(rejection).toContainText(`${wanted} não foi aprovado`)
  const reason = rejection.getByLabel('Explicação')
  await reason.fill('Envie o documento novo.')
  await expectAccessible(page)
  await reason.press('Control+Enter')
  await closeToast(page, 'Novo nome recusado')
  await expect(panel.getByRole('heading', { level: 2, name: old })).toBeFocused()
  await expect(panel.getByText(`Nome: ${old}`)).toBeHidden()
  expect((await waitForEmail(email, /novo nome não foi aprovado/)).text).toContain('Envie o documento novo.')
  expect(await user()).toMatchObject({ fullName: old, newName: null })

  // A second name replaces the one in the form.
  await ask(wanted)
  await page.goto(`${instance.adminUrl}/membros/${id}`)
  await panel.getByRole('button', { name: 'Aprovar' }).click()
  const approval = page.getByRole('form', { name: `Aprovar o novo nome de ${old}?` })
  await expect(approval.getByRole('heading')).toBeFocused()
  await ask(`${wanted} Reis`)
  await page.keyboard.press('Control+Enter')
  await expect(approval.getByRole('alert')).toBeVisible()
  await expect(approval).toContainText(`passa a mostrar ${wanted} Reis no lugar de ${old}`)
  await expectAccessible(page)
  await approval.getByRole('button', { name: 'Aprovar nome' }).click()
  await closeToast(page, 'Novo nome aprovado')
  const renamed = page.getByRole('region', { name: `${wanted} Reis`, exact: true })
  await expect(renamed.getByText(`${old} → ${wanted} Reis`)).toBeVisible()
  await waitForEmail(email, /novo nome foi aprovado/)
  expect(await user()).toMatchObject({ fullName: `${wanted} Reis`, newName: null })
  await member.close()
})

test('corrects an e-mail, which changes once the new address confirms it @desktop-only @smoke', async ({
  page,
  browser,
}) => {
  const member = await browser.newContext()
  const { id, email: old } = await newApproved(member, 'Bruna Endereço')
  const panel = await openPerson(page, id, 'Bruna Endereço')
  await choose(page, 'Bruna Endereço', 'Corrigir e-mail')
  const form = page.getByRole('form', { name: 'Corrigir o e-mail de Bruna Endereço' })
  const field = form.getByLabel('Novo e-mail')
  await expect(field).toHaveValue(old)
  await field.fill('maria@exemplo.com.br')
  await form.getByRole('button', { name: 'Pedir a troca' }).click()
  await expect(form.getByText('Não foi possível usar este e-mail. Tente outro.')).toBeVisible()
  await expectAccessible(page)
  const email = newAddress()
  await field.fill(email)
  await field.press('Control+Enter')
  await closeToast(page, 'Pedido de confirmação enviado ao novo e-mail')
  await expect(panel.getByText('Novo e-mail a confirmar')).toBeVisible()
  await expect(panel.getByText(email)).toBeVisible()
  await expect(panel.getByText(old)).toBeVisible()
  await expectAccessible(page)
  await waitForEmail(old, /Pedido de troca do seu e-mail/)

  const mailbox = await browser.newPage()
  await mailbox.goto(linkIn(await waitForEmail(email, /Confirme seu novo e-mail/), '/confirmar-novo-email'))
  await expect(mailbox.getByRole('heading', { name: 'Novo e-mail confirmado' })).toBeVisible()
  await mailbox.close()
  expect((await member.request.get(`${instance.memberUrl}/api/user`)).status()).toBe(401)
  await page.reload()
  await expect(panel.getByText(email)).toBeVisible()
  await expect(panel.getByText('Novo e-mail a confirmar')).toBeHidden()
  await expect(panel.getByText('E-mail alterado')).toBeVisible()

  // Whoever still reads the former mailbox can take the change back.
  const former = await browser.newPage()
  await former.goto(linkIn(await waitForEmail(old, /O e-mail da sua conta mudou/), '/encerrar-sessoes'))
  await former.getByRole('button', { name: 'Encerrar todas as sessões' }).click()
  await expect(former.getByText('voltou a ser o e-mail da sua conta')).toBeVisible()
  await expectAccessible(former)
  await former.close()
  await page.reload()
  await expect(panel.getByText('E-mail anterior devolvido pelo link de um aviso')).toBeVisible()
  await expect(panel.getByText(email)).toBeHidden()
  await member.close()
})

test('withdraws a change of e-mail, whose link opens nothing @desktop-only', async ({ page, browser }) => {
  const member = await browser.newContext()
  const { id, email: old } = await newApproved(member, 'Caio Desiste')
  await member.close()
  const panel = await openPerson(page, id, 'Caio Desiste')
  const email = newAddress()
  await choose(page, 'Caio Desiste', 'Corrigir e-mail')
  await page.getByLabel('Novo e-mail').fill(email)
  await page.getByRole('button', { name: 'Pedir a troca' }).click()
  await closeToast(page, 'Pedido de confirmação enviado ao novo e-mail')
  const link = linkIn(await waitForEmail(email, /Confirme seu novo e-mail/), '/confirmar-novo-email')
  await panel.getByRole('button', { name: 'Cancelar a troca' }).click()
  const form = page.getByRole('form', { name: 'Cancelar a troca de e-mail de Caio Desiste?' })
  await expect(form).toContainText(`${old} continua sendo o e-mail da conta`)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Cancelar a troca' }).click()
  await closeToast(page, 'Troca de e-mail cancelada')
  await expect(panel.getByText(email)).toBeHidden()
  const mailbox = await browser.newPage()
  await mailbox.goto(link)
  await expect(mailbox.getByRole('heading', { name: 'E-mail não trocado' })).toBeVisible()
  await mailbox.close()
})

test('helps people who wait for approval, and ends their sessions, the only help for an unconfirmed address @desktop-only', async ({
  page,
  playwright,
}) => {
  const api = await playwright.request.newContext()
  const { id } = await registerAndConfirm(api, 'Olga Espera')
  const statusOfUser = async () => (await api.get(`${instance.memberUrl}/api/user`)).status()
  expect(await statusOfUser()).toBe(200)
  const panel = await openPerson(page, id, 'Olga Espera')
  await menuOf(page, 'Olga Espera').click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Enviar link de senha',
    'Corrigir nome',
    'Corrigir e-mail',
    'Encerrar sessões',
  ])
  await page.getByRole('menuitem', { name: 'Encerrar sessões' }).click()
  const question = page.getByRole('form', { name: 'Encerrar as sessões de Olga Espera?' })
  await expect(question).toContainText('A conta não é bloqueada.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Encerrar sessões' }).click()
  await closeToast(page, 'Sessões encerradas')
  await expect(panel.getByText('Nenhuma sessão aberta.')).toBeVisible()
  expect(await statusOfUser()).toBe(401)
  const stranger = await playwright.request.newContext()
  const pending = await register(stranger, { fullName: 'Ivo Pendente', email: newAddress() })
  await openPerson(page, pending, 'Ivo Pendente')
  await menuOf(page, 'Ivo Pendente').click()
  await expect(page.getByRole('menuitem')).toHaveText(['Encerrar sessões'])
})
