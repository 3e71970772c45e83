import { expect, type Locator, type Page } from '@playwright/test'

/** Where the filters of a list are: on the page, or below the width of two columns in a sheet. */
export const filtersAreInSheet = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

export const filterButton = (page: Page) => page.getByRole('button', { name: /^Filtrar/ })

/** Changes the filters of a list; on a phone in their sheet. */
export async function filterList(
  page: Page,
  change: (fields: Page | Locator) => Promise<unknown>,
): Promise<void> {
  if (!filtersAreInSheet(page)) {
    await change(page)
    return
  }
  await filterButton(page).click()
  const sheet = page.getByRole('dialog', { name: 'Filtrar' })
  await change(sheet)
  await sheet.getByRole('button', { name: /^Ver .*resultados?$/ }).click()
  await expect(sheet).toBeHidden()
}
