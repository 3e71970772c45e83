import type { Page } from '@playwright/test'
import { atRest } from './support/at-rest.ts'
import { currentMinute } from './support/dates.ts'
import { newMember } from './support/new-member.ts'
import { addMedication } from './support/records.ts'
import { expect, test } from './support/test.ts'

/**
 * Counts what a screen reader would announce from live regions. Every region that contains a new text announces it, so
 * nested regions announce it twice.
 */
async function listenToLiveRegions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const LIVE = '[aria-live=polite],[aria-live=assertive],[role=status],[role=alert],[role=log],output'
    const SILENT = '[aria-live=off]'
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes, target, type }) =>
          type === 'characterData' ? [target] : [...addedNodes],
        )
        for (const node of added) {
          const text = node.textContent?.trim()
          if (!text) continue
          const parent = node instanceof Element ? node : node.parentElement
          for (let at: Element | null = parent; at; at = at.parentElement) {
            if (at.matches(LIVE) && !(at.matches(SILENT) && !at.matches('[role=alert]'))) said.push(text)
          }
          if (node instanceof Element) {
            for (const region of node.querySelectorAll(LIVE))
              if (!region.matches(SILENT)) said.push(region.textContent ?? '')
          }
        }
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
  })
}

const timesSaid = (page: Page, text: string) =>
  page.evaluate((words) => {
    const { said } = window as unknown as { said: string[] }
    return said.filter((one) => one.includes(words)).length
  }, text)

test.describe('a failed dose', () => {
  // Chromium logs the failed requests that this test provokes.
  test.use({ expectedErrors: [/status of 500/] })

  test('is shown above an open dialog, and announced once like a recorded one', async ({ page, context }) => {
    await newMember(context)
    await addMedication(context, 'Losartana', await currentMinute())
    await listenToLiveRegions(page)
    await page.goto('/app/medications')
    await page.route('**/api/medications/*/doses', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'Tente de novo em instantes.' } }),
    )
    await page.getByRole('button', { name: /^Pular Losartana 50 mg, dose/ }).press('Enter')
    const dialog = page.getByRole('alertdialog', { name: 'Pular esta dose?' })
    const skip = dialog.getByRole('button', { name: 'Pular dose' })
    await skip.press('Enter')
    const failure = page.getByRole('alert').filter({ hasText: 'Não foi possível registrar a dose' })
    // Hovering the toast stops its timer.
    await failure.hover()
    await expect(dialog).toBeVisible()
    for (const shown of [failure, skip]) {
      const isOnTop = () =>
        shown.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          const corners = [0.1, 0.5, 0.9].map((part) => [left + width * part, top + height * part] as const)
          return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
        })
      expect(await atRest(page, isOnTop)).toBe(true)
    }
    await expect(skip).toBeFocused()
    expect(await timesSaid(page, 'Não foi possível registrar a dose')).toBe(1)
    await failure.getByRole('button', { name: 'Fechar' }).click()
    await expect(failure).toBeHidden()
    await expect(dialog).toBeVisible()

    await page.unroute('**/api/medications/*/doses')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Tomei Losartana 50 mg, dose/ }).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Dose registrada' })).toBeVisible()
    expect(await timesSaid(page, 'Dose registrada')).toBe(1)
  })
})
