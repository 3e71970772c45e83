import { type FocusEvent, useEffect, useRef } from 'react'
import { whenDialogsClosed } from '#shared/ui/dialogs/open-dialogs.ts'

/**
 * Keeps keyboard users in place: when the focused row leaves the list, focuses the row that takes its position, or the
 * screen's title if there is none. Returns the list's focus handler.
 */
export function useRowFocus(ids: readonly string[]) {
  const last = useRef<{ id: string; index: number } | undefined>(undefined)
  const order = ids.join(' ')

  useEffect(() => {
    const present = order === '' ? [] : order.split(' ')
    const gone = last.current
    if (!gone || present.includes(gone.id)) return
    return whenDialogsClosed(() => {
      if (document.activeElement !== document.body) return
      const next = present[Math.min(gone.index, present.length - 1)]
      const row = next && document.querySelector<HTMLElement>(`[data-registration="${CSS.escape(next)}"]`)
      const target = row || document.querySelector<HTMLElement>('h1')
      target?.focus()
    })
  }, [order])

  return function onFocus(event: FocusEvent): void {
    const id = event.target.closest<HTMLElement>('[data-registration]')?.dataset.registration
    if (id) last.current = { id, index: ids.indexOf(id) }
  }
}
