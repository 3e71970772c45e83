import { useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds. A key that follows sooner than this belongs to the same word. */
const PAUSE_MS = 120

/**
 * Calls `onTyped` as text is typed: immediately for the first key after a pause, and once typing pauses for the keys
 * that follow. A list then shows the last key's results without delay, and a word costs two requests.
 * @param isImmediate skips the delay
 */
export function useTyped(text: string, onTyped: (text: string) => void, isImmediate = false): void {
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  const previous = useRef(text)
  const report = useEffectEvent(onTyped)
  useEffect(() => {
    const now = performance.now()
    const isFirst = now - changedAt.current > PAUSE_MS
    // The text with which the field appears was not typed.
    if (text !== previous.current) changedAt.current = now
    previous.current = text
    if (isFirst || isImmediate) {
      report(text)
      return
    }
    const timer = setTimeout(() => report(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, isImmediate])
}
