import { type Ref, type RefCallback, useCallback, useEffect, useRef, useState } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Connects a form's value with an uncontrolled element. On a prerendered page the user or the browser's autofill may
 * have filled in the element before hydration: its value then replaces the form's.
 */
export function useDomValue<Element extends Control>(value: string, outer: Ref<Element> | undefined) {
  const element = useRef<Element | null>(null)
  const synced = useRef<string | undefined>(undefined)
  const [defaultValue] = useState(value)

  useEffect(() => {
    const node = element.current
    if (!node) return
    if (synced.current === undefined) {
      synced.current = value
      if (node.value !== value) node.dispatchEvent(new Event('input', { bubbles: true }))
    } else if (synced.current !== value) {
      synced.current = value
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
