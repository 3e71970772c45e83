import { type RefObject, useEffect, useRef } from 'react'

/** For the heading that replaces a form whose focused button is gone. */
export function useFocusOnMount<Focusable extends HTMLElement>(wanted = true): RefObject<Focusable | null> {
  const ref = useRef<Focusable>(null)
  useEffect(() => {
    if (wanted) ref.current?.focus()
  }, [wanted])
  return ref
}
