import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'
import { isDialogOpen } from '#shared/ui/dialogs/open-dialogs.ts'

/** localStorage key, present if single-key shortcuts are off. A device setting, which survives a sign-out. */
export const SHORTCUTS_OFF = 'shortcuts-off'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function areShortcutsOn(): boolean {
  return localStorage.getItem(SHORTCUTS_OFF) === null
}

/** Single-key shortcuts can be switched off, since speech input triggers them by accident (WCAG 2.1.4). */
export function useShortcutsSwitch(): [on: boolean, setOn: (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, areShortcutsOn)
  return [
    on,
    (next) => {
      if (next) localStorage.removeItem(SHORTCUTS_OFF)
      else localStorage.setItem(SHORTCUTS_OFF, '1')
      for (const listener of listeners) listener()
    },
  ]
}

/** Checkboxes take no text, nor do radio buttons outside forms, such as the choice of a theme. */
const TYPED_INTO =
  'input:not([type=checkbox], [type=radio]), form [type=radio], textarea, select, [contenteditable]'

/** Whether the target takes what is typed, or a dialog is open. */
export function isTypedInto(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target : null
  return Boolean(element?.closest(TYPED_INTO) || isDialogOpen())
}

/** Whether the key belongs to the browser, a text field or a dialog rather than to the screen's shortcuts. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  return isTypedInto(event.target)
}

/** Focuses the search field on "/". Returns whether shortcuts are on. */
export function useSearchKey(input: RefObject<HTMLInputElement | null>): boolean {
  const [on] = useShortcutsSwitch()
  // A layout effect, so that the key works as soon as the field is visible.
  useLayoutEffect(() => {
    if (!on) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTaken(event)) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on, input])
  return on
}
