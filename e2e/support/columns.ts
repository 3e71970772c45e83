import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Elements between which the focus went a column back: the last one on the right and the one after it. */
    columnsLeft?: Set<string>
    hasLeftMain?: boolean
  }
}

/** More than any screen has. */
const STOPS_MAX = 150

/** Asking after each press where the focus is takes as long as the walk. */
const STOPS_AT_ONCE = 5

/**
 * Runs in the page. Follows the focus and records where it returns from one column of the screen to an earlier one. A
 * screen's columns are wide; narrower ones are tiles and fields, which are read row by row.
 */
function watchColumns(): void {
  const COLUMN_PX = 300
  const isLayout = (element: Element) => {
    const { display, gridTemplateColumns } = getComputedStyle(element)
    const widths = gridTemplateColumns.split(' ').map(Number.parseFloat)
    const isList = element.matches('ul, ol, dl, fieldset, [role=list]')
    return display === 'grid' && !isList && widths.length > 1 && widths.every((width) => width > COLUMN_PX)
  }
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
  const furthest = new Map<Element, { left: number; name: string }>()
  const found = new Set<string>()
  window.columnsLeft = found
  window.hasLeftMain = false
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    // Not in a timer, which a busy page can run after the focus has come back to the start of `main`.
    window.hasLeftMain ||= !target.closest('main')
    if (window.hasLeftMain) return
    for (let at: Element | null = target; at?.parentElement; at = at.parentElement) {
      const layout = at.parentElement
      if (!at.closest('main') || !isLayout(layout)) continue
      const { left, width } = at.getBoundingClientRect()
      // A part below the columns that spans their width.
      if (width > layout.getBoundingClientRect().width - COLUMN_PX) {
        furthest.delete(layout)
        continue
      }
      const before = furthest.get(layout)
      if (before && left < before.left - 1) found.add(`"${before.name}", then "${nameOf(target)}"`)
      else furthest.set(layout, { left, name: nameOf(target) })
    }
  })
}

/**
 * Walks through the screen with the Tab key. Returns each pair of elements between which the focus went back a column.
 */
export async function walkColumns(page: Page): Promise<string[]> {
  await page.evaluate(watchColumns)
  await page.locator('main').evaluate((main: HTMLElement) => main.focus({ preventScroll: true }))
  for (let stop = 0; stop < STOPS_MAX; stop += STOPS_AT_ONCE) {
    for (let press = 0; press < STOPS_AT_ONCE; press += 1) await page.keyboard.press('Tab')
    if (await page.evaluate(() => window.hasLeftMain)) break
  }
  return page.evaluate(() => [...(window.columnsLeft ?? [])])
}
