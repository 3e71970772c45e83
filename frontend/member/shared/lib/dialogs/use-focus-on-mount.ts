import { type RefObject, useEffect, useRef } from 'react'

/** For a heading that replaces a form, since the form's focused button is removed with it. */
export function useFocusOnMount<Focusable extends HTMLElement>(wanted = true): RefObject<Focusable | null> {
  const ref = useRef<Focusable>(null)
  useEffect(() => {
    if (wanted) ref.current?.focus()
  }, [wanted])
  return ref
}
