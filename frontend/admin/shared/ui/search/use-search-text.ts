import { useEffect, useEffectEvent, useRef, useState } from 'react'

const PAUSE_MS = 250

/**
 * What is typed into a field that searches: told a moment after the last key. The address follows, and leads when
 * somebody goes elsewhere.
 * @param value what the address says
 * @param at once where somebody does not wait for the pause
 */
export function useSearchText(
  value: string,
  onSearch: (text: string) => void,
  atOnce = false,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(value)
  /** What the address was told, or said, last: the same is no news from either side. */
  const told = useRef(value)
  const tell = useEffectEvent((typed: string) => {
    if (typed === told.current) return
    told.current = typed
    onSearch(typed)
  })
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    const timer = setTimeout(() => tell(text.trim()), atOnce ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, atOnce])
  return [text, setText]
}
