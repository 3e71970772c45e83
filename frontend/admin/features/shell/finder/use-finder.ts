import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

export interface FinderState {
  open: boolean
  show: () => void
  hide: () => void
  text: string
  setText: (text: string) => void
  field: RefObject<HTMLInputElement | null>
}

/** Whether another dialog receives the keys. One that is closing does not. */
const isDialogInFront = () =>
  document.querySelector(':is([role=dialog], [role=alertdialog])[data-state=open]') !== null

const isFinderKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'

/** The text after a key that the field would have received; `undefined` for other keys. */
function textAfter(text: string, { altKey, ctrlKey, key, metaKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'Backspace') return text.slice(0, -1)
  return [...key].length === 1 ? text + key : undefined
}

/**
 * State of the finder. Ctrl+K or ⌘K opens it, unless another dialog is open. Text typed before its field has the focus
 * is added to the field, and triggers no shortcut of the screen behind.
 */
export function useFinder(): FinderState {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // As seen by the listener, which runs before the next render.
  const now = useRef({ open: false, text: '' })
  const type = (next: string) => {
    now.current.text = next
    setText(next)
  }
  const hide = () => {
    now.current.open = false
    setOpen(false)
  }
  const show = () => {
    // The dialog reports its opening late: keep what was typed since.
    if (now.current.open) return
    now.current.open = true
    flushSync(() => {
      type('')
      setOpen(true)
    })
    // The field is still there while the dialog closes.
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (isFinderKey(event)) {
      if (!now.current.open && isDialogInFront()) return
      event.preventDefault()
      if (!now.current.open) show()
      return
    }
    if (!now.current.open || event.defaultPrevented || event.target === field.current) return
    if (isInFinder(event.target, field.current)) return
    const next = textAfter(now.current.text, event)
    if (next === undefined) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // The field must hold the text before the next key, which goes into it.
    flushSync(() => type(next))
    field.current?.focus()
  }
  const listener = useRef(press)
  // Layout effects, so that the first key is heard as soon as the screen is visible.
  useLayoutEffect(() => {
    listener.current = press
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => listener.current(event)
    // Before the shortcuts of the screen, whose listeners are on the document too.
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
  return { open, show, hide, text, setText: type, field }
}

/** Whether the focus is on another control of the finder, such as its close button. */
function isInFinder(target: EventTarget | null, field: HTMLInputElement | null): boolean {
  const dialog = field?.closest('[role=dialog]')
  return target instanceof Node && target !== dialog && Boolean(dialog?.contains(target))
}
