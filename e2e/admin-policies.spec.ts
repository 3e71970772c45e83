import type { Page } from '@playwright/test'
import { textPdf } from '#worker/seed/pdf.ts'
import { expectAccessible } from './support/accessibility.ts'
import { waitForEmail } from './support/emails.ts'
import { instance } from './support/instance.ts'
import { newAdministrator } from './support/new-administrator.ts'
import { newMember } from './support/new-member.ts'
import { keepAndChooseAgain } from './support/saved-texts.ts'
import { sendPolicy } from './support/send-policy.ts'
import { signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

// The browser itself reports every answer of 4xx; the second administrator asks for one.
test.use({ expectedErrors: [/status of (404|409)|ERR_FAILED/] })

const policyPdf = () => Buffer.from(textPdf('Apólice de teste', ['Número: 77.0001', crypto.randomUUID()]))
/** A dot of red. */
const png = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
    'base64',
  )

async function find(page: Page, fileName: string) {
  await page.goto(`${instance.adminUrl}/apolices`)
  await page.getByLabel('Buscar por associado, arquivo ou número').fill(fileName)
  await expect(page).toHaveURL(/search=/)
  return page.getByRole('table').getByRole('link', { name: fileName })
}

/** How many pixels of the first page are dark: something was drawn. */
function inkOn(page: Page): Promise<number> {
  return page.getByRole('img', { name: 'Página 1 de 1' }).evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement) || element.width === 0) return 0
    const pixels = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? []
    let dark = 0
    for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 128) dark += 1
    return dark
  })
}

test('a policy is found, read, approved, and the member hears of it', async ({ browser, page }) => {
  const member = await browser.newContext({ baseURL: instance.memberUrl })
  const email = await newMember(member, 'Zélia Policarpo')
  const name = `apolice-${crypto.randomUUID().slice(0, 8)}`
  const id = await sendPolicy(member, `${name}.pdf`, policyPdf(), 'application/pdf')
  await signInAsAdmin(page.context())

  const row = await find(page, name)
  await expect(row).toBeVisible()
  await expect(page).toHaveTitle('Apólices · Viver Bem')
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const refresh = await page.getByRole('button', { name: 'Atualizar lista' }).boundingBox()
  expect(refresh?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0))
  await expectAccessible(page)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${instance.adminUrl}/apolices/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: `${name}.pdf` })).toBeVisible()
  await expect.poll(() => inkOn(page)).toBeGreaterThan(100)
  const sheet = page.getByRole('img', { name: 'Página 1 de 1' })
  const upright = await sheet.boundingBox()
  await page.getByRole('button', { name: 'Girar' }).click()
  await expect.poll(async () => (await sheet.boundingBox())?.height).toBeLessThan(upright?.width ?? 0)
  await expect.poll(() => inkOn(page)).toBeGreaterThan(100)
  for (let turn = 0; turn < 3; turn++) await page.getByRole('button', { name: 'Girar' }).click()
  // What is larger than the frame begins at its left edge, whence it can be scrolled.
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Aumentar' }).click()
  await expect
    .poll(async () => (await sheet.boundingBox())?.width)
    .toBeGreaterThan(1.9 * (upright?.width ?? 0))
  expect((await sheet.boundingBox())?.x).toBe(upright?.x)
  await expectAccessible(page)

  await page.keyboard.press('a')
  const number = page.getByLabel('Número da apólice')
  await expect(number).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Informe o número da apólice')).toBeVisible()
  await number.fill('77.0001-5')
  await page.keyboard.press('Enter')
  const offer = page.getByRole('region', { name: 'Decisões que podem ser desfeitas' })
  await expect(offer).toContainText('Apólice de Zélia Policarpo aprovada')
  // At once: the field has let go of the keys before the next screen stands.
  await page.keyboard.press('z')
  await expect(page.getByText('A apólice de Zélia Policarpo voltou para a análise')).toBeVisible()
  await expect(page).toHaveURL(`${instance.adminUrl}/apolices/${id}`)
  // What was typed is there again.
  await expect(number).toHaveValue('77.0001-5')
  await expect(offer.getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: 'Aprovar apólice' }).click()
  await expect(offer).toContainText('Apólice de Zélia Policarpo aprovada')

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

test('a picture is rejected in words that reach the member; the second administrator sees who was first', async ({
  browser,
  page,
}) => {
  const member = await browser.newContext({ baseURL: instance.memberUrl })
  const email = await newMember(member, 'Otília Segunda')
  const name = `foto-${crypto.randomUUID().slice(0, 8)}.png`
  const id = await sendPolicy(member, name, png(), 'image/png')
  await signInAsAdmin(page.context())
  await page.goto(`${instance.adminUrl}/apolices/${id}`)
  await expect(page.getByRole('img', { name })).toBeVisible()
  const second = await browser.newContext()
  await signInAsAdmin(second, await newAdministrator(second, 'Bia Gestora'))
  const other = await second.newPage()
  await other.goto(`${instance.adminUrl}/apolices/${id}`)
  await expect(other.getByLabel('Número da apólice')).toBeVisible()

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Rejeitar a apólice de Otília Segunda' })
  const reason = dialog.getByLabel('Motivo')
  await reason.fill('A foto está escura.')
  await expectAccessible(page)
  await keepAndChooseAgain(page, dialog, reason)
  // Closed and opened again, it still holds what was written.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Rejeitar…' }).click()
  await expect(reason).toHaveValue('A foto está escura.')
  await dialog.getByRole('button', { name: 'Rejeitar apólice' }).click()
  await expect(page.getByText('Apólice de Otília Segunda rejeitada')).toBeVisible()

  await other.getByLabel('Número da apólice').fill('1234')
  await other.getByRole('button', { name: 'Aprovar apólice' }).click()
  await expect(other.getByText('Outra pessoa decidiu antes de você')).toBeVisible()
  await expect(other.getByText(/^Rejeitada por Ana Diretora às \d\d:\d\d\. A tela/)).toBeVisible()
  await expect(other.getByText(/^Rejeitada por Ana Diretora em/)).toBeVisible()

  expect((await waitForEmail(email, /apólice precisa de atenção/)).text).toContain('> A foto está escura.')
  const screen = await member.newPage()
  await screen.goto('/app/insurance')
  await expect(screen.getByText('A foto está escura.')).toBeVisible()
  await expect(screen.getByRole('button', { name: 'Enviar novo arquivo' })).toBeVisible()
  await member.close()
  await second.close()
})

test('an answer that got lost is one’s own success when it is asked for again', async ({ browser, page }) => {
  const member = await browser.newContext({ baseURL: instance.memberUrl })
  await newMember(member, 'Perpétua Perdida')
  const id = await sendPolicy(member, `perdida-${crypto.randomUUID()}.pdf`, policyPdf(), 'application/pdf')
  await signInAsAdmin(page.context())
  await page.goto(`${instance.adminUrl}/apolices/${id}`)
  await page.route(
    `**/api/admin/policies/${id}/approve`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByLabel('Número da apólice').fill('77.0009')
  await page.getByRole('button', { name: 'Aprovar apólice' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Aprovar apólice' }).click()
  const offer = page.getByRole('region', { name: 'Decisões que podem ser desfeitas' })
  await expect(offer).toContainText('Apólice de Perpétua Perdida aprovada')
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(page.getByText('decidiu antes de você')).toBeHidden()
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain(id)
  await member.close()
})

test('a policy that its member deleted meanwhile is said to be gone', async ({ browser, page }) => {
  const member = await browser.newContext({ baseURL: instance.memberUrl })
  await newMember(member, 'Arlete Apagada')
  const id = await sendPolicy(member, `apagada-${crypto.randomUUID()}.pdf`, policyPdf(), 'application/pdf')
  await signInAsAdmin(page.context())
  await page.goto(`${instance.adminUrl}/apolices/${id}`)
  await page.getByLabel('Número da apólice').fill('77.0010')
  const deleted = await member.request.delete(`${instance.memberUrl}/api/insurance/${id}`, {
    headers: { Origin: instance.memberUrl },
  })
  expect(deleted.ok(), await deleted.text()).toBe(true)
  await page.getByRole('button', { name: 'Aprovar apólice' }).click()
  await expect(page.getByText('O envio foi excluído nesse meio-tempo.')).toBeVisible()
  await expect(page.getByText('decidi', { exact: false })).toHaveCount(0)
  await expect(page.getByText('O associado pode ter excluído o envio.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aprovar apólice' })).toHaveCount(0)
  await member.close()
})

test('the navigation has the number of policies that wait, after a decision and after its undo', async ({
  browser,
  isMobile,
  page,
}) => {
  const member = await browser.newContext({ baseURL: instance.memberUrl })
  await newMember(member, 'Norma Contada')
  const id = await sendPolicy(member, `contada-${crypto.randomUUID()}.pdf`, policyPdf(), 'application/pdf')
  await signInAsAdmin(page.context())
  // The numbers of the desk as it was read last, since others decide at the same time.
  let waiting = 0
  let reads = 0
  page.on('response', async (response) => {
    if (!/\/api\/admin\/policies\?status=pending/.test(response.url())) return
    waiting = (await response.json()).waiting
    reads += 1
  })
  const room = page.getByRole('navigation').getByRole('link', { name: /^Apólices/ })
  const isShown = async (already: number) => {
    await expect.poll(() => reads).toBeGreaterThan(already)
    if (isMobile) await page.getByRole('button', { name: 'Abrir menu' }).click()
    await expect.poll(async () => (await room.textContent()) === `Apólices${waiting} em análise`).toBe(true)
    if (isMobile) await page.keyboard.press('Escape')
  }
  await page.goto(`${instance.adminUrl}/apolices/${id}`)
  await expect(page.getByLabel('Número da apólice')).toBeVisible()
  await isShown(0)
  await page.getByLabel('Número da apólice').fill('77.0011')
  let before = reads
  await page.getByRole('button', { name: 'Aprovar apólice' }).click()
  await expect(page.getByText('Apólice de Norma Contada aprovada')).toBeVisible()
  await isShown(before)
  before = reads
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect(page.getByText('A apólice de Norma Contada voltou para a análise')).toBeVisible()
  await isShown(before)
  await member.close()
})

test('one’s own policy is shown without a decision, and leads to its member', async ({ browser, page }) => {
  const member = await browser.newContext({ baseURL: instance.memberUrl })
  const email = await newAdministrator(member, 'Odete Própria')
  const id = await sendPolicy(member, `propria-${crypto.randomUUID()}.pdf`, policyPdf(), 'application/pdf')
  await signInAsAdmin(page.context(), email)
  await page.goto(`${instance.adminUrl}/apolices/${id}`)
  await expect(page.getByText('Quem decide sobre ela é outro administrador.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(?:Aprovar|Rejeitar)/ })).toHaveCount(0)
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Odete Própria' }).click()
  await expect(page).toHaveURL(/\/membros\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Odete Própria' })).toBeVisible()
  await member.close()
})

test('a failure can be tried again, and a policy that is gone says so', async ({ page }) => {
  await signInAsAdmin(page.context())
  await page.goto(`${instance.adminUrl}/apolices/nenhuma`)
  await expect(page.getByText('Esta apólice não está mais aqui.', { exact: false })).toBeVisible()
  await page.goto(`${instance.adminUrl}/apolices?search=nadadissoexiste`)
  await expect(page.getByText('Nenhuma apólice encontrada')).toBeVisible()
  await page.route('**/api/admin/policies?*', (route) =>
    route.fulfill({ status: 404, json: { message: 'Sem resposta.', code: 'not_found' } }),
  )
  await page.goto(`${instance.adminUrl}/apolices?status=approved`)
  await expect(page.getByText('Não conseguimos carregar as apólices.', { exact: false })).toBeVisible()
  await page.unroute('**/api/admin/policies?*')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})
