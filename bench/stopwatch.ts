import type { Page } from 'playwright'

/** An element that must be present, with the given text if any, or must be absent. */
export interface Look {
  selector: string
  text?: string
  absent?: true
}

/** What must be on screen, by the name of the measurement. */
export type Marks = Record<string, Look[]>

interface Stopwatch {
  start: (marks: Marks, input: string) => string[]
  stop: () => Promise<Record<string, number>>
}

declare global {
  interface Window {
    stopwatch: Stopwatch
  }
}

/**
 * Runs in the page. Measures from the instant the browser received the key or click (`timeStamp`, so that a busy page
 * does not look faster) to the first task after the frame that shows the result: a frame's callbacks run before its
 * style, layout and paint, and the next task after them. Event Timing rounds to 8 ms and ends with the first paint
 * after the event, which is seldom the one with the result; Element Timing needs attributes in the product and observes
 * only text and images.
 */
function install(): void {
  const TIMEOUT_MS = 10_000
  let measured = Promise.resolve<Record<string, number>>({})
  const holds = ({ selector, text, absent }: Look) => {
    const element = document.querySelector(selector)
    if (absent) return element === null
    return element !== null && (text === undefined || (element.textContent ?? '').includes(text))
  }
  window.stopwatch = {
    start(marks, input) {
      const { promise, resolve, reject } = Promise.withResolvers<Record<string, number>>()
      measured = promise
      const left = new Set(Object.keys(marks))
      const times: Record<string, number> = {}
      const isShown = (name: string) => (marks[name] ?? []).every(holds)
      const begin = ({ timeStamp }: Event) => {
        const afterPaint = (shown: string[]) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            for (const name of shown) times[name] = performance.now() - timeStamp
            if (left.size === 0) resolve(times)
          }
          port2.postMessage(null)
        }
        const look = () => {
          const shown = [...left].filter(isShown)
          for (const name of shown) left.delete(name)
          if (shown.length > 0) afterPaint(shown)
          if (left.size === 0) return
          if (performance.now() - timeStamp > TIMEOUT_MS)
            reject(new Error(`Not shown: ${[...left].join(', ')}`))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }
      window.addEventListener(input, begin, { capture: true, once: true })
      return [...left].filter(isShown)
    },
    stop: () => measured,
  }
}

/** Prepares a page, once per load. */
export async function installStopwatch(page: Page): Promise<void> {
  await page.evaluate(install)
}

/**
 * Returns the milliseconds from the next input to each mark; `act` triggers one input. Throws if a mark is already on
 * screen, or is still missing after 10 s.
 * @param input the event that starts the measurement
 */
export async function timed(
  page: Page,
  marks: Marks,
  act: () => Promise<void>,
  input: 'keydown' | 'pointerdown' | 'input' = 'keydown',
): Promise<Record<string, number>> {
  const early = await page.evaluate(([all, event]) => window.stopwatch.start(all, event), [
    marks,
    input,
  ] as const)
  if (early.length > 0) throw new Error(`Shown before the input: ${early.join(', ')}`)
  await act()
  return page.evaluate(() => window.stopwatch.stop())
}
