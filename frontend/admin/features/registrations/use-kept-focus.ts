import { type FocusEvent, useEffect, useRef } from 'react'

/** When a dialog over the list gives the focus back; and at once. */
const MOMENTS_MS = [0, 300]

/**
 * Where the row with the focus leaves the list, the focus goes to the one that takes its place, else to the
 * page's title: somebody who works with the keyboard goes on from there.
 */
export function useKeptFocus(ids: readonly string[]) {
  const last = useRef<{ id: string; index: number } | undefined>(undefined)
  const order = ids.join(' ')

  useEffect(() => {
    const present = order === '' ? [] : order.split(' ')
    const left = last.current
    if (!left || present.includes(left.id)) return
    const keep = () => {
      if (document.activeElement !== document.body) return
      const next = present[Math.min(left.index, present.length - 1)]
      const row = next && document.querySelector<HTMLElement>(`[data-registration="${CSS.escape(next)}"]`)
      const target = row || document.querySelector<HTMLElement>('h1')
      target?.focus()
    }
    const timers = MOMENTS_MS.map((moment) => setTimeout(keep, moment))
    return () => timers.forEach(clearTimeout)
  }, [order])

  return function noteFocus(event: FocusEvent): void {
    const id = event.target.closest<HTMLElement>('[data-registration]')?.dataset.registration
    if (id) last.current = { id, index: ids.indexOf(id) }
  }
}
