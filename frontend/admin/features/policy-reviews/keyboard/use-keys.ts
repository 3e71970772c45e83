import { useEffect, useEffectEvent } from 'react'
import { areShortcutsOn, isTaken } from '#admin/shared/lib/shortcuts.ts'

/** Single-key shortcuts of the screen, keyed by letter. */
export function useKeys(actions: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()]
    if (!action || event.repeat || isTaken(event) || !areShortcutsOn()) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
