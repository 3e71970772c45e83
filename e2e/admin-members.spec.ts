import { expectAccessible } from './support/accessibility.ts'
import { instance } from './support/instance.ts'
import { newAdministrator, newMember, registerAndConfirm } from './support/new-member.ts'
import { DEMO_PASSWORD, reuseAdminSession, signIn, signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: [/status of (401|403|404|422|500)/] })

test('finds members by the start of each word, ignoring accents, with filters in the URL', async ({
  page,
  context,
}) => {
  await reuseAdminSession(context)
  await page.goto(`${instance.adminUrl}/membros`)
  const table = page.getByRole('table', { name: /^Associados/ })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await expect(table).toHaveAccessibleName('Associados, os mais recentes primeiro')
  const field = page.getByLabel('Nome, e-mail ou número da carteirinha')
  await expect(field).toHaveAccessibleDescription(/^Basta o começo de cada palavra/)
  await field.fill('SOUZ antonio')
  await expect(page).toHaveURL(/search=SOUZ/)
  await expect(table).toHaveAccessibleName('Associados encontrados')
  await expect(table.getByRole('rowheader', { name: /Antônio Carlos de Souza/ })).toBeVisible()
  await expect(table.getByRole('rowheader')).toHaveCount(1)
  await expectAccessible(page)

  await table.getByRole('link', { name: /Antônio Carlos de Souza/ }).click()
  await page.getByRole('link', { name: 'Voltar aos associados' }).click()
  await expect(page).toHaveURL(/search=SOUZ/)
  await expect(table.getByRole('rowheader')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Associados' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()

  await page.getByLabel('Situação', { exact: true }).selectOption('Recusado')
  await expect(page.getByText('Ninguém encontrado')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar a busca e os filtros' }).click()
  await expect(page).toHaveURL(/\/membros$/)
  await expect(table.getByRole('rowheader').nth(1)).toBeVisible()
})

test('opens health data for a logged reason until the page closes @desktop-only @smoke', async ({
  page,
  context,
}) => {
  // An administrator of this test alone, whose accesses are logged beside no others.
  await signInAsAdmin(context, await newAdministrator(context, 'Lúcia Leitora'))
  const { id } = await (await context.request.get(`${instance.memberUrl}/api/user`)).json()
  await page.goto(`${instance.adminUrl}/membros?search=maria@exemplo`)
  await page.getByRole('link', { name: /Maria Oliveira/ }).click()
  await expect(page.getByRole('heading', { name: 'Maria Oliveira' })).toBeVisible()
  await expect(page.getByText('Noites registradas')).toBeHidden()

  await page.getByRole('button', { name: 'Abrir Sono' }).click()
  const dialog = page.getByRole('dialog', { name: 'Por que você precisa ver estes dados?' })
  await dialog.getByRole('button', { name: 'Abrir dados' }).click()
  await expect(dialog.getByText('Escolha um motivo')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Outro motivo' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Abrir dados' }).click()
  await expect(dialog.getByText('Explique o motivo')).toBeVisible()
  const reason = `Chamado ${crypto.randomUUID()}`
  await dialog.getByLabel('Explicação').fill(reason)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Abrir dados' }).click()
  await expect(page.getByText('Noites registradas')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Abrir Anamnese' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Abrir tudo' }).click()
  await dialog.getByRole('radio', { name: 'Apuração de reclamação' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Abrir dados' }).click()
  const opened = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(opened('Exercícios').getByText('Tempo de atividade')).toBeVisible()
  await expect(opened('Medicamentos').getByText(/^\d+% \(\d+ de \d+ doses\)$/)).toBeVisible()
  await expect(opened('Medicamentos')).not.toContainText('mg')
  await expect(opened('Exames').getByText('Resultados registrados')).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Abrir Sono' })).toBeVisible()
  await page.goto(`${instance.adminUrl}/registros/acessos?person=${id}`)
  await page.getByRole('button', { name: 'Detalhes: Sono' }).click()
  await expect(page.getByRole('dialog', { name: 'Sono' }).getByText(reason)).toBeVisible()
})

test('links an unknown member’s URL back to the list @desktop-only', async ({ page, context }) => {
  await reuseAdminSession(context)
  await page.goto(`${instance.adminUrl}/membros/ninguem`)
  await expect(page.getByText('Não encontramos este associado')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voltar aos associados' }).click()
  await expect(page).toHaveURL(/\/membros$/)
})

test('offers administrators no change of their own access or role @desktop-only', async ({
  page,
  context,
}) => {
  await reuseAdminSession(context)
  await page.goto(`${instance.adminUrl}/membros?search=admin@exemplo`)
  await page.getByRole('link', { name: /Ana Diretora/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Diretora' })).toBeVisible()
  await expect(page.getByText('só outro administrador pode bloqueá-la ou mudar o seu perfil')).toBeVisible()
  for (const name of ['Bloquear', 'Retirar da administração', 'Tornar administrador'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await expectAccessible(page)
})

test('blocks a member for a reason, rejects the sign-in, and unblocks @desktop-only', async ({
  page,
  context,
  browser,
}) => {
  const member = await browser.newContext()
  const email = await newMember(member, 'Célia Bloqueio')
  await reuseAdminSession(context)
  await page.goto(`${instance.adminUrl}/membros?search=${email.slice(0, 30)}`)
  await page.getByRole('link', { name: /Célia Bloqueio/ }).click()
  await page.getByRole('button', { name: 'Bloquear' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bloquear o acesso de Célia Bloqueio?' })
  await dialog.getByRole('radio', { name: 'Contrato encerrado' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Bloquear acesso' }).click()
  await expect(page.getByRole('main').getByText('Contrato encerrado').first()).toBeVisible()
  const refused = await member.request.post(`${instance.memberUrl}/api/login`, {
    data: { email, password: DEMO_PASSWORD },
    headers: { Origin: instance.memberUrl },
  })
  expect(refused.status()).toBe(403)

  await page.getByRole('button', { name: 'Desbloquear' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desbloquear' }).click()
  await expect(page.getByRole('button', { name: 'Bloquear', exact: true })).toBeVisible()
  await signIn(member, email)
  await member.close()
})

test('links a waiting member’s page to the registration queue @desktop-only', async ({
  page,
  context,
  playwright,
}) => {
  // Other tests decide the registrations of the demonstration.
  const { id } = await registerAndConfirm(await playwright.request.newContext(), 'Wilma Aguarda')
  await reuseAdminSession(context)
  const href = `/membros/${id}`
  await page.goto(instance.adminUrl + href)
  await page.getByRole('link', { name: 'Decidir na fila' }).click()
  const panel = page.getByRole('region', { name: 'Wilma Aguarda' })
  await expect(panel.getByRole('button', { name: 'Aprovar' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Abrir a página da pessoa' })).toHaveAttribute('href', href)
})

test('names the members who are near a quota @desktop-only', async ({ page, context }) => {
  const fullName = 'Nilo Muitos Envios'
  await newMember(context, fullName)
  const { id } = await (await context.request.get(`${instance.memberUrl}/api/user`)).json()
  await reuseAdminSession(context)
  // This instance has a thousand times the quotas, so nobody comes near one.
  await page.route('**/api/admin/members/at-quota', (route) =>
    route.fulfill({ json: [{ id, fullName, reached: 'day' }] }),
  )
  await page.goto(`${instance.adminUrl}/membros`)
  const member = page.getByRole('listitem').filter({ hasText: `${fullName} (de hoje)` })
  await expect(page.getByText('No limite de uso')).toBeVisible()
  await expectAccessible(page)
  await member.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible()
})
