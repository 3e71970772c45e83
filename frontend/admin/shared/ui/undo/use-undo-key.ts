import { useEffectEvent, useLayoutEffect } from 'react'
import { isTypedInto, useShortcutsSwitch } from '../../lib/shortcuts.ts'
import { undoLast } from '../../lib/undo-offers.ts'

/** Z or Ctrl+Z undoes the latest decision, on every screen. */
export function useUndoKey(): void {
  const [shortcutsOn] = useShortcutsSwitch()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || event.altKey || event.shiftKey || event.defaultPrevented) return
    const isCombined = event.ctrlKey || event.metaKey
    if ((!isCombined && !shortcutsOn) || event.repeat || isTypedInto(event.target)) return
    if (undoLast()) event.preventDefault()
  })
  // A layout effect, so that the key works as soon as the screen is visible.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
