import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { companies, COMPANY_NAME as NAME } from './support/companies.ts'
import { instance } from './support/instance.ts'
import { reuseAdminSession, reuseSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const LONG_NAME = 'Associação Beneficente dos Servidores Públicos de Araraquara'
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const addresses = [
  { address: 'member', port: instance.port, path: '/auth', area: '', logoPath: '/api/company' },
  {
    address: 'admin',
    port: instance.adminPort,
    path: '/entrar',
    area: ' · Administração',
    logoPath: '/api/admin/company',
  },
]

const attributeOf = (page: Page, selector: string, name: string) =>
  page.locator(selector).first().getAttribute(name)

const manifestOf = (page: Page) =>
  page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]') ?? { href: '' }
    return (await fetch(href)).json()
  })

const brandColour = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--brand'))

const answerLogo = (page: Page) =>
  page.route('**/logo?version=*', (route) => route.fulfill({ contentType: 'image/png', body: LOGO }))

const mark = (page: Page, name: string) => page.getByText(name, { exact: true }).filter({ visible: true })

for (const { address, port, path, area, logoPath } of addresses) {
  test(`shows name, colour, icon and manifest of the host’s company before the sign-in at the ${address} address @desktop-only`, async ({
    page,
    browser,
  }) => {
    const { host, primaryColor } = companies.withoutLogo
    const url = `http://${host}:${port}`

    // Without scripts: the brand is in the page itself.
    const scriptless = await browser.newContext({ javaScriptEnabled: false })
    const still = await scriptless.newPage()
    await still.goto(url + path)
    await expect(still).toHaveTitle(new RegExp(`Entrar · ${NAME}$`))
    expect(await still.content()).not.toContain('Viver Bem')
    // The dashboard's sign-in shows no phone number.
    const phones = await still.getByRole('link', { name: '0800 765 4321' }).count()
    expect(phones).toBe(address === 'member' ? 1 : 0)
    await scriptless.close()

    await page.goto(url + path)
    await expect(mark(page, NAME)).toBeVisible()
    await expect(page).toHaveTitle(`Entrar · ${NAME}`)
    expect(await brandColour(page)).toBe(primaryColor)
    expect(await attributeOf(page, 'meta[name=theme-color]', 'content')).toBe(primaryColor)
    expect(await attributeOf(page, 'link[rel=icon]', 'href')).toContain(encodeURIComponent(primaryColor))
    expect(await manifestOf(page)).toMatchObject({
      name: NAME + area,
      theme_color: primaryColor,
      icons: [{ src: '/icon.svg' }],
    })
    const icon = await page.evaluate(async () => (await fetch('/icon.svg')).text())
    expect(icon).toContain(primaryColor)
    await expectAccessible(page)
  })

  test(`shows the logo, not the name, before the sign-in at the ${address} address`, async ({ page }) => {
    const { host, id } = companies.withLogo
    await answerLogo(page)
    await page.goto(`http://${host}:${port}${path}`)
    const logo = page.getByRole('img', { name: NAME }).filter({ visible: true })
    await expect(logo).toBeVisible()
    await expect(page.getByText(NAME)).toHaveCount(0)
    const logoUrl = `${logoPath}/${id}/logo?version=0`
    expect(await attributeOf(page, 'link[rel=icon]', 'href')).toBe(logoUrl)
    expect((await manifestOf(page)).icons).toEqual([{ src: logoUrl, sizes: '256x256' }])
    await expectAccessible(page)
  })
}

test.describe('a brand that was stored', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  for (const { address, port, path } of addresses) {
    test(`shows a stored brand that is newer than the page, and the name where the logo fails, at the ${address} address @phone-only`, async ({
      page,
    }) => {
      const { host, primaryColor } = companies.withoutLogo
      await page.route('**/logo?version=*', (route) => route.abort())
      await page.goto(`http://${host}:${port}${path}`)
      await page.evaluate(() => {
        const brand = JSON.parse(document.documentElement.dataset.brand ?? '')
        const newer = {
          ...brand,
          name: 'Nome Novo',
          primaryColor: '#003366',
          logoUrl: '/api/company/1/logo?version=9',
        }
        localStorage.setItem('brand', JSON.stringify({ ...newer, brandVersion: brand.brandVersion + 1 }))
      })
      await page.reload()
      await expect(mark(page, 'Nome Novo')).toBeVisible()
      expect(await brandColour(page)).toBe('#003366')
      await page.evaluate(() => {
        const brand = JSON.parse(localStorage.getItem('brand') ?? '')
        localStorage.setItem('brand', JSON.stringify({ ...brand, brandVersion: 0 }))
      })
      await page.reload()
      await expect(mark(page, NAME)).toBeVisible()
      expect(await brandColour(page)).toBe(primaryColor)
    })
  }
})

const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

/** Expects the element and its text to be within the window and within the header. */
async function expectWithin(header: Locator, part: Locator) {
  const [outer, inner] = await Promise.all([header.boundingBox(), part.boundingBox()])
  if (!outer || !inner) throw new Error('not on screen')
  expect(inner.x).toBeGreaterThanOrEqual(outer.x)
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width)
  expect(inner.y).toBeGreaterThanOrEqual(outer.y)
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height)
}

for (const { address, api, start, enter } of [
  {
    address: 'member',
    api: '**/api/company',
    start: `${instance.memberUrl}/`,
    enter: (page: Page) => reuseSession(page.context(), 'maria@exemplo.com.br'),
  },
  {
    address: 'admin',
    api: '**/api/admin/company',
    start: `${instance.adminUrl}/apolices`,
    enter: (page: Page) => reuseAdminSession(page.context()),
  },
]) {
  const withCompany = async (page: Page, fields: Record<string, unknown>) => {
    await enter(page)
    await page.route(api, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...fields } })
    })
    await page.goto(start)
  }

  test(`the header keeps two lines of a long name at 360 px at the ${address} address @phone-only`, async ({
    page,
  }) => {
    await withCompany(page, { name: LONG_NAME })
    const header = page.getByRole('banner').filter({ visible: true })
    const name = header.getByText(LONG_NAME, { exact: true })
    await expect(name).toBeVisible()
    expect(await linesOf(name)).toBeLessThanOrEqual(2)
    await expect(header.getByText('Administração')).toHaveCount(0)
    await expectWithin(header, name)
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(60)
    await expectAccessible(page)
  })

  test(`the header shows only the logo at the ${address} address`, async ({ page }) => {
    await answerLogo(page)
    await withCompany(page, { name: LONG_NAME, logoUrl: '/api/company/1/logo?version=1' })
    await expect(page.locator('img[src$="/logo?version=1"]').filter({ visible: true })).toBeVisible()
    await expect(page.getByText(LONG_NAME)).toHaveCount(0)
    await expectAccessible(page)
  })
}
