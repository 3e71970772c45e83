import type { Browser, Page } from '@playwright/test'
import { textPdf } from '#worker/seed/pdf.ts'
import { expectAccessible } from './support/accessibility.ts'
import { instance } from './support/instance.ts'
import { newAdministrator, newMember, registerAndConfirm } from './support/new-member.ts'
import { reuseAdminSession, signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { uploadPolicy } from './support/upload-policy.ts'

/** Signs in a colleague in another browser. */
async function colleague(browser: Browser, fullName: string): Promise<Page> {
  const context = await browser.newContext()
  await signInAsAdmin(context, await newAdministrator(context, fullName))
  return context.newPage()
}

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/**
 * Expects the page to show a change with two more of its polls, which are 1.25 seconds apart: the first does not
 * suffice while the list is still being read as it was before. Later polls get no answer until the change is shown.
 */
async function expectWithinTwoPolls(
  page: Page,
  change: () => Promise<unknown>,
  expectChange: () => Promise<void>,
): Promise<void> {
  let left = Number.POSITIVE_INFINITY
  const shown = Promise.withResolvers<void>()
  await page.route('**/api/admin/presence', async (route) => {
    if (route.request().method() === 'GET') {
      left -= 1
      if (left < 0) await shown.promise
    }
    await route.fallback()
  })
  await change()
  left = 2
  await expectChange()
  left = Number.POSITIVE_INFINITY
  shown.resolve()
}

// Chromium logs the request that fails on purpose.
test.use({ expectedErrors: [/ERR_FAILED/] })

test('shows what a colleague has open and decides, and starts and continues with records that nobody has open @desktop-only', async ({
  browser,
  page,
  playwright,
}) => {
  const surname = `Vista${crypto.randomUUID().replace(/[^a-f]/g, '')}`
  const api = () => playwright.request.newContext()
  const lia = await registerAndConfirm(await api(), `Lia ${surname}`)
  const rui = await registerAndConfirm(await api(), `Rui ${surname}`)
  const zoe = await registerAndConfirm(await api(), `Zoe ${surname}`)
  const addressOf = ({ id }: { id: string }) => `${instance.adminUrl}/cadastros/${id}?search=${surname}`
  const other = await colleague(browser, 'Bia Colega Gestora')
  await other.goto(addressOf(lia))

  await reuseAdminSession(page.context())
  await page.goto(`${instance.adminUrl}/?search=${surname}`)
  await expect(row(page, lia.fullName)).toContainText('Bia está vendo')
  await expect(page.getByText('está vendo')).toHaveCount(1)
  await expectAccessible(page)

  await page.keyboard.press('j')
  await expect(panel(page, rui.fullName)).toBeVisible()
  await expect(panel(other, lia.fullName)).not.toContainText('está vendo')
  await other.goto(addressOf(zoe))
  // A record that a colleague has open can still be opened and decided.
  await page.keyboard.press('j')
  await expect(panel(page, zoe.fullName)).toContainText('Bia está vendo')
  await expect(panel(other, zoe.fullName)).toContainText('Ana está vendo')
  await expectAccessible(page)
  await page.keyboard.press('k')
  await expect(panel(page, rui.fullName).getByRole('button', { name: 'Aprovar' })).toBeVisible()
  const approve = async () => {
    const approved = page.waitForResponse('**/approve')
    await page.keyboard.press('a')
    await approved
  }
  await expect(row(other, rui.fullName)).toHaveCount(1)
  await expectWithinTwoPolls(other, approve, () => expect(row(other, rui.fullName)).toHaveCount(0))
  await expect(panel(page, lia.fullName)).toBeVisible()

  await page.keyboard.press('j')
  await expect(panel(page, zoe.fullName)).toContainText('Bia está vendo')
  await other.close({ runBeforeUnload: true })
  await expect(panel(page, zoe.fullName)).not.toContainText('está vendo')
  await other.context().close()
})

test('shows a colleague’s open policy, and begins with another @desktop-only', async ({ browser, page }) => {
  const mark = `vista-${crypto.randomUUID().slice(0, 8)}`
  const owners = []
  for (const name of ['Noemi Primeira', 'Otto Segundo']) {
    const member = await browser.newContext({ baseURL: instance.memberUrl })
    await newMember(member, name)
    const pdf = Buffer.from(textPdf('Apólice', [crypto.randomUUID()]))
    owners.push({ name, member, id: await uploadPolicy(member, `${mark}.pdf`, pdf, 'application/pdf') })
  }
  const [first, second] = owners
  if (!first || !second) throw new Error('two policies')
  const other = await colleague(browser, 'Caio Colega')
  await other.goto(`${instance.adminUrl}/apolices/${first.id}?search=${mark}`)

  await reuseAdminSession(page.context())
  await page.goto(`${instance.adminUrl}/apolices?search=${mark}`)
  await expect(row(page, first.name)).toContainText('Caio está vendo')
  await expectAccessible(page)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await expect(panel(page, second.name)).toBeVisible()
  await page.keyboard.press('k')
  await expect(panel(page, first.name)).toContainText('Caio está vendo')
  await expectAccessible(page)

  // Once back at the list, the colleague has no policy open.
  await other.goto(`${instance.adminUrl}/apolices`)
  await expect(panel(page, first.name)).not.toContainText('está vendo')
  for (const { member } of owners) await member.close()
  await other.context().close()
})

test('takes a record, hands it to a colleague, who finds it and gives it back', async ({
  browser,
  isMobile,
  page,
  playwright,
}) => {
  const surname = `Posse${crypto.randomUUID().replace(/[^a-f]/g, '')}`
  const api = () => playwright.request.newContext()
  const lia = await registerAndConfirm(await api(), `Lia ${surname}`)
  const rui = await registerAndConfirm(await api(), `Rui ${surname}`)
  const colleagueName = `Cora ${surname}`
  const other = await colleague(browser, colleagueName)
  await reuseAdminSession(page.context())
  if (!isMobile) await page.setViewportSize({ width: 1440, height: 900 })
  const readings: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/assignments')) readings.push(request.url())
  })
  await page.goto(`${instance.adminUrl}/?search=${surname}`)
  await other.goto(`${instance.adminUrl}/?search=${surname}`)
  await page.getByRole('button', { name: 'Com você: 0' }).click()
  await expect(page.getByRole('menuitem')).toHaveText('Nada está com você agora.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const listTop = () => page.locator('[data-list]').evaluate((list) => list.getBoundingClientRect().top)
  const mine = panel(page, lia.fullName)
  const top = await listTop()
  await row(page, lia.fullName).getByRole('link').click()
  await expect(mine.getByRole('button', { name: 'Assumir' })).toBeVisible()
  if (!isMobile) expect(await listTop()).toBe(top)
  readings.length = 0
  await page.keyboard.press('c')
  await expect(mine).toContainText('Com você')
  await expect.poll(() => readings.length).toBe(1)
  await page.waitForResponse('**/api/admin/presence')
  await page.waitForResponse('**/api/admin/presence')
  expect(readings).toHaveLength(1)
  if (isMobile) await page.goBack()
  await expect(page.getByRole('button', { name: 'Com você: 1' })).toBeVisible()
  expect(await listTop()).toBe(top)
  if (isMobile) await row(page, lia.fullName).getByRole('link').click()
  await expect(row(other, lia.fullName)).toContainText('Com Ana')
  // Her list starts with a record that nobody has open.
  await other.keyboard.press('j')
  await expect(panel(other, rui.fullName)).toBeVisible()
  await expectAccessible(page)

  await mine.getByRole('button', { name: 'Passar para…' }).click()
  await expectAccessible(page)
  const handOver = async () => {
    const handedOver = page.waitForResponse('**/api/admin/assignments/**')
    await page.getByRole('menuitem', { name: colleagueName }).click()
    await handedOver
  }
  const withHer = other.getByRole('button', { name: 'Com você: 1', includeHidden: true })
  await expectWithinTwoPolls(other, handOver, () => expect(withHer).toHaveCount(1))
  await expect(mine).toContainText(`Com ${colleagueName}`)
  await expect(mine.getByRole('button', { name: 'Assumir' })).toBeVisible()

  await other.goto(`${instance.adminUrl}/apolices`)
  await withHer.click()
  await other.getByRole('menuitem', { name: `${lia.fullName} Cadastro` }).click()
  const theirs = panel(other, lia.fullName)
  await expect(theirs).toContainText('Com você')
  await theirs.getByRole('button', { name: 'Devolver' }).click()
  await expect(theirs).not.toContainText('Com você')
  await expect(withHer).toHaveCount(0)
  await expect(mine).not.toContainText(`Com ${colleagueName}`)

  // A lost request changes nothing, and the page says so.
  await page.route('**/api/admin/assignments/**', (route) => route.abort(), { times: 1 })
  await mine.getByRole('button', { name: 'Assumir' }).click()
  await expect(page.getByText('Não foi possível mudar com quem está')).toBeVisible()
  await expect(mine.getByRole('button', { name: 'Assumir' })).toBeVisible()
  await other.context().close()
})
