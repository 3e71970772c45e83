import { randomUUID } from 'node:crypto'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { installClock } from './support/clock.ts'
import { instance } from './support/instance.ts'
import { newAdministrator, newMember, register, registerAndConfirm } from './support/new-member.ts'
import { askForProof, fulfill } from './support/requests.ts'
import { DEMO_PASSWORD, reuseAdminSession, signIn, signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { closeToast } from './support/toasts.ts'

test.use({ expectedErrors: [/status of (401|403|404|422|500)/] })

const listOf = (page: Page) => page.getByRole('list', { name: /^Associados/ })
const rowsOf = (page: Page) => listOf(page).getByRole('listitem')
const panelOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens one member's own address. */
async function openMember(page: Page, id: string, name: string): Promise<Locator> {
  await page.goto(`${instance.adminUrl}/membros/${id}`)
  const panel = panelOf(page, name)
  await expect(panel.getByRole('heading', { level: 2, name })).toBeVisible()
  return panel
}

/** Creates an approved member for this test only. */
async function newApproved(
  context: BrowserContext,
  fullName: string,
): Promise<{ id: string; email: string }> {
  const email = await newMember(context, fullName)
  const { id } = await (await context.request.get(`${instance.memberUrl}/api/user`)).json()
  return { id, email }
}

test('finds members by the start of each word, ignoring accents, with filters in the URL @desktop-only', async ({
  page,
  context,
}) => {
  await reuseAdminSession(context)
  await page.goto(`${instance.adminUrl}/membros`)
  await expect(listOf(page)).toHaveAccessibleName('Associados, os mais recentes primeiro')
  await expect(rowsOf(page).nth(1)).toBeVisible()
  const field = page.getByLabel('Nome, e-mail ou número da carteirinha')
  await expect(field).toHaveAttribute('placeholder', 'Buscar pessoa')
  await field.fill('SOUZ antonio')
  await expect(page).toHaveURL(/search=SOUZ/)
  await expect(listOf(page)).toHaveAccessibleName('Associados encontrados')
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page)).not.toContainText('Aprovado')
  await expectAccessible(page)

  // Enter opens the match; the list stays as it was.
  await field.press('Enter')
  await expect(panelOf(page, 'Antônio Carlos de Souza')).toBeVisible()
  await expect(page).toHaveURL(/\/membros\/[\w-]+\?search=SOUZ/)
  await page.goBack()
  await expect(page).toHaveURL(/\/membros\?search=SOUZ/)
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Associados' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()

  await page.getByLabel('Situação', { exact: true }).selectOption('Recusado')
  await expect(page.getByText('Ninguém encontrado')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Limpar a busca e os filtros' }).click()
  await expect(page).toHaveURL(/\/membros$/)
  await expect(rowsOf(page).nth(1)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Associados' })).toBeFocused()
  await page.getByLabel('Situação', { exact: true }).selectOption('Recusado')
  await expect(rowsOf(page).first()).toContainText('Recusado')
  await expectAccessible(page)
})

test('moves with J and K, updates the panel and the URL, and prefetches the next person @desktop-only', async ({
  page,
  context,
  playwright,
}) => {
  const api = await playwright.request.newContext()
  const surname = `Fileira${randomUUID().replace(/[^a-f]/g, '')}`
  for (const name of ['Ada', 'Bela', 'Cora'])
    await register(api, { fullName: `${name} ${surname}`, email: `e2e-${randomUUID()}@exemplo.com.br` })
  await reuseAdminSession(context)
  const fetched: string[] = []
  page.on('request', (request) => {
    const [, id] = /\/api\/admin\/members\/([\da-f-]{36})$/.exec(request.url()) ?? []
    if (id) fetched.push(id)
  })
  await page.goto(`${instance.adminUrl}/membros?search=${surname}`)
  await expect(rowsOf(page)).toHaveCount(3)
  const links = rowsOf(page).getByRole('link')
  const [first = '', second = '', third = ''] = await links.allTextContents()
  const ids = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')?.split(/[/?]/).at(2)),
  )
  await expect.poll(() => fetched).toEqual(ids.slice(0, 1))
  await page.keyboard.press('j')
  await expect(panelOf(page, first)).toContainText('1 de 3')
  await expect(page).toHaveURL(`${instance.adminUrl}/membros/${ids[0]}?search=${surname}`)
  await expect.poll(() => fetched).toEqual(ids.slice(0, 2))
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(panelOf(page, third)).toContainText('3 de 3')
  await expect.poll(() => fetched).toEqual(ids)
  await page.keyboard.press('k')
  await expect(panelOf(page, second)).toContainText('2 de 3')
  await expect(page).toHaveURL(`${instance.adminUrl}/membros/${ids[1]}?search=${surname}`)
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: second })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(new RegExp(`/membros\\?search=${surname}$`))
  await expect(page.getByText('Nenhum associado aberto')).toBeVisible()
  await expectAccessible(page)

  await page.emulateMedia({ forcedColors: 'active' })
  const line = await page.locator('main footer').evaluate((foot) => {
    const { height, backgroundColor } = getComputedStyle(foot, '::before')
    return { height, isTextColor: backgroundColor === getComputedStyle(foot).color }
  })
  expect(line).toEqual({ height: '1px', isTextColor: true })
})

test('shows every filter on a phone, and a member on a page of its own @phone-only', async ({
  page,
  context,
}) => {
  await reuseAdminSession(context)
  await page.goto(`${instance.adminUrl}/membros?search=maria@exemplo`)
  for (const filter of ['Situação', 'Acesso', 'Perfil'])
    await expect(page.getByLabel(filter, { exact: true })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await rowsOf(page).getByRole('link', { name: 'Maria Oliveira' }).click()
  await expect(panelOf(page, 'Maria Oliveira')).toBeVisible()
  await expect(listOf(page)).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Abrir Exames' }).click()
  const form = page.getByRole('form', { name: 'Por que você precisa ver estes dados?' })
  await expect(form.getByRole('heading')).toBeInViewport()
  await expect(form.getByRole('button', { name: 'Abrir dados' })).toBeInViewport()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByRole('button', { name: 'Abrir Exames' })).toBeFocused()
  await page.getByRole('link', { name: 'Voltar para a lista' }).click()
  await expect(listOf(page)).toBeVisible()
  // Without key hints the list's footer takes no space, and has no line.
  const foot = page.locator('main footer')
  expect(await foot.evaluate((element) => element.getBoundingClientRect().height)).toBe(0)
  expect(await foot.evaluate((element) => getComputedStyle(element, '::before').height)).toBe('0px')
})

test('opens health data for a logged reason until another person opens @desktop-only @smoke', async ({
  page,
  context,
}) => {
  // An administrator for this test only, so that the access log shows no other entries.
  await signInAsAdmin(context, await newAdministrator(context, 'Lúcia Leitora'))
  const { id } = await (await context.request.get(`${instance.memberUrl}/api/user`)).json()
  await page.goto(`${instance.adminUrl}/membros?search=maria@exemplo`)
  await page.getByRole('link', { name: 'Maria Oliveira', exact: true }).click()
  const panel = panelOf(page, 'Maria Oliveira')
  await expect(panel).toBeVisible()
  await expect(page.getByText('Noites registradas')).toBeHidden()

  await panel.getByRole('button', { name: 'Abrir Sono' }).click()
  const form = page.getByRole('form', { name: 'Por que você precisa ver estes dados?' })
  await form.getByRole('button', { name: 'Abrir dados' }).click()
  await expect(form.getByText('Escolha um motivo')).toBeVisible()
  await form.getByRole('radio', { name: 'Outro motivo' }).check({ force: true })
  await form.getByRole('button', { name: 'Abrir dados' }).click()
  await expect(form.getByText('Explique o motivo')).toBeVisible()
  const reason = `Chamado ${randomUUID()}`
  await form.getByLabel('Explicação').fill(reason)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Abrir dados' }).click()
  const opened = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(opened('Sono').getByText('Noites registradas')).toBeVisible()
  await expect(opened('Sono')).toBeFocused()
  await expect(form).toBeHidden()
  await expect(page.getByRole('button', { name: 'Abrir Anamnese' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Abrir tudo' }).click()
  await form.getByRole('radio', { name: 'Apuração de reclamação' }).check({ force: true })
  await form.getByRole('button', { name: 'Abrir dados' }).click()
  await expect(opened('Exercícios').getByText('Tempo de atividade')).toBeVisible()
  await expect(opened('Sono').getByText('Noites registradas')).toBeVisible()
  await expect(opened('Medicamentos').getByText(/^\d+% \(\d+ de \d+ doses\)$/)).toBeVisible()
  await expect(opened('Medicamentos')).not.toContainText('mg')
  await expect(opened('Exames').getByText('Resultados registrados')).toBeVisible()
  await expectAccessible(page)

  // Going to another person and back closes the health data again.
  await page.getByLabel('Nome, e-mail ou número da carteirinha').fill('admin@exemplo')
  await page.getByRole('link', { name: 'Ana Diretora', exact: true }).click()
  await expect(panelOf(page, 'Ana Diretora')).toBeVisible()
  await page.getByLabel('Nome, e-mail ou número da carteirinha').fill('maria@exemplo')
  await page.getByRole('link', { name: 'Maria Oliveira', exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Abrir Sono' })).toBeVisible()
  await page.goto(`${instance.adminUrl}/registros/acessos?person=${id}`)
  await page.getByRole('link', { name: 'Sono', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Sono', exact: true }).getByText(reason)).toBeVisible()
})

test('says that a member is unknown or did not load, that nobody changes their own access, and who is near a quota @desktop-only', async ({
  page,
  context,
}) => {
  await reuseAdminSession(context)
  await page.goto(`${instance.adminUrl}/membros/ninguem`)
  await expect(page.getByText('Não encontramos este associado')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voltar aos associados' }).click()
  await expect(page).toHaveURL(/\/membros$/)

  await page.route('**/api/admin/members/defeito', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`${instance.adminUrl}/membros/defeito`)
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await expect(rowsOf(page).nth(1)).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Nome, e-mail ou número da carteirinha').fill('admin@exemplo')
  await expect(rowsOf(page).first()).toContainText('Administrador')
  await page.getByRole('link', { name: 'Ana Diretora' }).click()
  const panel = panelOf(page, 'Ana Diretora')
  await expect(panel.getByText('só outro administrador pode bloqueá-la ou mudar o seu perfil')).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Mais ações/ })).toHaveCount(0)
  await expectAccessible(page)

  // This instance's quotas are multiplied by a thousand, so nobody comes near one.
  const near = { id: 'demo-maria', fullName: 'Maria Oliveira', reached: 'day' }
  await fulfill(page, '**/api/admin/members/at-quota', { json: [near] })
  await page.goto(`${instance.adminUrl}/membros`)
  await expect(page.getByText('No limite de uso')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('listitem').filter({ hasText: 'Maria Oliveira (de hoje)' }).getByRole('link').click()
  await expect(panelOf(page, 'Maria Oliveira')).toBeVisible()
})

test('blocks a member by keyboard, explaining the consequences and asking for a fresh proof, and unblocks @desktop-only', async ({
  page,
  context,
  browser,
}) => {
  const member = await browser.newContext()
  const { id, email } = await newApproved(member, 'Célia Bloqueio')
  await reuseAdminSession(context)
  const panel = await openMember(page, id, 'Célia Bloqueio')
  await askForProof(page, '**/block', 2)
  await askForProof(page, '**/unblock')
  const title = panel.getByRole('heading', { level: 2, name: 'Célia Bloqueio' })
  const menu = panel.getByRole('button', { name: 'Mais ações para Célia Bloqueio' })
  await title.focus()
  await page.keyboard.press('Tab')
  await expect(menu).toBeFocused()
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
  // Escape closes only the menu.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(menu).toBeFocused()
  await expect(title).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Bloquear' })).toBeVisible()
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')

  const form = page.getByRole('form', { name: 'Bloquear o acesso de Célia Bloqueio?' })
  await expect(form.getByText('As sessões abertas terminam agora.')).toBeVisible()
  const reason = form.getByRole('radio', { name: 'Contrato encerrado' })
  await expect(reason).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await expect(reason).toBeChecked()
  await page.keyboard.press('Control+Enter')
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' })
  await proof.getByRole('button', { name: 'Cancelar' }).click()
  await expect(form.getByRole('alert')).toContainText('Por segurança, confirme que é você.')
  await form.getByRole('button', { name: 'Bloquear acesso' }).press('Enter')
  await proof.getByLabel('Sua senha', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(title).toBeFocused()
  await closeToast(page, 'Acesso bloqueado')
  await expect(panel.getByText('Contrato encerrado').first()).toBeVisible()
  await expectAccessible(page)
  const refused = await member.request.post(`${instance.memberUrl}/api/login`, {
    data: { email, password: DEMO_PASSWORD },
    headers: { Origin: instance.memberUrl },
  })
  expect(refused.status()).toBe(403)

  await panel.getByRole('button', { name: 'Desbloquear' }).press('Enter')
  const question = page.getByRole('form', { name: 'Desbloquear o acesso de Célia Bloqueio?' })
  await expect(question.getByRole('heading')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await proof.getByLabel('Sua senha', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await closeToast(page, 'Acesso desbloqueado')
  await expect(panel.getByRole('button', { name: 'Desbloquear' })).toHaveCount(0)
  await signIn(member, email)
  await member.close()
})

test('makes a member an administrator and reverts it, explaining the consequences @desktop-only', async ({
  page,
  context,
  browser,
}) => {
  const member = await browser.newContext()
  const { id } = await newApproved(member, 'Paula Promovida')
  await member.close()
  await reuseAdminSession(context)
  const panel = await openMember(page, id, 'Paula Promovida')
  const menu = panel.getByRole('button', { name: 'Mais ações para Paula Promovida' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Tornar administrador' }).click()
  const promotion = page.getByRole('form', { name: 'Tornar Paula Promovida administrador?' })
  await expect(promotion).toContainText('A pessoa passa a entrar no painel')
  await expect(promotion.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(promotion).toBeHidden()
  await expect(panel.getByRole('heading', { level: 2, name: 'Paula Promovida' })).toBeFocused()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Tornar administrador' }).click()
  // With the focus elsewhere on the page, Escape leaves the form but not the member.
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('Escape')
  await expect(promotion).toBeHidden()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Tornar administrador' }).click()
  await promotion.getByRole('button', { name: 'Tornar administrador' }).click()
  await expect(panel.getByText('De associado para administrador')).toBeVisible()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Retirar da administração' }).click()
  const demotion = page.getByRole('form', { name: 'Retirar Paula Promovida da administração?' })
  await expect(demotion).toContainText('A pessoa sai do painel agora')
  await demotion.getByRole('button', { name: 'Retirar da administração' }).click()
  await expect(panel.getByText('De administrador para associado')).toBeVisible()
})

test('links from a waiting person to their registration, without health data @desktop-only', async ({
  page,
  context,
  playwright,
}) => {
  // Other tests decide the demonstration's registrations.
  const { id } = await registerAndConfirm(await playwright.request.newContext(), 'Wilma Aguarda')
  await reuseAdminSession(context)
  const panel = await openMember(page, id, 'Wilma Aguarda')
  await expect(panel.getByRole('heading', { name: 'Conta', exact: true })).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Dados de saúde' })).toHaveCount(0)
  await expectAccessible(page)
  await panel.getByRole('link', { name: 'Decidir sobre o cadastro' }).click()
  await expect(page).toHaveURL(new RegExp(`/cadastros/${id}$`))
  await expect(panel.getByRole('button', { name: 'Aprovar' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Abrir a página da pessoa' })).toHaveAttribute(
    'href',
    `/membros/${id}`,
  )
})

test('resends the confirmation to a member who has not confirmed the e-mail @desktop-only', async ({
  page,
  context,
  playwright,
}) => {
  const id = await register(await playwright.request.newContext(), {
    fullName: 'Inês Pendente',
    email: `e2e-${randomUUID()}@exemplo.com.br`,
  })
  await reuseAdminSession(context)
  const panel = await openMember(page, id, 'Inês Pendente')
  await expect(panel.getByRole('heading', { name: 'Dados de saúde' })).toHaveCount(0)
  await expectAccessible(page)
  // The API refuses a second e-mail within a minute of the first.
  await page.route('**/resend-confirmation', (route) => route.fulfill({ json: {} }))
  await panel.getByRole('button', { name: 'Reenviar confirmação' }).click()
  await closeToast(page, 'E-mail de confirmação reenviado')
  await panel.getByRole('link', { name: 'Abrir o cadastro' }).click()
  await expect(page).toHaveURL(new RegExp(`/cadastros/${id}\\?status=pending$`))
  await expect(panelOf(page, 'Inês Pendente')).toBeVisible()
})

test('counts names under review in the navigation, leads there @desktop-only', async ({ page, context }) => {
  await reuseAdminSession(context)
  await installClock(page)
  const names = [{ id: 'um', fullName: 'Vera Silva', newName: 'Vera Prado' }]
  await page.route('**/api/admin/members/name-changes', (route) => route.fulfill({ json: names }))
  await page.goto(instance.adminUrl)
  const members = page.getByRole('navigation').getByRole('link', { name: /^Associados/ })
  await expect(members).toHaveAccessibleName('Associados 1 nome em análise')
  names.push({ id: 'dois', fullName: 'Rita Souza', newName: 'Rita Rocha' })
  await page.clock.fastForward(61_000)
  await expect(members).toHaveAccessibleName('Associados 2 nomes em análise')
  await expectAccessible(page)
  await members.click()
  await expect(page.getByText('Nomes em análise', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Rita Souza → Rita Rocha' })).toBeVisible()
  names.length = 0
  await page.clock.fastForward(61_000)
  await expect(members).toHaveAccessibleName('Associados')
})
