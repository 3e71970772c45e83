import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { atRest } from './support/at-rest.ts'
import { newMember } from './support/new-member.ts'
import { expectFilesCached, reloadThroughServiceWorker } from './support/offline-files.ts'
import { watchRequests } from './support/requests.ts'
import { expect, test } from './support/test.ts'
import { keepData, vaultBytes } from './support/vault.ts'

const front = (page: Page) => page.getByRole('group', { name: 'Cartão de associado, frente' })
const back = (page: Page) => page.getByRole('group', { name: 'Cartão de associado, verso' })

async function numberOf(context: BrowserContext): Promise<string> {
  const { number } = await (await context.request.get('/api/membership-card')).json()
  return String(number).replace(/(.{4})(?=.)/g, '$1 ')
}

test('turns the card and saves it as an image', async ({ page, context }) => {
  await newMember(context, 'Clara Teste')
  const number = await numberOf(context)
  await page.goto('/app/membership-card')
  await expect(page).toHaveTitle(/^Carteirinha/)
  await expect(front(page)).toContainText('Clara Teste')
  await expect(front(page)).toContainText(number)
  await expect(front(page)).toContainText(/Associado desde\d\d\/\d{4}/)
  await expect(back(page)).toBeHidden()
  await expectAccessible(page)

  const below = () => page.getByRole('button', { name: 'Salvar imagem' }).boundingBox()
  const before = await atRest(page, below)
  await page.getByRole('button', { name: 'Virar o cartão e ver o verso' }).focus()
  await page.keyboard.press('Enter')
  await expect(back(page)).toContainText('Emergência 24 h')
  expect(await atRest(page, below)).toEqual(before)
  const [frontHeight, backHeight] = await page
    .locator('.member-card')
    .evaluateAll((sides) => sides.map((side) => (side as HTMLElement).offsetHeight))
  expect(backHeight).toBe(frontHeight)
  const calls = back(page).getByRole('link')
  await expect
    .poll(() => calls.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    .toEqual([
      'tel:08001234567',
      'tel:08001234567',
      ...['192', '188', '193', '190', '180', '100'].map((number) => `tel:${number}`),
    ])
  for (const link of await calls.all()) {
    await link.click({ trial: true })
    await expect.poll(async () => (await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await expectAccessible(page)
  await expect(front(page)).toBeHidden()
  await page.getByRole('button', { name: 'Virar o cartão e ver a frente' }).click()
  await expect(front(page)).toBeVisible()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Salvar imagem' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('carteirinha.png')
  const picture = await readFile(await saved.path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1285, 1644])
})

test('shows the card for the counter @phone-only', async ({ page, context }) => {
  await newMember(context)
  const number = await numberOf(context)
  await page.goto('/app/membership-card')
  await page.getByRole('button', { name: 'Mostrar no balcão' }).click()
  const counter = page.getByRole('dialog', { name: 'Carteirinha para mostrar no balcão' })
  await expect(counter).toContainText(number)
  await expectAccessible(page)
  await counter.getByRole('button', { name: 'Ver o verso' }).click()
  await expect(counter).toContainText('Central de atendimento')
  for (const number of ['192', '188', '193', '190', '180', '100'])
    await expect(counter.locator(`a[href="tel:${number}"]`)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(counter).toBeHidden()
  await page.getByRole('button', { name: 'Mostrar no balcão' }).click()
  await expect(counter).toBeVisible()
  await page.goBack()
  await expect(counter).toBeHidden()
  await expect(page).toHaveURL('/app/membership-card')
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError/] })

  test('shows the stored card until the member signs out @phone-only', async ({ page, context }) => {
    await newMember(context)
    const number = await numberOf(context)
    const requestsEnded = watchRequests(page)
    await keepData(page, '/app/membership-card')
    await expect(front(page)).toContainText(number)
    await reloadThroughServiceWorker(page)
    await expect(front(page)).toContainText(number)
    await requestsEnded()
    await expectFilesCached(page)

    // The account screen's files are cached once it has been opened.
    await page.goto('/app/profile')
    await expect(page.getByRole('button', { name: 'Sair' }).filter({ visible: true }).last()).toBeVisible()
    await requestsEnded()
    await expectFilesCached(page)
    await page.goto('/app/membership-card')
    await expect(front(page)).toContainText(number)
    await requestsEnded()
    await expectFilesCached(page)

    await context.setOffline(true)
    await page.reload()
    await expect(front(page)).toContainText(number)
    await expect(page.getByText('Você está sem conexão.')).toBeVisible()
    await expect(page.getByText(/^Atualizada em \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/)).toBeVisible()
    await expect(page.getByText('Nova versão disponível')).toBeHidden()
    await page.getByRole('button', { name: 'Mostrar no balcão' }).click()
    await expect(page.getByRole('dialog')).toContainText('Clara Teste')
    await page.keyboard.press('Escape')

    await page.goto('/app/profile')
    await page.getByRole('button', { name: 'Sair' }).filter({ visible: true }).last().click()
    await page.waitForURL(/\/auth/)
    expect(await vaultBytes(page)).toBe(0)
    await page.goto('/app/membership-card')
    await expect(page.getByText(number)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  })
})
