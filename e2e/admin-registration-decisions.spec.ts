import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { installClock } from './support/clock.ts'
import { instance } from './support/instance.ts'
import { registerAndConfirm } from './support/new-member.ts'
import { runClockUntil } from './support/paused-clock.ts'
import { holdBack } from './support/requests.ts'
import { saveAndReuseText } from './support/saved-texts.ts'
import { callAdminApi, DEMO_PASSWORD, reuseAdminSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { closeToast, toastOf } from './support/toasts.ts'

// Chromium logs the failed requests that these tests provoke.
test.use({ expectedErrors: [/status of (401|403|409|422|429|503)/] })

type Applicant = Awaited<ReturnType<typeof registerAndConfirm>>

/** A name that no other registration has, so that searching for it shows only this test's rows. */
const uniqueName = (name: string) => name + crypto.randomUUID().replace(/[^a-f]/g, '')

const openQueue = (page: Page, search: string) =>
  page.goto(`${instance.adminUrl}/?search=${encodeURIComponent(search)}`)

function rowOf(page: Page, { email }: Applicant) {
  return page.getByRole('listitem').filter({ hasText: email })
}

const openRegistration = (page: Page) => new URL(page.url()).pathname.replace('/cadastros/', '')

async function moveTo(page: Page, applicant: Applicant) {
  await expect(rowOf(page, applicant)).toBeVisible()
  for (let open = ''; open !== applicant.id; open = openRegistration(page)) {
    await page.keyboard.press('j')
    await expect.poll(() => openRegistration(page)).not.toBe(open)
  }
  await expect(page.getByRole('heading', { name: applicant.fullName })).toBeVisible()
}

async function openRejection(page: Page, applicant: Applicant) {
  await rowOf(page, applicant).getByRole('link').click()
  await page
    .getByRole('region', { name: applicant.fullName })
    .getByRole('button', { name: 'Recusar', exact: true })
    .click()
}

/** Holds back requests to the path. Returns a function that fails them. */
async function holdThenFail(page: Page, path: string): Promise<() => void> {
  await page.route(path, (route) =>
    route.fulfill({
      status: 503,
      json: { message: 'O serviço está indisponível no momento.', code: 'unexpected' },
    }),
  )
  return holdBack(page, path)
}

async function signInAtMemberApp(browser: Browser, { email }: Applicant): Promise<Page> {
  const context = await browser.newContext({ baseURL: instance.memberUrl })
  const page = await context.newPage()
  await page.goto('/auth')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(`${instance.memberUrl}/`)
  return page
}

test('follows colleagues’ decisions and new registrations without a reload @desktop-only', async ({
  context,
  page,
  playwright,
}) => {
  const surname = uniqueName('Vivo')
  const api = () => playwright.request.newContext()
  const first = await registerAndConfirm(await api(), `Lia ${surname}`)
  await reuseAdminSession(context)
  await openQueue(page, surname)
  await rowOf(page, first).getByRole('link').click()
  const panel = page.getByRole('region', { name: first.fullName })
  await expect(panel.getByRole('button', { name: 'Aprovar' })).toBeVisible()

  const second = await registerAndConfirm(await api(), `Rui ${surname}`)
  await expect(rowOf(page, second)).toBeVisible()
  await callAdminApi('POST', `/api/admin/registrations/${first.id}/approve`)
  await expect(rowOf(page, first)).toHaveCount(0)
  // The open record stays and shows the decision.
  await expect(panel).toContainText('Aprovado')
  await expect(panel.getByRole('button', { name: 'Aprovar' })).toHaveCount(0)
})

test('approves by keyboard, then the member signs in @desktop-only', async ({
  browser,
  context,
  page,
  playwright,
}) => {
  const fullName = `Aline ${uniqueName('Aprovada')}`
  const applicant = await registerAndConfirm(await playwright.request.newContext(), fullName)
  await reuseAdminSession(context)
  await openQueue(page, fullName)
  await moveTo(page, applicant)

  await page.keyboard.press('a')
  await expect(page.getByRole('status').filter({ hasText: `Cadastro de ${fullName} aprovado` })).toBeVisible()
  await expect(rowOf(page, applicant)).toBeHidden()

  await page.getByRole('link', { name: 'Aprovados' }).click()
  await expect(rowOf(page, applicant)).toContainText('por Ana Diretora')
  const member = await signInAtMemberApp(browser, applicant)
  await expect(member.getByRole('heading', { level: 1, name: `Bem-vindo, ${fullName}` })).toBeVisible()
  await member.context().close()
})

test('rejects with a reason, which the member reads on screen @desktop-only', async ({
  browser,
  context,
  page,
  playwright,
}) => {
  const fullName = `Renato ${uniqueName('Recusado')}`
  const applicant = await registerAndConfirm(await playwright.request.newContext(), fullName)
  await reuseAdminSession(context)
  await openQueue(page, fullName)
  await moveTo(page, applicant)
  await page.keyboard.press('r')
  const dialog = page.getByRole('form', { name: 'Recusar cadastro' })
  await dialog.getByRole('button', { name: 'Recusar cadastro' }).click()
  await expect(dialog.getByText('Escolha um motivo')).toBeVisible()
  await expect(dialog.getByText('Explique o motivo em pelo menos 3 caracteres')).toBeVisible()
  await expectAccessible(page)

  await dialog.getByRole('radio', { name: 'Os dados não conferem' }).press('Space')
  const explanation = dialog.getByLabel('Explique para a pessoa')
  await explanation.fill('O CPF do contrato é de outra pessoa.')
  const preview = dialog.getByRole('region', { name: 'O que a pessoa vai ler' })
  await expect(preview).toContainText('Seu cadastro precisa de atenção')
  await expect(preview.getByRole('blockquote')).toContainText(
    /^Os dados não conferem\.\s+O CPF do contrato é de outra pessoa\.$/,
  )
  await expect(preview).toContainText('Não aprovado: os dados não conferem')
  await expectAccessible(page)
  await saveAndReuseText(page, dialog, explanation)
  // A reload keeps the open form, which is in the URL, and its draft, which is stored in the tab.
  await page.reload()
  await expect(dialog.getByRole('radio', { name: 'Os dados não conferem' })).toBeChecked()
  await expect(dialog.getByLabel('Explique para a pessoa')).toHaveValue(
    'O CPF do contrato é de outra pessoa.',
  )

  // The list updates before the response; a failure restores the row and keeps the draft.
  const letFail = await holdThenFail(page, '**/reject')
  // A double click sends one request.
  await dialog.getByRole('button', { name: 'Recusar cadastro' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, applicant)).toBeHidden()
  letFail()
  const failure = page.getByRole('alert').filter({ hasText: `recusar o cadastro de ${fullName}` })
  await expect(failure).toHaveCount(1)
  await expect(failure).toContainText('O que você escreveu está guardado.')
  await failure.getByRole('button', { name: 'Fechar' }).click()
  await page.unroute('**/reject')
  await openRejection(page, applicant)
  await expect(dialog.getByRole('radio', { name: 'Os dados não conferem' })).toBeChecked()
  await expect(dialog.getByLabel('Explique para a pessoa')).toHaveValue(
    'O CPF do contrato é de outra pessoa.',
  )

  await dialog.getByRole('button', { name: 'Recusar cadastro' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, applicant)).toBeHidden()

  await page.getByRole('link', { name: 'Recusados' }).click()
  await expect(rowOf(page, applicant)).toContainText('Os dados não conferem')
  await page.goto(`${instance.adminUrl}/membros?search=${applicant.email.slice(0, 30)}`)
  await page.getByRole('link', { name: fullName }).click()
  const rejection = page.getByRole('listitem').filter({ hasText: 'Cadastro recusado' })
  await expect(rejection.filter({ hasText: 'Os dados não conferem' })).toBeVisible()
  const member = await signInAtMemberApp(browser, applicant)
  await expect(member.getByText('Não aprovado: os dados não conferem')).toBeVisible()
  await expect(member.getByText('O CPF do contrato é de outra pessoa.')).toBeVisible()
  await member.context().close()
})

test('restores a row after a failed decision, and removes one that was already decided @desktop-only', async ({
  context,
  page,
  playwright,
}) => {
  const request = await playwright.request.newContext()
  const surname = uniqueName('Falha')
  const [first, second] = [
    await registerAndConfirm(request, `Fátima ${surname}`),
    await registerAndConfirm(request, `Davi ${surname}`),
  ]
  await reuseAdminSession(context)
  await openQueue(page, surname)
  const letFail = await holdThenFail(page, '**/approve')
  for (const applicant of [first, second]) {
    await rowOf(page, applicant).hover()
    await rowOf(page, applicant).getByRole('button', { name: 'Aprovar' }).click()
  }
  letFail()
  // Each failure has its own toast.
  for (const { fullName } of [first, second]) {
    const title = `aprovar o cadastro de ${fullName}`
    await closeToast(page, title, 'O serviço está indisponível no momento.')
  }
  await expect(rowOf(page, first)).toBeVisible()
  await expect(rowOf(page, second)).toBeVisible()
  await page.unroute('**/approve')

  await callAdminApi('POST', `/api/admin/registrations/${second.id}/approve`)
  await openRejection(page, second)
  await page.getByRole('radio', { name: 'Outro motivo' }).press('Space')
  await page.getByLabel('Explique para a pessoa').fill('Não importa mais.')
  await page.getByRole('button', { name: 'Recusar cadastro' }).click()
  await expect(toastOf(page, `O cadastro de ${second.fullName} já foi decidido`)).toContainText(
    /Aprovado por Ana Diretora às \d\d:\d\d/,
  )
  await expect(rowOf(page, second)).toBeHidden()
  await expect(page.getByRole('form', { name: 'Recusar cadastro' })).toBeHidden()
})

test('undoes one or many decisions by keyboard @desktop-only', async ({ context, page, playwright }) => {
  const request = await playwright.request.newContext()
  const surname = uniqueName('Undo')
  const applicants = [
    await registerAndConfirm(request, `Úrsula ${surname}`),
    await registerAndConfirm(request, `Ulisses ${surname}`),
  ]
  const [ursula, ulisses] = applicants as [Applicant, Applicant]
  await reuseAdminSession(context)
  const pauseClock = await installClock(page)
  await page.goto(instance.adminUrl)
  await expect(page.locator('[data-list] [data-record]').first()).toBeVisible()

  // Matches the start of the name, ignoring accents; the search is in the URL.
  await page.keyboard.press('/')
  await page.keyboard.type(`u ${surname.toLowerCase()}`)
  await expect(page).toHaveURL(/search=u(\+|%20)undo/)
  await expect(page.locator('[data-list] [data-record]')).toHaveCount(2)
  await expect(rowOf(page, ursula)).toBeVisible()
  // Leaves the search and returns to it immediately: Enter waits for the matches.
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/search=/)
  await expect(page.locator('[data-list] [data-record]:focus-within')).toHaveCount(1)
  await page.keyboard.press('/')
  await page.keyboard.type(`u ${surname.toLowerCase()}`)
  await page.keyboard.press('Enter')
  await expect(rowOf(page, ursula).getByRole('link')).toBeFocused()
  await expect(page.locator('[data-list] [data-record]')).toHaveCount(2)
  await page.keyboard.press('x')
  await page.getByRole('checkbox', { name: `Selecionar Ulisses ${surname}` }).check()
  await expect(page.getByText('2 selecionados')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Recusar 2' }).click()
  const dialog = page.getByRole('region', { name: 'Recusar 2 cadastros?' })
  await dialog.getByRole('radio', { name: 'Dados incompletos' }).press('Space')
  const explanation = dialog.getByLabel('Explique para a pessoa')
  await explanation.fill('Faltou o sobrenome.')

  // The page's clock is stopped from here on, so that no undo offer expires.
  await pauseClock()
  await explanation.press('Control+Enter')
  const offer = page.getByRole('region', { name: 'Decisões que podem ser desfeitas' })
  await runClockUntil(page, (within) => expect(offer).toContainText('2 recusados', within))
  await runClockUntil(page, (within) => expect(rowOf(page, ulisses)).toBeHidden(within))
  await runClockUntil(page, (within) => expect(dialog).toBeHidden(within))
  await offer.getByRole('button', { name: 'Desfazer' }).click()
  for (const applicant of applicants)
    await runClockUntil(page, (within) => expect(rowOf(page, applicant)).toBeVisible(within))

  await rowOf(page, ursula).getByRole('link').focus()
  await page.keyboard.press('a')
  const approved = `Cadastro de Úrsula ${surname} aprovado`
  await runClockUntil(page, (within) => expect(offer).toContainText(approved, within))
  await runClockUntil(page, (within) => expect(rowOf(page, ursula)).toBeHidden(within))
  await page.keyboard.press('z')
  const undone = page.getByRole('status').filter({ hasText: `Úrsula ${surname} voltou para a fila` })
  await runClockUntil(page, (within) => expect(undone).toBeVisible(within))
  const panel = page.getByRole('region', { name: `Úrsula ${surname}` })
  await runClockUntil(page, (within) => expect(panel).toBeVisible(within))
  await runClockUntil(page, (within) => expect(rowOf(page, ursula)).toBeVisible(within))
  await expect(offer.getByRole('button')).toHaveCount(0)
})
