import { type FocusEvent, useEffect, useRef } from 'react'

/** How often to look whether the dialog over the list has closed. */
const AGAIN_MS = 100

/**
 * Where the row with the focus leaves the list, the focus goes to the one that takes its place, else to the
 * page's title: somebody who works with the keyboard goes on from there.
 */
export function useRowFocus(ids: readonly string[]) {
  const last = useRef<{ id: string; index: number } | undefined>(undefined)
  const order = ids.join(' ')

  useEffect(() => {
    const present = order === '' ? [] : order.split(' ')
    const left = last.current
    if (!left || present.includes(left.id)) return
    let timer = setTimeout(keep)
    function keep(): void {
      if (document.querySelector('[role$=dialog]')) {
        timer = setTimeout(keep, AGAIN_MS)
        return
      }
      if (document.activeElement !== document.body) return
      const next = present[Math.min(left?.index ?? 0, present.length - 1)]
      const row = next && document.querySelector<HTMLElement>(`[data-registration="${CSS.escape(next)}"]`)
      const target = row || document.querySelector<HTMLElement>('h1')
      target?.focus()
    }
    return () => clearTimeout(timer)
  }, [order])

  return function noteFocus(event: FocusEvent): void {
    const id = event.target.closest<HTMLElement>('[data-registration]')?.dataset.registration
    if (id) last.current = { id, index: ids.indexOf(id) }
  }
}
