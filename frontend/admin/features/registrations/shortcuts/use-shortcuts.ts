import { useEffect, useEffectEvent } from 'react'
import { isTaken } from '#admin/shared/lib/shortcuts.ts'

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-registration]')]
}

function focusedRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-registration]') ?? null
}

/** One row on or back; into the list from wherever the focus is. */
function move(step: 1 | -1): void {
  const all = rows()
  const current = focusedRow()
  const next = current ? all[all.indexOf(current) + step] : all[0]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

interface Shortcuts {
  /** The row that has the focus, where one has. */
  onApprove: (id: string | undefined) => void
  onReject: (id: string | undefined) => void
  onSelect: (id: string, range: boolean) => void
  /** Says whether there was anything to clear. */
  onClear: () => boolean
  onOpen: (id: string) => void
  onHelp: () => void
}

/**
 * J and K move, Enter opens, X chooses, Escape chooses nobody, A and R decide about the chosen or the row that has the focus,
 * ? explains.
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
      // With Shift the way taken is chosen: from the row that is left to the one that is reached.
      if (event.shiftKey && id) onSelect(id, false)
      move(key === 'j' ? 1 : -1)
      const reached = focusedRow()?.dataset.registration
      if (event.shiftKey && reached && reached !== id) onSelect(reached, true)
    } else if (key === 'x' && id) onSelect(id, event.shiftKey)
    // A key that is held down decides about one person, not about the whole queue.
    else if (key === 'a' && !event.repeat) onApprove(id)
    else if (key === 'r' && !event.repeat) onReject(id)
    else if (key === '?') onHelp()
    // On a control inside the row, Enter is the control's.
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
