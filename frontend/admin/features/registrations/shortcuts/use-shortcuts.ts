import { useEffect, useEffectEvent } from 'react'
import { isTaken } from '#admin/shared/lib/shortcuts.ts'

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-registration]')]
}

function focusedRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-registration]') ?? null
}

/** Focuses the next or previous row, or the first one if none has the focus. */
function moveFocus(step: 1 | -1): void {
  const all = rows()
  const current = focusedRow()
  const next = current ? all[all.indexOf(current) + step] : all[0]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

interface Shortcuts {
  /** `id` is that of the focused row, if any. */
  onApprove: (id: string | undefined) => void
  onReject: (id: string | undefined) => void
  onSelect: (id: string, range: boolean) => void
  /** Returns whether anything was selected. */
  onClear: () => boolean
  onOpen: (id: string) => void
  onHelp: () => void
}

/**
 * Single-key shortcuts of the queue: J and K move, Enter opens, X selects, Escape clears the selection, A and R decide the
 * selected or the focused registration, ? shows the help.
 */
export function useShortcuts(
  on: boolean,
  { onApprove, onReject, onSelect, onClear, onOpen, onHelp }: Shortcuts,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return
    const key = event.key.toLowerCase()
    const id = focusedRow()?.dataset.registration
    if (key === 'j' || key === 'k') {
      // With Shift, extend the selection from the current row to the next one.
      if (event.shiftKey && id) onSelect(id, false)
      moveFocus(key === 'j' ? 1 : -1)
      const reached = focusedRow()?.dataset.registration
      if (event.shiftKey && reached && reached !== id) onSelect(reached, true)
    } else if (key === 'x' && id) onSelect(id, event.shiftKey)
    // Ignore repeats: a key held down must not decide the whole queue.
    else if (key === 'a' && !event.repeat) onApprove(id)
    else if (key === 'r' && !event.repeat) onReject(id)
    else if (key === '?') onHelp()
    // Inside the row, Enter belongs to the focused control.
    else if (key === 'enter' && id && event.target === focusedRow()) onOpen(id)
    else if (key !== 'escape' || !onClear()) return
    event.preventDefault()
  })
  useEffect(() => {
    if (!on) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on])
}
