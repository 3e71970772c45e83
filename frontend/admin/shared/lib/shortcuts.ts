import { type RefObject, useEffect, useSyncExternalStore } from 'react'

/** Set where somebody switched single keys off. It is the device's: `forgetMember` keeps it. */
export const SHORTCUTS_OFF = 'shortcuts-off'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function areShortcutsOn(): boolean {
  return localStorage.getItem(SHORTCUTS_OFF) === null
}

/** Single keys get in the way of those who dictate to their computer: they can be switched off. */
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

/** Whether a key pressed there is text, or a dialog's: a box to tick takes none. */
export function isTypedInto(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target : null
  return Boolean(
    element?.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') ||
      document.querySelector('[role$=dialog]'),
  )
}

/** Whether the key is somebody else's than the page's: the browser's, a field's or a dialog's. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  return isTypedInto(event.target)
}

/** The key / leads to the search. Says whether it does. */
export function useSearchKey(input: RefObject<HTMLInputElement | null>): boolean {
  const [on] = useShortcutsSwitch()
  useEffect(() => {
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
