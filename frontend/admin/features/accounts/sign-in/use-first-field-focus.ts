import { type RefObject, useEffect } from 'react'

/**
 * Gives the form's first field the focus, unless the person has begun: focused something, or typed before the hydration.
 * Not on touch, where the keyboard would open unasked and cover half of the page.
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
