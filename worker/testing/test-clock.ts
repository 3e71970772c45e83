/** The instant at which tests start: an ordinary Wednesday morning in São Paulo. */
export const TESTS_START = '2026-10-14T10:00:00-03:00'

/**
 * Replaces `Date` with one that is `offset` milliseconds ahead; timers stay as they are. The browser tests
 * send this function to pages, so it must not use anything outside itself.
 */
export function moveDate(offset: number): void {
  const SystemDate = Date
  // Playwright's clock, if a page has it, adds the time since it was set, which it measures with this `Date`.
  const movedNow = () => SystemDate.now() + ('__pwClock' in globalThis ? 0 : offset)
  globalThis.Date = new Proxy(SystemDate, {
    apply: () => new SystemDate(movedNow()).toString(),
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [movedNow()], newTarget),
    get: (target, name) => (name === 'now' ? movedNow : Reflect.get(target, name)),
  })
}

declare global {
  /** How far the clock of the unit and API tests is ahead of the system's, in milliseconds. */
  var testClockOffset: number | undefined
}

/** Moves the clock of the process, but only once, because setup files run again for each test file. */
export function startTestClock(): void {
  if (globalThis.testClockOffset !== undefined) return
  globalThis.testClockOffset = Date.parse(TESTS_START) - Date.now()
  moveDate(globalThis.testClockOffset)
}
