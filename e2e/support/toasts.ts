import { expect, type Locator, type Page } from '@playwright/test'

/** The toast with that title. Only toasts can be closed; other messages with the same role cannot. */
export function toastOf(page: Page, title: string): Locator {
  return page
    .getByRole('status')
    .or(page.getByRole('alert'))
    .filter({ hasText: title })
    .filter({ has: page.getByRole('button', { name: 'Fechar' }) })
}

/** Expects a toast with that title and text, and closes it. Hovering it stops its five-second timer. */
export async function closeToast(page: Page, title: string, text = ''): Promise<void> {
  const toast = toastOf(page, title)
  await toast.hover()
  await expect(toast).toContainText(text)
  await toast.getByRole('button', { name: 'Fechar' }).click()
  await expect(toast).toBeHidden()
}

/** Expects the element to be in view, and no part of it to be covered by the toast with that title. */
export async function expectUncovered(page: Page, title: string, element: Locator): Promise<void> {
  // Stops its timer.
  await toastOf(page, title).hover()
  await expect(element).toBeInViewport({ ratio: 1 })
  await expect
    .poll(async () => {
      const [toast, box] = await Promise.all([toastOf(page, title).boundingBox(), element.boundingBox()])
      if (!toast || !box) return false
      const isAboveOrBelow = box.y + box.height <= toast.y || toast.y + toast.height <= box.y
      return isAboveOrBelow || box.x + box.width <= toast.x
    })
    .toBe(true)
}
