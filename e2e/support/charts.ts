import { expect, type Locator, type Page } from '@playwright/test'
import { atRest } from './at-rest.ts'

export async function dragToEnd(page: Page, chart: Locator) {
  await chart.scrollIntoViewIfNeeded()
  const box = await atRest(page, () => chart.boundingBox())
  expect(box).not.toBeNull()
  const { x = 0, y = 0, width = 0 } = box ?? {}
  await page.mouse.move(x + 2, y + 20)
  await page.mouse.down()
  await expect(chart).toHaveAttribute('aria-valuenow', '1')
  await page.mouse.move(x + width - 2, y + 20, { steps: 5 })
  await page.mouse.up()
}
