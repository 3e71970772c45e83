import { useEffect, useEffectEvent } from 'react'

/** Set where somebody switched single keys off, which get in the way of those who dictate. */
const OFF = 'shortcuts-off'

function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return true
  const target = event.target instanceof Element ? event.target : null
  return Boolean(
    target?.closest('input, textarea, select, [contenteditable]') || document.querySelector('[role$=dialog]'),
  )
}

/** Single keys of the page, by their letters. */
export function useKeys(actions: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()]
    if (!action || isTaken(event) || localStorage.getItem(OFF) !== null) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
