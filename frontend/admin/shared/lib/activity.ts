/**
 * Every request extends the session, so a page stops its background requests this long after the last user activity, in
 * milliseconds.
 */
const PRESENT_MS = 5 * 60_000
const ACTIVITY_EVENTS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'focus'] as const
const listening = { passive: true, capture: true }

let activeAt = Date.now()

/** Whether the page is visible and was used within the last minutes. */
export function isInUse(): boolean {
  return document.visibilityState === 'visible' && Date.now() - activeAt <= PRESENT_MS
}

function note(): void {
  activeAt = Date.now()
}

/** Records user activity until the returned function is called. */
export function watchActivity(): () => void {
  note()
  for (const name of ACTIVITY_EVENTS) addEventListener(name, note, listening)
  document.addEventListener('visibilitychange', note)
  return () => {
    for (const name of ACTIVITY_EVENTS) removeEventListener(name, note, listening)
    document.removeEventListener('visibilitychange', note)
  }
}
