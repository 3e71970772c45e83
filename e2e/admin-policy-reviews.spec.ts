import type { Browser, Locator, Page } from '@playwright/test'
import { textPdf } from '#worker/seed/pdf.ts'
import { expectAccessible } from './support/accessibility.ts'
import { atRest, settle } from './support/at-rest.ts'
import { waitForEmail } from './support/emails.ts'
import { instance } from './support/instance.ts'
import { newAdministrator, newMember } from './support/new-member.ts'
import { saveAndReuseText } from './support/saved-texts.ts'
import { callAdminApi, reuseAdminSession, signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { uploadPolicy } from './support/upload-policy.ts'

// Chromium logs every 4xx response.
test.use({ expectedErrors: [/status of (404|409)|ERR_FAILED/] })

const policyPdf = () => Buffer.from(textPdf('Apólice de teste', ['Número: 77.0001', crypto.randomUUID()]))
/** A policy with its number, and with others that are none. */
const numberedPdf = (number: string) =>
  Buffer.from(
    textPdf('Seguro Saúde Empresarial', [
      `Apólice de Seguro nº ${number}`,
      'Vigência: das 24h de 01/01/2026 às 24h de 01/01/2027',
      'Proposta nº 99887766',
      'Segurado: Beatriz Rocha - CPF: 529.982.247-25',
      'SAC 0800 727 0800',
      crypto.randomUUID(),
    ]),
  )
/** One red pixel. */
const png = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
    'base64',
  )

/** Uploads files of a new member. */
async function uploads(browser: Browser, fullName: string, files: readonly (readonly [string, Buffer])[]) {
  const member = await browser.newContext({ baseURL: instance.memberUrl })
  const email = await newMember(member, fullName)
  const ids: string[] = []
  for (const [name, content] of files) {
    const type = name.endsWith('.png') ? 'image/png' : 'application/pdf'
    ids.push(await uploadPolicy(member, name, content, type))
  }
  return { member, email, ids, id: ids[0] ?? '' }
}

const list = (page: Page) => page.getByRole('list', { name: 'Em Análise' })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const number = (page: Page) => page.getByLabel('Número da apólice')
const inDocument = (page: Page) => page.getByRole('group', { name: 'No documento:' }).getByRole('button')
const rejection = (page: Page) => page.getByRole('form', { name: 'Recusar a apólice' })
const offer = (page: Page) => page.getByRole('region', { name: 'Decisões que podem ser desfeitas' })
const expectSaid = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
const position = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The address of a policy beside the list of those whose file has the text in its name: the test's own. */
const addressOf = (id: string, text: string) =>
  `${instance.adminUrl}/apolices/${id}?search=${encodeURIComponent(text)}`

/** The row of the policy whose file has the text in its name, in a list that was searched for it. */
async function find(page: Page, text: string): Promise<Locator> {
  await page.goto(`${instance.adminUrl}/apolices`)
  await page.getByLabel('Buscar por associado, arquivo ou número').fill(text)
  await expect(page).toHaveURL(/search=/)
  const rows = list(page).getByRole('listitem')
  await expect(rows.filter({ hasNotText: text })).toHaveCount(0)
  await expect(rows.first()).toBeVisible()
  return rows.filter({ hasText: text })
}

/** Answers the request for saved texts. */
async function giveSavedTexts(page: Page, names: readonly string[]) {
  await page.route('**/api/admin/rejection-texts', (route) =>
    route.fulfill({
      json: names.map((name, index) => ({
        id: `t${index}`,
        version: 1,
        reason: 'policy',
        name,
        text: `${name}: envie de novo, por favor.`,
      })),
    }),
  )
}

/** The number of dark pixels on the first page; more than none once it is rendered. */
function darkPixels(page: Page): Promise<number> {
  return page.getByRole('img', { name: 'Página 1 de 1' }).evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement) || element.width === 0) return 0
    const pixels = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? []
    let dark = 0
    for (let red = 0; red < pixels.length; red += 4) if ((pixels[red] ?? 255) < 128) dark += 1
    return dark
  })
}

test('finds, views and approves a policy, and notifies the member @desktop-only @smoke', async ({
  browser,
  page,
}) => {
  const name = `apolice-${crypto.randomUUID().slice(0, 8)}`
  const { member, email, id } = await uploads(browser, 'Zélia Policarpo', [[`${name}.pdf`, policyPdf()]])
  await reuseAdminSession(page.context())

  const row = await find(page, name)
  await expect(row.getByRole('link', { name: 'Zélia Policarpo' })).toBeVisible()
  await expect(page).toHaveTitle('Apólices · Viver Bem')
  await expectAccessible(page)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(new RegExp(`/apolices/${id}\\?`))
  await expect(row.getByRole('link')).toBeFocused()
  await expect(panel(page, 'Zélia Policarpo')).toContainText(
    /Enviada em \d\d\/\d\d às \d\d:\d\d · prazo \d\d\/\d\d/,
  )
  await expect.poll(() => darkPixels(page)).toBeGreaterThan(100)
  const sheet = page.getByRole('img', { name: 'Página 1 de 1' })
  const upright = await atRest(page, () => sheet.boundingBox())
  await page.getByRole('button', { name: 'Girar' }).click()
  await expect.poll(async () => (await sheet.boundingBox())?.height).toBeLessThan(upright?.width ?? 0)
  await expect.poll(() => darkPixels(page)).toBeGreaterThan(100)
  for (let turn = 0; turn < 3; turn++) await page.getByRole('button', { name: 'Girar' }).click()
  // A page wider than the frame starts at its left edge, so that all of it can be scrolled to.
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Aumentar' }).click()
  await expect
    .poll(async () => (await sheet.boundingBox())?.width)
    .toBeGreaterThan(1.9 * (upright?.width ?? 0))
  expect((await atRest(page, () => sheet.boundingBox()))?.x).toBe(upright?.x)
  await expectAccessible(page)

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('a')
  await expect(number(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Informe o número da apólice')).toBeVisible()
  await number(page).fill('77.0001-5')
  await expect(panel(page, 'Zélia Policarpo')).toContainText('Número da apólice: 77.0001-5')
  await page.keyboard.press('Enter')
  await expect(offer(page)).toContainText('Apólice de Zélia Policarpo aprovada')
  await page.keyboard.press('z')
  await expectSaid(page, 'A apólice de Zélia Policarpo voltou para a análise')
  await expect(page).toHaveURL(new RegExp(`/apolices/${id}`))
  await expect(list(page).getByRole('link', { name: 'Zélia Policarpo' })).toBeFocused()
  // The draft is restored, and A decides with it.
  await expect(number(page)).toHaveValue('77.0001-5')
  await expect(offer(page).getByRole('button')).toHaveCount(0)
  await page.keyboard.press('a')
  await expect(offer(page)).toContainText('Apólice de Zélia Policarpo aprovada')

  const mail = await waitForEmail(email, /apólice foi aprovada/)
  expect(mail.text).toContain(`${name}.pdf`)
  const screen = await member.newPage()
  await screen.goto('/app/insurance')
  await expect(screen.getByText('77.0001-5')).toBeVisible()
  const bell = await member.request.get(`${instance.memberUrl}/api/notifications`)
  expect(await bell.json()).toContainEqual(
    expect.objectContaining({ kind: 'policy_approved', subjectId: id }),
  )
  await member.close()
})

test('decides ten policies with the keyboard alone, each file opened once and never ahead @desktop-only', async ({
  browser,
  page,
}) => {
  const mark = `dez-${crypto.randomUUID().slice(0, 8)}`
  const { member, ids } = await uploads(
    browser,
    'Décio Dezena',
    Array.from({ length: 10 }, (_, index) => [`${mark}-${index}.pdf`, policyPdf()]),
  )
  await reuseAdminSession(page.context())
  await giveSavedTexts(page, ['Documento ilegível', 'Falta página'])
  // Requests for policies ("ID") and files ("ID/file"), and the decisions that were answered.
  const requests: string[] = []
  const decided: unknown[] = []
  page.on('request', (request) => {
    const [, path] = /\/api\/admin\/policies\/([\w-]+(?:\/file)?)$/.exec(request.url()) ?? []
    if (path) requests.push(path)
  })
  page.on('response', (response) => {
    if (response.ok() && /\/(?:approve|reject)$/.test(response.url()))
      decided.push(response.request().postDataJSON())
  })
  await find(page, mark)
  const rows = list(page).getByRole('listitem')
  await expect(rows).toHaveCount(10)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  const order: string[] = []
  for (let done = 0; done < 10; done++) {
    await expect(position(page, `1 de ${10 - done}`)).toBeVisible()
    const id = (await rows.first().getAttribute('data-record')) ?? ''
    await expect(rows.first().getByRole('link')).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL(new RegExp(`/apolices/${id}\\?`))
    order.push(id)
    if (done % 3 === 2) {
      await page.keyboard.press('r')
      await page.keyboard.press('2')
    } else {
      await page.keyboard.press('a')
      await page.keyboard.type(`77.000${done}`)
    }
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(9 - done)
  }
  await expect(page.getByText('Nenhuma apólice encontrada')).toBeVisible()
  expect(order.toSorted()).toEqual(ids.toSorted())
  await expect.poll(() => decided.length).toBe(10)
  expect(decided.filter((body) => JSON.stringify(body).includes('Falta página'))).toHaveLength(3)
  await expect(offer(page).getByRole('button', { name: /^Desfazer/ })).toBeVisible()
  const opened = requests.filter((path) => path.endsWith('/file'))
  expect(opened).toEqual(order.map((id) => `${id}/file`))
  // The next policy's data came ahead.
  for (const id of order.slice(1)) expect(requests.indexOf(id)).toBeLessThan(requests.indexOf(`${id}/file`))
  await member.close()
})

test('keeps a number that was typed, passes over policies while J is held, and decides once on a double click @desktop-only', async ({
  browser,
  page,
}) => {
  const mark = `quatro-${crypto.randomUUID().slice(0, 8)}`
  const { member } = await uploads(
    browser,
    'Quitéria Quádrupla',
    ['a', 'b', 'c', 'd'].map((part) => [`${mark}-${part}.pdf`, policyPdf()]),
  )
  await reuseAdminSession(page.context())
  await find(page, mark)
  const rows = list(page).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await rows.first().getByRole('link').click()
  await number(page).fill('2002')
  await page.keyboard.press('Escape')
  await expect(rows.first().getByRole('link')).toBeFocused()
  await page.keyboard.press('j')
  await expect(position(page, '2 de 4')).toBeVisible()
  await expect(number(page)).toHaveValue('')
  await page.keyboard.press('k')
  await expect(number(page)).toHaveValue('2002')
  // What was deleted again stays deleted.
  await number(page).fill('')
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(position(page, '2 de 4')).toBeVisible()
  await page.keyboard.press('k')
  await expect(position(page, '1 de 4')).toBeVisible()
  await expect(number(page)).toHaveValue('')

  // J held down passes over policies without opening them.
  const opened: string[] = []
  page.on('request', (request) => {
    const [, id] = /\/api\/admin\/policies\/([\w-]+)\/file$/.exec(request.url()) ?? []
    if (id) opened.push(id)
  })
  for (let step = 0; step < 3; step++) await page.keyboard.down('j')
  await expect(rows.nth(3).getByRole('link')).toBeFocused()
  await page.keyboard.up('j')
  await expect(position(page, '4 de 4')).toBeVisible()
  const idOf = (at: number) => rows.nth(at).getAttribute('data-record')
  await expect.poll(() => opened).toEqual([await idOf(1), await idOf(3)])

  await number(page).fill('2004')
  await button(page, 'Aprovar').dblclick()
  await expect(rows).toHaveCount(3)
  await expect(number(page)).toHaveValue('')
  await expect(page.getByText('Informe o número da apólice')).toHaveCount(0)
  // "Back" leads from the policies to the list.
  await page.goBack()
  await expect(page).toHaveURL(/\/apolices\?/)
  await expect(page.getByText('Nenhuma apólice aberta')).toBeVisible()
  await member.close()
})

test('offers the number that the document has, which one key takes, without opening the file again @desktop-only', async ({
  browser,
  page,
}) => {
  const mark = `numero-${crypto.randomUUID().slice(0, 8)}`
  const { member, ids, id } = await uploads(browser, 'Nívea Numerosa', [
    [`${mark}-a.pdf`, numberedPdf('0531.18.1234567')],
    [`${mark}-b.pdf`, numberedPdf('0531.18.7654321')],
  ])
  await reuseAdminSession(page.context())
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname !== '/api/admin/presence') sent.push(pathname)
  })
  await page.goto(addressOf(id, mark))
  const offered = inDocument(page)
  await expect(offered).toHaveText('Usar 0531.18.1234567 página 1=')
  // Nothing is taken by itself, and A moves to the empty field as before.
  await expect(number(page)).toHaveValue('')
  await expectAccessible(page)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('a')
  await expect(number(page)).toBeFocused()
  await expect(number(page)).toHaveValue('')

  // In the field the key replaces what was typed.
  await page.keyboard.type('99')
  await page.keyboard.press('=')
  await expect(number(page)).toHaveValue('0531.18.1234567')
  await expect(offered).toHaveAccessibleName('Usar 0531.18.1234567 página 1 já está no campo')
  await expectAccessible(page)
  // A pointer takes it too; the focus goes to the field, where Enter approves.
  await number(page).fill('')
  await offered.click()
  await expect(number(page)).toHaveValue('0531.18.1234567')
  await expect(number(page)).toBeFocused()
  // It is kept like a typed number.
  await page.reload()
  await expect(number(page)).toHaveValue('0531.18.1234567')
  await expect(offered).toBeVisible()
  await page.keyboard.press('a')
  await expect(offer(page)).toContainText('Apólice de Nívea Numerosa aprovada')

  // Outside the field the key takes the next document's number and leads to the field.
  await expect(page).toHaveURL(new RegExp(`/apolices/${ids[1]}`))
  await expect(offered).toHaveText('Usar 0531.18.7654321 página 1=')
  await expect(number(page)).toHaveValue('')
  await page.keyboard.press('=')
  await expect(number(page)).toBeFocused()
  await expect(number(page)).toHaveValue('0531.18.7654321')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nenhuma apólice encontrada')).toBeVisible()
  const path = (one: string | undefined, act: string) => `/api/admin/policies/${one}/${act}`
  await expect
    .poll(() => sent.toSorted())
    .toEqual(
      [
        path(id, 'file'),
        path(id, 'file'),
        path(id, 'approve'),
        path(ids[1], 'file'),
        path(ids[1], 'approve'),
      ].toSorted(),
    )
  const screen = await member.newPage()
  await screen.goto('/app/insurance')
  await expect(screen.getByText('0531.18.1234567')).toBeVisible()
  await expect(screen.getByText('0531.18.7654321')).toBeVisible()
  await member.close()
})

test('takes the number in the document with a finger, without the keyboard of the screen @phone-only', async ({
  browser,
  page,
}) => {
  const { member, id } = await uploads(browser, 'Nilza Numerada', [
    [`${crypto.randomUUID()}.pdf`, numberedPdf('0531.18.1234567/AB-0001')],
  ])
  await reuseAdminSession(page.context())
  await page.goto(`${instance.adminUrl}/apolices/${id}`)
  await inDocument(page).tap()
  await expect(number(page)).toHaveValue('0531.18.1234567/AB-0001')
  await expect(number(page)).not.toBeFocused()
  await expectAccessible(page)
  expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )
  await button(page, 'Aprovar').tap()
  await expect(offer(page)).toContainText('Apólice de Nilza Numerada aprovada')
  await member.close()
})

test('types a number outside its field into it, and keeps one that was typed while the policy loads @desktop-only', async ({
  browser,
  page,
}) => {
  const mark = `cedo-${crypto.randomUUID().slice(0, 8)}`
  const { member, id, ids } = await uploads(browser, 'Célia Cedo', [
    [`${mark}-a.pdf`, policyPdf()],
    [`${mark}-b.pdf`, policyPdf()],
  ])
  await reuseAdminSession(page.context())
  await giveSavedTexts(page, [])
  async function typeEarly(policyId: string, text: string): Promise<void> {
    const answer = Promise.withResolvers<void>()
    const address = `**/api/admin/policies/${policyId}`
    await page.route(address, async (route) => {
      await answer.promise
      await route.continue()
    })
    // The list does not have it, so that all of it is still to come.
    await page.goto(addressOf(policyId, 'nadadissoexiste'))
    await expect(page.getByText('Abrindo a apólice…')).toBeAttached()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.type(text)
    answer.resolve()
    await expect(number(page)).toBeFocused()
    await page.unroute(address)
  }
  await typeEarly(id, '0077/20')
  await expect(number(page)).toHaveValue('0077/20')
  await page.keyboard.type('26-1')
  await page.keyboard.press('Enter')
  await expect(offer(page)).toContainText('Apólice de Célia Cedo aprovada')

  await page.goto(addressOf(ids[1] ?? '', mark))
  const row = list(page).getByRole('link', { name: 'Célia Cedo' })
  await row.focus()
  await page.keyboard.type('88.0001')
  await expect(number(page)).toHaveValue('88.0001')
  // The digits of the form that rejects stay there.
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  await page.keyboard.type('7')
  await expect(rejection(page).getByLabel('Motivo')).toHaveValue('7')
  await page.keyboard.press('Escape')
  await expect(number(page)).toHaveValue('88.0001')
  // Over a draft, the digits replace it, before the policy comes as after it; nothing of them is lost.
  await typeEarly(ids[1] ?? '', '9')
  await page.keyboard.type('-2')
  await expect(number(page)).toHaveValue('9-2')
  await page.goto(addressOf(ids[1] ?? '', mark))
  await expect(number(page)).toHaveValue('9-2')
  await row.focus()
  await page.keyboard.type('00')
  await expect(number(page)).toHaveValue('00')
  // What was begun is continued.
  await row.focus()
  await page.keyboard.type('99')
  await expect(number(page)).toHaveValue('0099')
  const screen = await member.newPage()
  await screen.goto('/app/insurance')
  await expect(screen.getByText('0077/2026-1')).toBeVisible()
  await member.close()
})

test('rejects a picture with a reason for the member, and tells a second administrator who decided @desktop-only', async ({
  browser,
  page,
}) => {
  const name = `foto-${crypto.randomUUID().slice(0, 8)}.png`
  const { member, email, id } = await uploads(browser, 'Otília Segunda', [[name, png()]])
  await reuseAdminSession(page.context())
  await page.goto(addressOf(id, name))
  await expect(page.getByRole('img', { name })).toBeVisible()
  const second = await browser.newContext()
  await signInAsAdmin(second, await newAdministrator(second, 'Bia Gestora'))
  const other = await second.newPage()
  await other.goto(addressOf(id, name))
  await expect(number(other)).toBeVisible()

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('r')
  const reason = rejection(page).getByLabel('Motivo')
  await reason.fill('A foto está escura.')
  // The document stays in sight, beside the e-mail that the person will get.
  await expect(page.getByRole('img', { name })).toBeVisible()
  await expect(rejection(page).getByRole('blockquote')).toHaveText('A foto está escura.')
  await expectAccessible(page)
  await saveAndReuseText(page, rejection(page), reason)
  // The draft survives closing and reopening.
  await reason.press('Escape')
  await expect(rejection(page)).toBeHidden()
  await button(page, 'Recusar').click()
  await expect(reason).toHaveValue('A foto está escura.')
  await reason.press('Control+Enter')
  await expect(offer(page)).toContainText('Apólice de Otília Segunda recusada')
  await expect(page).not.toHaveURL(new RegExp(id))

  await number(other).fill('1234')
  await button(other, 'Aprovar').click()
  await expect(other.getByText('A apólice de Otília Segunda já foi decidida')).toBeVisible()
  await expect(
    other.getByText(/^Recusada por Ana Diretora às \d\d:\d\d\. O que você escreveu está guardado\.$/),
  ).toBeVisible()
  await other.getByRole('button', { name: 'Ver apólice' }).click()
  await expect(panel(other, 'Otília Segunda')).toContainText('Recusada por Ana Diretora em')
  await expect(panel(other, 'Otília Segunda')).toContainText('O que você tinha digitado: 1234')
  await expectAccessible(other)

  expect((await waitForEmail(email, /apólice precisa de atenção/)).text).toContain('> A foto está escura.')
  const screen = await member.newPage()
  await screen.goto('/app/insurance')
  await screen.getByRole('listitem').filter({ hasText: name }).getByRole('link').click()
  await expect(screen.getByText('A foto está escura.')).toBeVisible()
  await expect(screen.getByRole('button', { name: 'Enviar novo arquivo' })).toBeVisible()
  await member.close()
  await second.close()
})

test('keeps the number of an approval that failed, and treats its retry as successful @desktop-only', async ({
  browser,
  page,
}) => {
  const name = `perdida-${crypto.randomUUID().slice(0, 8)}.pdf`
  const { member, id } = await uploads(browser, 'Perpétua Perdida', [[name, policyPdf()]])
  await reuseAdminSession(page.context())
  await page.goto(addressOf(id, name))
  await page.route(
    `**/api/admin/policies/${id}/approve`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await number(page).fill('77.0009')
  await button(page, 'Aprovar').click()
  await expect(page.getByText('Não foi possível aprovar a apólice de Perpétua Perdida')).toBeVisible()
  await expect(offer(page).getByRole('button')).toHaveCount(0)
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).toContain('77.0009')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(offer(page)).toContainText('Apólice de Perpétua Perdida aprovada')
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(page.getByText('já foi decidida')).toBeHidden()
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain(id)
  await member.close()
})

test('reports a policy that its member deleted meanwhile @desktop-only', async ({ browser, page }) => {
  const { member, id } = await uploads(browser, 'Arlete Apagada', [
    [`apagada-${crypto.randomUUID()}.pdf`, policyPdf()],
  ])
  await reuseAdminSession(page.context())
  await page.goto(`${instance.adminUrl}/apolices/${id}`)
  await number(page).fill('77.0010')
  const deleted = await member.request.delete(`${instance.memberUrl}/api/insurance/${id}`, {
    headers: { Origin: instance.memberUrl },
  })
  expect(deleted.ok(), await deleted.text()).toBe(true)
  await button(page, 'Aprovar').click()
  await expect(page.getByText('A apólice de Arlete Apagada não está mais aqui')).toBeVisible()
  await expect(page.getByText('O envio foi excluído nesse meio-tempo.')).toBeVisible()
  await page.getByRole('button', { name: 'Ver apólice' }).click()
  await expect(page.getByText('O associado pode ter excluído o envio.')).toBeVisible()
  await expect(button(page, 'Aprovar')).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain(id)
  await member.close()
})

test('counts the pending policies in the navigation, also those that come or go elsewhere @at-end', async ({
  browser,
  page,
}) => {
  const name = `contada-${crypto.randomUUID().slice(0, 8)}.pdf`
  const { member, id } = await uploads(browser, 'Norma Contada', [[name, policyPdf()]])
  await reuseAdminSession(page.context())
  const pending = async () => {
    const answer = await page.request.get(`${instance.adminUrl}/api/admin/policies?status=pending`)
    return (await answer.json()).waiting
  }
  const before = await pending()
  const link = page.getByRole('navigation').getByRole('link', { name: /^Apólices/ })
  const expectCount = (count: number) => expect(link).toHaveText(`Apólices${count} em análise`)
  await page.goto(addressOf(id, name))
  await expectCount(before)
  await number(page).fill('77.0011')
  await button(page, 'Aprovar').click()
  await expect(offer(page)).toContainText('Apólice de Norma Contada aprovada')
  await expectCount(before - 1)
  await offer(page).getByRole('button', { name: 'Desfazer' }).click()
  await expectSaid(page, 'A apólice de Norma Contada voltou para a análise')
  await expectCount(before)

  await uploadPolicy(member, `outra-${crypto.randomUUID().slice(0, 8)}.pdf`, policyPdf(), 'application/pdf')
  await expectCount(before + 1)
  await callAdminApi('POST', `/api/admin/policies/${id}/approve`, { policyNumber: '77.0011' })
  await expectCount(before)
  expect(await pending()).toBe(before)
  await member.close()
})

test('shows administrators their own policy without decision buttons @desktop-only', async ({
  browser,
  page,
}) => {
  const member = await browser.newContext({ baseURL: instance.memberUrl })
  const email = await newAdministrator(member, 'Odete Própria')
  const id = await uploadPolicy(member, `propria-${crypto.randomUUID()}.pdf`, policyPdf(), 'application/pdf')
  await signInAsAdmin(page.context(), email)
  await page.goto(`${instance.adminUrl}/apolices/${id}`)
  await expect(page.getByText('Quem decide sobre ela é outro administrador.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(?:Aprovar|Recusar)/ })).toHaveCount(0)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('r')
  await expect(rejection(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Abrir a página de Odete Própria' }).click()
  await expect(page).toHaveURL(/\/membros\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Odete Própria' })).toBeVisible()
  await member.close()
})

test('opens a policy as a page: the person, the document, then the decision @phone-only', async ({
  browser,
  page,
}) => {
  const name = `fone-${crypto.randomUUID().slice(0, 8)}`
  const { member, id } = await uploads(browser, 'Fabiana Fone', [[`${name}.png`, png()]])
  await reuseAdminSession(page.context())
  const row = await find(page, name)
  await expectAccessible(page)
  await row.getByRole('link').tap()
  await expect(page).toHaveURL(new RegExp(`/apolices/${id}`))
  await expect(page.getByRole('navigation', { name: 'Situação das apólices' })).toBeHidden()
  const file = page.getByRole('img', { name: `${name}.png` })
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN
  const [person, document, decision] = await atRest(page, () =>
    Promise.all([top(page.getByRole('heading', { name: 'Fabiana Fone' })), top(file), top(number(page))]),
  )
  expect(person).toBeLessThan(document ?? Number.NaN)
  expect(document).toBeLessThan(decision ?? Number.NaN)
  // The decision stays in sight.
  await expect(button(page, 'Aprovar')).toBeInViewport()
  expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )
  await expectAccessible(page)
  await button(page, 'Aprovar').tap()
  await expect(page.getByText('Informe o número da apólice')).toBeVisible()
  await expect(number(page)).toBeFocused()
  await button(page, 'Recusar').tap()
  await expect(rejection(page)).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Voltar').tap()
  await page.getByRole('link', { name: 'Voltar para a lista' }).tap()
  await expect(row).toBeVisible()
  await member.close()
})

test('reports a missing policy, and loads a failed list again by its button only @desktop-only', async ({
  page,
}) => {
  await reuseAdminSession(page.context())
  await page.goto(`${instance.adminUrl}/apolices/nenhuma`)
  await expect(page.getByText('Esta apólice não está mais aqui')).toBeVisible()
  await page.goto(`${instance.adminUrl}/apolices?search=nadadissoexiste`)
  await expect(page.getByText('Nenhuma apólice encontrada')).toBeVisible()
  await expectAccessible(page)
  const approved = '**/api/admin/policies?status=approved'
  let failures = 0
  await page.route(approved, (route) => {
    failures += 1
    return route.fulfill({ status: 404, json: { message: 'Sem resposta.', code: 'not_found' } })
  })
  await page.goto(`${instance.adminUrl}/apolices?status=approved`)
  await expect(page.getByText('Não conseguimos carregar as apólices.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  const failedBefore = failures
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await settle(page)
  expect(failures).toBe(failedBefore)
  await page.unroute(approved)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('list', { name: 'Aprovadas' })).toBeVisible()
})
