import { type Ref, type RefCallback, useCallback, useEffect, useRef, useState } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Ties a form's value to an uncontrolled element. On a prerendered page a person, or the browser's autofill,
 * may have written before hydration: what the element holds then wins and is told to the form.
 */
export function useDomValue<Element extends Control>(value: string, outer: Ref<Element> | undefined) {
  const element = useRef<Element | null>(null)
  const known = useRef<string | undefined>(undefined)
  const [defaultValue] = useState(value)

  useEffect(() => {
    const node = element.current
    if (!node) return
    if (known.current === undefined) {
      known.current = value
      if (node.value !== value) node.dispatchEvent(new Event('input', { bubbles: true }))
    } else if (known.current !== value) {
      known.current = value
      if (node.value !== value) node.value = value
    }
  }, [value])

  const ref: RefCallback<Element> = useCallback(
    (node) => {
      element.current = node
      if (typeof outer === 'function') return outer(node)
      if (outer) outer.current = node
    },
    [outer],
  )
  return { ref, defaultValue }
}
