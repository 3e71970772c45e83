import { useLayoutEffect, useRef, useState } from 'react'
import { useTyped } from '../../lib/use-typed.ts'

/**
 * Text of a search field: calls `onSearch` as it is typed, with the timing of `useTyped`, and follows the URL when
 * navigation changes it.
 * @param value the search in the URL
 * @param isImmediate skips the delay
 */
export function useSearchText(
  value: string,
  onSearch: (text: string) => void,
  isImmediate = false,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(value)
  /** The searches that the URL does not show yet: they must not replace what was typed since. */
  const sent = useRef<string[]>([])
  // A layout effect: a later one would replace what is typed as soon as the field appears.
  useLayoutEffect(() => {
    const at = sent.current.indexOf(value)
    sent.current = at < 0 ? [] : sent.current.slice(at + 1)
    if (at < 0) setText(value)
  }, [value])
  useTyped(
    text.trim(),
    (typed) => {
      if (typed === (sent.current.at(-1) ?? value)) return
      sent.current.push(typed)
      onSearch(typed)
    },
    isImmediate,
  )
  return [text, setText]
}
