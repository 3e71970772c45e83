import { useEffect, useEffectEvent, useRef, useState } from 'react'

const DEBOUNCE_MS = 250

/**
 * Text of a search field: calls `onSearch` after a pause in typing, and follows the URL when it changes by navigation.
 * @param value the search in the URL
 * @param isImmediate skips the pause
 */
export function useSearchText(
  value: string,
  onSearch: (text: string) => void,
  isImmediate = false,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(value)
  /** The search last sent to or read from the URL; the same value again is ignored. */
  const synced = useRef(value)
  const search = useEffectEvent((typed: string) => {
    if (typed === synced.current) return
    synced.current = typed
    onSearch(typed)
  })
  useEffect(() => {
    if (value === synced.current) return
    synced.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), isImmediate ? 0 : DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, isImmediate])
  return [text, setText]
}
