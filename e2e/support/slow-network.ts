import type { Page } from '@playwright/test'
import { SLOW_MS } from '#shared/lib/api/slow-queries.ts'

/** Runs in the page. Timers of `slow` milliseconds, and the start's own note, take `instead`. */
function changeWait({ slow, instead }: { slow: number; instead: number }): void {
  const setTimeout = window.setTimeout
  window.setTimeout = Object.assign((...args: Parameters<typeof setTimeout>) => {
    if (args[1] === slow) args[1] = instead
    return setTimeout(...args)
  }, setTimeout)
  const late = new CSSStyleSheet()
  late.replaceSync(`#late { animation-delay: ${instead}ms !important; }`)
  document.adoptedStyleSheets.push(late)
}

/** From the next document on, pages say after these milliseconds, instead of `SLOW_MS`, what they wait for. */
export const sayWhatIsAwaitedAfter = (of: Pick<Page, 'addInitScript'>, instead: number) =>
  of.addInitScript(changeWait, { slow: SLOW_MS, instead })

/** For answers that are held back until the page says so. */
export const sayEarlyWhatIsAwaited = (of: Pick<Page, 'addInitScript'>) => sayWhatIsAwaitedAfter(of, 250)
