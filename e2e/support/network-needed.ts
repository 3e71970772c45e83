import { expect, type Locator, type Page } from '@playwright/test'

/** Expects the page to say so, and the buttons to do nothing, for as long as there is no network. */
export async function expectNetworkNeeded(page: Page, sentence: string, buttons: Locator[]): Promise<void> {
  for (const isOnline of [true, false, true]) {
    await page.context().setOffline(!isOnline)
    await expect(page.getByText(sentence), page.url()).toBeVisible({ visible: !isOnline })
    for (const button of buttons) {
      await expect(button, page.url()).toBeEnabled({ enabled: isOnline })
      await expect(button, page.url()).toHaveCSS('opacity', isOnline ? '1' : '0.6')
    }
  }
}
