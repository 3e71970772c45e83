import type { Browser, Locator, Page } from '@playwright/test'
import { textPdf } from '#worker/seed/pdf.ts'
import { instance } from './instance.ts'
import { newMember } from './new-member.ts'
import { expect } from './test.ts'
import { uploadPolicy } from './upload-policy.ts'

export const policyPdf = () =>
  Buffer.from(textPdf('Apólice de teste', ['Número: 77.0001', crypto.randomUUID()]))

/** One red pixel. */
export const png = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
    'base64',
  )

/** Uploads files as a new member. */
export async function uploads(
  browser: Browser,
  fullName: string,
  files: readonly (readonly [string, Buffer])[],
) {
  const member = await browser.newContext({ baseURL: instance.memberUrl })
  await newMember(member, fullName)
  const ids: string[] = []
  for (const [name, content] of files) {
    const type = name.endsWith('.png') ? 'image/png' : 'application/pdf'
    ids.push(await uploadPolicy(member, name, content, type))
  }
  return { member, ids, id: ids[0] ?? '' }
}

export const list = (page: Page) => page.getByRole('list', { name: 'Em Análise' })

export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export const number = (page: Page) => page.getByLabel('Número da apólice')

export const rejection = (page: Page) => page.getByRole('form', { name: 'Recusar a apólice' })

export const offer = (page: Page) => page.getByRole('region', { name: 'Decisões que podem ser desfeitas' })

export const expectSaid = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

export const position = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).filter({ visible: true })

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The address of a policy beside the list filtered by file name, so that it contains only the test's own. */
export const addressOf = (id: string, text: string) =>
  `${instance.adminUrl}/apolices/${id}?search=${encodeURIComponent(text)}`

/** Filters the list by file name and returns the policy's row. */
export async function find(page: Page, text: string): Promise<Locator> {
  await page.goto(`${instance.adminUrl}/apolices`)
  await page.getByLabel('Buscar por associado, arquivo ou número').fill(text)
  await expect(page).toHaveURL(/search=/)
  const rows = list(page).getByRole('listitem')
  await expect(rows.filter({ hasNotText: text })).toHaveCount(0)
  await expect(rows.first()).toBeVisible()
  return rows.filter({ hasText: text })
}

/** Stubs the request for saved texts. */
export async function giveSavedTexts(page: Page, names: readonly string[]) {
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
