import { type RefObject, useEffect } from 'react'

/**
 * Focuses the form's first field, unless the person has already focused something or typed before hydration. Not on
 * touch devices, where the keyboard would open unasked and cover half of the page.
 */
export function useFirstFieldFocus(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (matchMedia('(pointer: coarse)').matches) return
    const { activeElement } = document
    if (activeElement && activeElement !== document.body) return
    const inputs = [...(container.current?.querySelectorAll('input') ?? [])]
    if (inputs.every(({ value }) => value === '')) inputs[0]?.focus()
  }, [container])
}
