import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { emailsTo, linkIn, waitForEmail } from './support/emails.ts'
import { instance } from './support/instance.ts'
import { keepAndChooseAgain } from './support/saved-texts.ts'
import { signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const PASSWORD = 'segredo-de-teste'

// The browser itself reports every answer of 4xx; these tests ask for them.
test.use({ expectedErrors: [/status of (401|403|409|422|429|503)/] })

interface Person {
  fullName: string
  email: string
}

/** Somebody who registered and confirmed the e-mail: waits for a decision, last in the queue. */
async function newcomer(request: APIRequestContext, fullName: string): Promise<Person> {
  const email = `${crypto.randomUUID()}@exemplo.com.br`
  const headers = { Origin: instance.memberUrl }
  const registered = await request.post(`${instance.memberUrl}/api/register`, {
    data: { fullName, email, password: PASSWORD, companyId: 1 },
    headers,
  })
  expect(registered.ok(), await registered.text()).toBe(true)
  const link = new URL(linkIn(await waitForEmail(email, /confirm/i), '/confirmar-email'))
  const token = link.searchParams.get('token') ?? new URLSearchParams(link.hash.slice(1)).get('token')
  const confirmed = await request.post(`${instance.memberUrl}/api/email-confirmation?token=${token}`, {
    headers,
  })
  expect(confirmed.ok(), await confirmed.text()).toBe(true)
  return { fullName, email }
}

function rowOf(page: Page, { email }: Person) {
  return page.getByRole('listitem').filter({ hasText: email })
}

/** With J to the person's row, which has the focus afterwards. */
async function moveTo(page: Page, person: Person) {
  const row = rowOf(page, person)
  await expect(row).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(row).toBeFocused({ timeout: 100 })
  }).toPass()
}

/** Holds back what is asked there; gives how to let it fail. */
async function holdThenFail(page: Page, path: string): Promise<() => void> {
  const { promise: held, resolve: letFail } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await held
    await route.fulfill({
      status: 503,
      json: { message: 'O serviço está indisponível no momento.', code: 'unexpected' },
    })
  })
  return letFail
}

async function signInAtMemberApp(browser: Browser, { email }: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL: instance.memberUrl })
  const page = await context.newPage()
  await page.goto('/auth')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(`${instance.memberUrl}/`)
  return page
}

test('approved by keyboard, the person gets an e-mail and enters the member app', async ({
  browser,
  context,
  page,
  playwright,
}) => {
  const person = await newcomer(await playwright.request.newContext(), 'Aline Aprovada')
  await signInAsAdmin(context)
  await page.goto(instance.adminUrl)
  await moveTo(page, person)
  await expect(rowOf(page, person)).toContainText(/E-mail confirmado/)

  await page.keyboard.press('a')
  await expect(rowOf(page, person)).toBeHidden()
  await expect(
    page.getByRole('status').filter({ hasText: 'Cadastro de Aline Aprovada aprovado' }),
  ).toBeVisible()
  expect(emailsTo(person.email).filter(({ subject }) => /aprovad/i.test(subject))).toEqual([])
  await waitForEmail(person.email, /aprovad/i)

  await page.getByRole('link', { name: 'Aprovados' }).click()
  await expect(rowOf(page, person)).toContainText('por Ana Diretora')
  const member = await signInAtMemberApp(browser, person)
  await expect(
    member.getByRole('heading', { level: 1, name: /Painel de Saúde|Aline Aprovada/ }),
  ).toBeVisible()
  await member.context().close()
})

test('refused with a reason, the person reads it in the e-mail and on the own screen', async ({
  browser,
  context,
  page,
  playwright,
}) => {
  test.setTimeout(120_000)
  const person = await newcomer(await playwright.request.newContext(), 'Renato Recusado')
  await signInAsAdmin(context)
  await page.goto(instance.adminUrl)
  await moveTo(page, person)
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Recusar o cadastro de Renato Recusado?' })
  await dialog.getByRole('button', { name: 'Recusar cadastro' }).click()
  await expect(dialog.getByText('Escolha um motivo')).toBeVisible()
  await expect(dialog.getByText('Explique o motivo em pelo menos 3 caracteres')).toBeVisible()
  await expectAccessible(page)

  await dialog.getByRole('radio', { name: 'Os dados não conferem' }).press('Space')
  const words = dialog.getByLabel('Explique para a pessoa')
  await words.fill('O CPF do contrato é de outra pessoa.')
  const preview = dialog.getByRole('region', { name: 'O que a pessoa vai ler' })
  await expect(preview).toContainText('Seu cadastro precisa de atenção')
  await expect(preview.getByRole('blockquote')).toContainText(
    /^Os dados não conferem\.\s+O CPF do contrato é de outra pessoa\.$/,
  )
  await expect(preview).toContainText('Não aprovado: os dados não conferem')
  await expectAccessible(page)
  await keepAndChooseAgain(page, dialog, words)
  // What was begun outlives a reload: it is in the address, and what was written in the tab.
  await page.reload()
  await expect(dialog.getByRole('radio', { name: 'Os dados não conferem' })).toBeChecked()
  await expect(dialog.getByLabel('Explique para a pessoa')).toHaveValue(
    'O CPF do contrato é de outra pessoa.',
  )

  // Decided in the list before the answer; a failure brings the person back, and the words are kept.
  const letFail = await holdThenFail(page, '**/reject')
  // A press too many sends nothing more.
  await dialog.getByRole('button', { name: 'Recusar cadastro' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, person)).toBeHidden()
  letFail()
  const failure = page.getByRole('alert').filter({ hasText: 'recusar o cadastro de Renato Recusado' })
  await expect(failure).toHaveCount(1)
  await expect(failure).toContainText('O que você escreveu está guardado.')
  await failure.getByRole('button', { name: 'Fechar' }).click()
  await page.unroute('**/reject')
  await rowOf(page, person)
    .getByRole('button', { name: /Recusar/ })
    .click()
  await expect(dialog.getByRole('radio', { name: 'Os dados não conferem' })).toBeChecked()
  await expect(dialog.getByLabel('Explique para a pessoa')).toHaveValue(
    'O CPF do contrato é de outra pessoa.',
  )

  await dialog.getByRole('button', { name: 'Recusar cadastro' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${instance.adminUrl}/`)
  await expect(rowOf(page, person)).toBeHidden()
  expect((await waitForEmail(person.email, /cadastro/i)).subject).not.toMatch(/confirm/i)
  expect((await waitForEmail(person.email, /cadastro/i)).text).toContain(
    '> Os dados não conferem.\n> O CPF do contrato é de outra pessoa.',
  )

  await page.getByRole('link', { name: 'Recusados' }).click()
  await expect(rowOf(page, person)).toContainText('Os dados não conferem')
  await page.goto(`${instance.adminUrl}/membros?search=${person.email.slice(0, 30)}`)
  await page.getByRole('link', { name: /Renato Recusado/ }).click()
  const refusal = page.getByRole('listitem').filter({ hasText: 'Cadastro recusado' })
  await expect(refusal.filter({ hasText: 'Os dados não conferem' })).toBeVisible()
  const member = await signInAtMemberApp(browser, person)
  await expect(member.getByText('Não aprovado: os dados não conferem')).toBeVisible()
  await expect(member.getByText('O CPF do contrato é de outra pessoa.')).toBeVisible()
  await member.context().close()
})

test('a failure brings the person back; whom another administrator decided leaves the list', async ({
  context,
  page,
  playwright,
}) => {
  const request = await playwright.request.newContext()
  const [first, second] = [await newcomer(request, 'Fátima Falha'), await newcomer(request, 'Davi Decidido')]
  await signInAsAdmin(context)
  await page.goto(instance.adminUrl)
  const letFail = await holdThenFail(page, '**/approve')
  await page.getByRole('button', { name: 'Aprovar Fátima Falha' }).last().click()
  await page.getByRole('button', { name: 'Aprovar Davi Decidido' }).last().click()
  letFail()
  // Each of two in a row tells of its own.
  for (const { fullName } of [first, second]) {
    const failure = page.getByRole('alert').filter({ hasText: `aprovar o cadastro de ${fullName}` })
    await expect(failure).toContainText('O serviço está indisponível no momento.')
    // It lies over the last rows, and stays while the pointer is on it.
    await failure.getByRole('button', { name: 'Fechar' }).click()
    await expect(failure).toBeHidden()
  }
  await expect(rowOf(page, first)).toBeVisible()
  await expect(rowOf(page, second)).toBeVisible()
  await page.unroute('**/approve')

  const id = await rowOf(page, second).getAttribute('data-registration')
  const elsewhere = await context.request.post(`${instance.adminUrl}/api/admin/registrations/${id}/approve`, {
    headers: { Origin: instance.adminUrl },
  })
  expect(elsewhere.ok()).toBe(true)
  await rowOf(page, second)
    .getByRole('button', { name: /Recusar/ })
    .click()
  await page.getByRole('radio', { name: 'Outro motivo' }).press('Space')
  await page.getByLabel('Explique para a pessoa').fill('Não importa mais.')
  await page.getByRole('button', { name: 'Recusar cadastro' }).click()
  await expect(page.getByText('O cadastro de Davi Decidido já foi decidido')).toBeVisible()
  await expect(page.getByText(/Aprovado por Ana Diretora às \d\d:\d\d/)).toBeVisible()
  await expect(rowOf(page, second)).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a decision is taken back by keyboard, one or many, and nobody hears of it', async ({
  context,
  page,
  playwright,
}) => {
  const request = await playwright.request.newContext()
  // Nobody else's: the other width searches the same queue at the same moment.
  const surname = `Undo${crypto.randomUUID().replace(/[^a-f]/g, '')}`
  const people = [await newcomer(request, `Úrsula ${surname}`), await newcomer(request, `Ulisses ${surname}`)]
  const [ursula, ulisses] = people as [Person, Person]
  await signInAsAdmin(context)
  await page.goto(instance.adminUrl)

  await expect(rowOf(page, ulisses)).toBeVisible()

  // Found by the beginning of the name, without its accent; what is asked for is in the address.
  await page.keyboard.press('/')
  await page.keyboard.type(`u ${surname.toLowerCase()}`)
  await expect(page).toHaveURL(/search=u(\+|%20)undo/)
  await expect(page.locator('[data-registration]')).toHaveCount(2)
  await expect(rowOf(page, ursula)).toBeVisible()
  // Out of the search, and at once back into it: Enter waits for those who are found.
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/search=/)
  await expect(page.locator('[data-registration]:focus')).toHaveCount(1)
  await page.keyboard.press('/')
  await page.keyboard.type(`u ${surname.toLowerCase()}`)
  await page.keyboard.press('Enter')
  await expect(rowOf(page, ursula)).toBeFocused()
  await expect(page.locator('[data-registration]')).toHaveCount(2)
  await page.keyboard.press('a')
  const offer = page.getByRole('region', { name: 'Decisões que podem ser desfeitas' })
  await expect(offer).toContainText(`Cadastro de Úrsula ${surname} aprovado`)
  await expect(rowOf(page, ursula)).toBeHidden()
  await page.keyboard.press('z')
  await expect(page.getByText(`Úrsula ${surname} voltou para a fila`)).toBeVisible()
  await expect(rowOf(page, ursula)).toBeVisible()
  await expect(offer.getByRole('button')).toHaveCount(0)

  await rowOf(page, ursula).focus()
  await page.keyboard.press('x')
  await page.getByRole('checkbox', { name: `Selecionar Ulisses ${surname}` }).check()
  await expect(page.getByText('2 selecionados')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Recusar 2' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recusar 2 cadastros?' })
  await dialog.getByRole('radio', { name: 'Dados incompletos' }).press('Space')
  await dialog.getByLabel('Explique para a pessoa').fill('Faltou o sobrenome.')
  await dialog.getByRole('button', { name: 'Recusar 2 cadastros' }).click()
  await expect(offer).toContainText('2 cadastros recusados')
  await expect(rowOf(page, ulisses)).toBeHidden()
  await offer.getByRole('button', { name: 'Desfazer' }).click()
  await expect(rowOf(page, ursula)).toBeVisible()
  await expect(rowOf(page, ulisses)).toBeVisible()

  // Mails leave in the order in which they are due: once that of a later decision is there, none is left from before.
  await rowOf(page, ursula)
    .getByRole('button', { name: /Aprovar/ })
    .click()
  await waitForEmail(ursula.email, /aprovad/i)
  expect(emailsTo(ursula.email)).toHaveLength(2)
  expect(emailsTo(ulisses.email)).toHaveLength(1)
})
