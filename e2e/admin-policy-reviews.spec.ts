import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { atRest, settle } from './support/at-rest.ts'
import { instance } from './support/instance.ts'
import { newAdministrator } from './support/new-member.ts'
import {
  addressOf,
  button,
  expectSaid,
  find,
  list,
  number,
  offer,
  panel,
  png,
  policyPdf,
  rejection,
  uploads,
} from './support/policy-reviews.ts'
import { callAdminApi, reuseAdminSession, signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { uploadPolicy } from './support/upload-policy.ts'

// Chromium logs every 4xx response.
test.use({ expectedErrors: [/status of (404|409)|ERR_FAILED/] })

/** The number of dark pixels on the first page; zero until it is rendered. */
function darkPixels(page: Page): Promise<number> {
  return page.getByRole('img', { name: 'Página 1 de 1' }).evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement) || element.width === 0) return 0
    const pixels = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? []
    let dark = 0
    for (let red = 0; red < pixels.length; red += 4) if ((pixels[red] ?? 255) < 128) dark += 1
    return dark
  })
}

test('finds, views and approves a policy, whose number the member reads @desktop-only @smoke', async ({
  browser,
  page,
}) => {
  const name = `apolice-${crypto.randomUUID().slice(0, 8)}`
  const { member, id } = await uploads(browser, 'Zélia Policarpo', [[`${name}.pdf`, policyPdf()]])
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

  const screen = await member.newPage()
  await screen.goto('/app/insurance')
  await expect(screen.getByText('77.0001-5')).toBeVisible()
  await member.close()
})

test('counts the pending policies in the navigation, including changes made elsewhere @at-end', async ({
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

test('shows administrators no decision on their own policy @desktop-only', async ({ browser, page }) => {
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

test('opens a policy as a page: person, document, decision @phone-only', async ({ browser, page }) => {
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

test('reports a missing policy; only a button reloads a failed list @desktop-only', async ({ page }) => {
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

test('leaves the line of a row to the name, not to the date @desktop-only', async ({ browser, page }) => {
  const mark = `linha-${crypto.randomUUID().slice(0, 8)}`
  const { member } = await uploads(browser, 'Maria Aparecida Nogueira', [[`${mark}.pdf`, policyPdf()]])
  await reuseAdminSession(page.context())
  const name = (await find(page, mark)).getByRole('link')
  expect(await name.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0)
  await member.close()
})
