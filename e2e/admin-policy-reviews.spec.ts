import type { Page } from '@playwright/test'
import { textPdf } from '#worker/seed/pdf.ts'
import { expectAccessible } from './support/accessibility.ts'
import { atRest } from './support/at-rest.ts'
import { waitForEmail } from './support/emails.ts'
import { instance } from './support/instance.ts'
import { newAdministrator, newMember } from './support/new-member.ts'
import { saveAndReuseText } from './support/saved-texts.ts'
import { reuseAdminSession, signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { uploadPolicy } from './support/upload-policy.ts'

// Chromium logs every 4xx response.
test.use({ expectedErrors: [/status of (404|409)|ERR_FAILED/] })

const policyPdf = () => Buffer.from(textPdf('Apólice de teste', ['Número: 77.0001', crypto.randomUUID()]))
/** One red pixel. */
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
  const member = await browser.newContext({ baseURL: instance.memberUrl })
  const email = await newMember(member, 'Zélia Policarpo')
  const name = `apolice-${crypto.randomUUID().slice(0, 8)}`
  const id = await uploadPolicy(member, `${name}.pdf`, policyPdf(), 'application/pdf')
  await reuseAdminSession(page.context())

  const row = await find(page, name)
  await expect(row).toBeVisible()
  await expect(page).toHaveTitle('Apólices · Viver Bem')
  const beside = async () => {
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    const refresh = await page.getByRole('button', { name: 'Atualizar lista' }).boundingBox()
    return (refresh?.x ?? 0) - (title?.x ?? 0) - (title?.width ?? 0)
  }
  expect(await atRest(page, beside)).toBeGreaterThan(0)
  await expectAccessible(page)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${instance.adminUrl}/apolices/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: `${name}.pdf` })).toBeVisible()
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

  await page.keyboard.press('a')
  const number = page.getByLabel('Número da apólice')
  await expect(number).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Informe o número da apólice')).toBeVisible()
  await number.fill('77.0001-5')
  await page.keyboard.press('Enter')
  const offer = page.getByRole('region', { name: 'Decisões que podem ser desfeitas' })
  await expect(offer).toContainText('Apólice de Zélia Policarpo aprovada')
  // Immediately: the field releases the shortcut keys before the next screen is shown.
  await page.keyboard.press('z')
  await expect(page.getByText('A apólice de Zélia Policarpo voltou para a análise')).toBeVisible()
  await expect(page).toHaveURL(`${instance.adminUrl}/apolices/${id}`)
  // The draft is restored.
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

test('rejects a picture with a reason for the member, and tells a second administrator who decided @desktop-only', async ({
  browser,
  page,
}) => {
  const member = await browser.newContext({ baseURL: instance.memberUrl })
  const email = await newMember(member, 'Otília Segunda')
  const name = `foto-${crypto.randomUUID().slice(0, 8)}.png`
  const id = await uploadPolicy(member, name, png(), 'image/png')
  await reuseAdminSession(page.context())
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
  await saveAndReuseText(page, dialog, reason)
  // The draft survives closing and reopening.
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
  await screen.getByRole('listitem').filter({ hasText: name }).getByRole('link').click()
  await expect(screen.getByText('A foto está escura.')).toBeVisible()
  await expect(screen.getByRole('button', { name: 'Enviar novo arquivo' })).toBeVisible()
  await member.close()
  await second.close()
})

test('treats the retry of a lost approval as successful @desktop-only', async ({ browser, page }) => {
  const member = await browser.newContext({ baseURL: instance.memberUrl })
  await newMember(member, 'Perpétua Perdida')
  const id = await uploadPolicy(member, `perdida-${crypto.randomUUID()}.pdf`, policyPdf(), 'application/pdf')
  await reuseAdminSession(page.context())
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

test('reports a policy that its member deleted meanwhile @desktop-only', async ({ browser, page }) => {
  const member = await browser.newContext({ baseURL: instance.memberUrl })
  await newMember(member, 'Arlete Apagada')
  const id = await uploadPolicy(member, `apagada-${crypto.randomUUID()}.pdf`, policyPdf(), 'application/pdf')
  await reuseAdminSession(page.context())
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

test('shows the number of pending policies in the navigation after a decision and its undo @desktop-only', async ({
  browser,
  isMobile,
  page,
}) => {
  const member = await browser.newContext({ baseURL: instance.memberUrl })
  await newMember(member, 'Norma Contada')
  const id = await uploadPolicy(member, `contada-${crypto.randomUUID()}.pdf`, policyPdf(), 'application/pdf')
  await reuseAdminSession(page.context())
  // Compared with the latest response, since parallel tests decide too.
  let pending = 0
  let reads = 0
  page.on('response', async (response) => {
    if (!/\/api\/admin\/policies\?status=pending/.test(response.url())) return
    pending = (await response.json()).waiting
    reads += 1
  })
  const link = page.getByRole('navigation').getByRole('link', { name: /^Apólices/ })
  const expectCount = async (readsBefore: number) => {
    await expect.poll(() => reads).toBeGreaterThan(readsBefore)
    if (isMobile) await page.getByRole('button', { name: 'Abrir menu' }).click()
    await expect.poll(async () => (await link.textContent()) === `Apólices${pending} em análise`).toBe(true)
    if (isMobile) await page.keyboard.press('Escape')
  }
  await page.goto(`${instance.adminUrl}/apolices/${id}`)
  await expect(page.getByLabel('Número da apólice')).toBeVisible()
  await expectCount(0)
  await page.getByLabel('Número da apólice').fill('77.0011')
  let before = reads
  await page.getByRole('button', { name: 'Aprovar apólice' }).click()
  await expect(page.getByText('Apólice de Norma Contada aprovada')).toBeVisible()
  await expectCount(before)
  before = reads
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect(page.getByText('A apólice de Norma Contada voltou para a análise')).toBeVisible()
  await expectCount(before)
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
  await expect(page.getByRole('button', { name: /^(?:Aprovar|Rejeitar)/ })).toHaveCount(0)
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Odete Própria' }).click()
  await expect(page).toHaveURL(/\/membros\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Odete Própria' })).toBeVisible()
  await member.close()
})

test('reports a missing policy, and retries a failed list @desktop-only', async ({ page }) => {
  await reuseAdminSession(page.context())
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
