import { expect, type Locator, type Page } from '@playwright/test'

/** Whether a list's filters are in a sheet, as in windows too narrow for two columns, instead of on the page. */
export const filtersAreInSheet = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

export const filterButton = (page: Page) => page.getByRole('button', { name: /^Filtrar/ })

/** Changes the filters of a list, which are in a sheet on a phone. */
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
