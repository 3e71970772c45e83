import { type RefObject, useEffect, useRef } from 'react'

/** For the heading of what takes a form's place: the button that had the focus is gone. */
export function useFocusOnMount<Focusable extends HTMLElement>(wanted = true): RefObject<Focusable | null> {
  const ref = useRef<Focusable>(null)
  useEffect(() => {
    if (wanted) ref.current?.focus()
  }, [wanted])
  return ref
}
