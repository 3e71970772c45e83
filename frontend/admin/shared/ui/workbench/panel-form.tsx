import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { KeyHint } from '../key-cap.tsx'
import { PanelFoot } from './panel.tsx'

/** Ctrl+Enter presses a form's button, which ignores it while busy; Escape leaves the form where it can be left. */
export function onFormKey(onLeave: (() => void) | undefined) {
  return (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat) {
      event.preventDefault()
      event.currentTarget.querySelector<HTMLButtonElement>('[type=submit]')?.click()
    } else if (event.key === 'Escape' && onLeave) {
      event.preventDefault()
      onLeave()
    }
  }
}

/** A form that opens in the panel with the focus in it. */
export function usePanelForm(onClose: () => void) {
  /** Around the form. */
  const element = useRef<HTMLDivElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  // In the event that opens the form, so that the next key arrives here.
  useLayoutEffect(() => {
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector)
    const field = find('[data-saved-text], input:checked, input, textarea')
    // A form without fields only asks: its heading says what.
    ;(field ?? find('h3'))?.focus()
  }, [])
  return { element, submitButton, onKeyDown: onFormKey(onClose) }
}

interface PanelFormActionsProps {
  /** Has the focus once the form is filled in, so that Enter sends it. */
  submitButton?: RefObject<HTMLButtonElement | null>
  submit: string
  /** Whether sending it takes something from the person; true by default. */
  danger?: boolean
  busy?: boolean
  cancel: string
  onCancel: () => void
}

/** At the form's end, always in sight. */
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
