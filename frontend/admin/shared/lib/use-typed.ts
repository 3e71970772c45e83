import { useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds. A key that follows the one before sooner than this belongs to the same word. */
const PAUSE_MS = 120

/**
 * Calls `onTyped` with a text that is being typed: at once for the first key after a pause, for the keys that follow it
 * when the next pause begins. So a list shows what the last key finds without waiting, and a word costs two requests.
 * @param isImmediate skips the pause
 */
export function useTyped(text: string, onTyped: (text: string) => void, isImmediate = false): void {
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  const report = useEffectEvent(onTyped)
  useEffect(() => {
    const now = performance.now()
    const isFirst = now - changedAt.current > PAUSE_MS
    changedAt.current = now
    if (isFirst || isImmediate) {
      report(text)
      return
    }
    const timer = setTimeout(() => report(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, isImmediate])
}
