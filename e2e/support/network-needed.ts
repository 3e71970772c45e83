import { expect, type Locator, type Page } from '@playwright/test'
import { ui } from '#locales/ui.ts'
import { watchRequests } from './requests.ts'

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

/** Expects it of the pages before the sign-in; their buttons by address. */
export async function expectPagesNeedNetwork(page: Page, buttons: Record<string, string[]>): Promise<void> {
  const requestsEnded = watchRequests(page)
  for (const [address, names] of Object.entries(buttons)) {
    await page.goto(address)
    // A prerendered page shows its buttons before its scripts have come.
    await requestsEnded()
    const senders = names.map((name) => page.getByRole('button', { name, exact: true }))
    await expectNetworkNeeded(page, ui.continueNeedsInternet, senders)
  }
}
