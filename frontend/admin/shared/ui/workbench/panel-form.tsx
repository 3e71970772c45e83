import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { KeyHint } from '../key-cap.tsx'
import { PanelFoot } from './panel.tsx'

/** Ctrl+Enter presses the button of a form, which ignores it while busy; Escape leaves the form if that is possible. */
export function onFormKey(onLeave: (() => void) | undefined) {
  return (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat) {
      event.preventDefault()
      // The button may be outside the form's element.
      const submit = [...event.currentTarget.elements].find((control) => control.matches('[type=submit]'))
      if (submit instanceof HTMLButtonElement) submit.click()
    } else if (event.key === 'Escape' && onLeave) {
      event.preventDefault()
      onLeave()
    }
  }
}

/** Where a form puts the focus although its text can be typed at once. */
const PLACES = 'input[type=radio], [data-saved-text], [type=submit]'

/**
 * A character typed where it chooses nothing goes to the end of the form's text instead of to the screen's shortcuts.
 * The picker has already handled the keys of saved texts.
 * @param isFilled whether a saved text has just been chosen, so that a space continues it; otherwise a space presses
 * what has the focus
 */
function typeIntoText(event: KeyboardEvent<HTMLFormElement>, isFilled: boolean): void {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
  const text = event.currentTarget.querySelector('textarea')
  if (!isPlain || !text || event.key.length !== 1 || (event.key === ' ' && !isFilled)) return
  if (!(event.target instanceof Element && event.target.matches(PLACES))) return
  event.stopPropagation()
  // The browser types the character into whatever has the focus after this event.
  text.focus()
  text.setSelectionRange(text.value.length, text.value.length)
}

/** A form that opens in the panel and takes the focus. */
export function usePanelForm(onClose: () => void) {
  /** The element that contains the form. */
  const element = useRef<HTMLDivElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  const isFilled = useRef(false)
  // In the event that opens the form, so that the next key reaches it.
  useLayoutEffect(() => {
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector)
    const field = find('[data-saved-text], input:checked, input, textarea')
    // A form without fields is only a question, which its heading asks.
    ;(field ?? find('h3'))?.focus()
  }, [])
  const press = onFormKey(onClose)
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    // The key that has just chosen a saved text was pressed elsewhere.
    isFilled.current &&= event.defaultPrevented || event.target === submitButton.current
    press(event)
    typeIntoText(event, isFilled.current)
  }
  /** For the choice of a saved text: Enter submits the form, and a character continues the text. */
  function onChosen(): void {
    submitButton.current?.focus()
    isFilled.current = true
  }
  return { element, submitButton, onKeyDown, onChosen }
}

interface PanelFormActionsProps {
  /** Gets the focus once the form is filled in, so that Enter submits it. */
  submitButton?: RefObject<HTMLButtonElement | null>
  submit: string
  /** Whether submitting takes something from the person; true by default. */
  danger?: boolean
  busy?: boolean
  cancel: string
  onCancel: () => void
}

/** At the end of the form, always visible. */
export function PanelFormActions({
  submitButton,
  submit,
  danger = true,
  busy = false,
  cancel,
  onCancel,
}: PanelFormActionsProps) {
  return (
    <PanelFoot className="z-1 col-span-full -mx-4 -mb-4 lg:-mx-5">
      <Button ref={submitButton} type="submit" variant={danger ? 'danger' : 'solid'} size="sm" busy={busy}>
        {submit}
        {submitButton && <KeyHint>Enter</KeyHint>}
      </Button>
      <Button variant="quiet" size="sm" onClick={onCancel}>
        {cancel}
        <KeyHint>Esc</KeyHint>
      </Button>
    </PanelFoot>
  )
}
