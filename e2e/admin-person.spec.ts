import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { instance } from './support/instance.ts'
import { registerAndConfirm } from './support/new-member.ts'
import { callAdminApi, reuseAdminSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: [/ERR_FAILED/] })

const panelOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A surname that no other test has. */
const newSurname = () => `Prado${randomUUID().replaceAll(/[^a-f]/g, '')}`

test('tells what was asked before, what changed since, and who may be the same person', async ({
  page,
  context,
  playwright,
}) => {
  const surname = newSurname()
  const [earlierName, name] = [`R. ${surname}`, `Rodrigo ${surname}`]
  const api = await playwright.request.newContext()
  const { id } = await registerAndConfirm(api, earlierName)
  const rejection = { reason: 'data_mismatch', text: 'O nome está abreviado.' }
  await callAdminApi('POST', `/api/admin/registrations/${id}/reject`, rejection)
  const corrected = await api.patch(`${instance.memberUrl}/api/registration`, {
    data: { fullName: name },
    headers: { Origin: instance.memberUrl },
  })
  expect(corrected.ok(), await corrected.text()).toBe(true)
  const twin = await registerAndConfirm(await playwright.request.newContext(), name.toUpperCase())

  await reuseAdminSession(context)
  const panel = panelOf(page, name)
  const earlier = panel.getByRole('listitem').filter({ hasText: /^Recusado em/ })
  const alike = panel.getByRole('listitem').filter({ hasText: 'Mesmo nome' })
  for (const path of [`/membros/${id}`, `/cadastros/${id}`]) {
    await page.goto(instance.adminUrl + path)
    await expect(earlier).toContainText(/^Recusado em \d\d\/\d\d\/\d{4} por Ana Diretora/)
    await expect(earlier).toContainText('Motivo: Os dados não conferem')
    await expect(earlier).toContainText('“O nome está abreviado.”')
    await expect(earlier).toContainText(`Nome corrigido: ${earlierName} → ${name}`)
    await expect(earlier.locator('del')).toHaveText(earlierName)
    await expect(alike).toContainText(twin.email)
    await expect(alike).toContainText('Mesmo nome · Aguardando')
    await expectAccessible(page)
  }
  await alike.getByRole('link', { name: twin.fullName }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/membros/${twin.id}$`))
  await expect(panelOf(page, twin.fullName).getByRole('link', { name })).toBeVisible()
})

test('delays neither the panel nor its keys, and loads again by its button @desktop-only', async ({
  page,
  context,
  playwright,
}) => {
  const name = `Lia ${newSurname()}`
  const { id } = await registerAndConfirm(await playwright.request.newContext(), name)
  await reuseAdminSession(context)
  // Answered only when the test says so.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/person', async (route) => {
    await released
    await route.abort()
  })
  await page.goto(`${instance.adminUrl}/cadastros/${id}`)
  const panel = panelOf(page, name)
  await expect(panel.getByRole('button', { name: /^Aprovar/ })).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByRole('form', { name: 'Recusar cadastro' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('button', { name: /^Aprovar/ })).toBeVisible()
  release()
  await expect(panel.getByRole('alert')).toContainText('Não conseguimos carregar o que se sabe desta pessoa.')
  await page.unroute('**/person')
  await panel.getByRole('button', { name: 'Tentar de novo' }).press('Enter')
  await expect(panel.getByRole('alert')).toBeHidden()
  await expect(panel.getByRole('heading', { name: /^Pedido|^Parecidos/ })).toHaveCount(0)
})
