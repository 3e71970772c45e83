import type { Page } from '@playwright/test'

/** The cumulative layout shift of a first load; Google calls up to 0.1 good. */
export const MOST_SHIFT = 0.01

export interface Shift {
  value: number
  /** What moved, and from where to where. */
  nodes: string[]
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Runs in the page before its scripts: notes what moves by itself. */
export function noteShifts(): void {
  if (window !== top) return
  const shifts: Shift[] = []
  Object.assign(globalThis, { shifts })
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    const text = node?.textContent?.trim().replace(/\s+/g, ' ').slice(0, 30)
    const classes = String(element?.getAttribute('class')).slice(0, 40)
    return element ? `${element.tagName.toLowerCase()}.${classes} "${text}"` : 'removed'
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue
      const nodes = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)}: ${place(previousRect)} → ${place(currentRect)}`,
      )
      shifts.push({ value: entry.value, nodes })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What has moved in the page since it was opened. */
export const shiftsIn = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)

export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0)
