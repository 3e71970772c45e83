import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { areShortcutsOn, isTaken } from '#admin/shared/lib/shortcuts.ts'
import { approvalDraft, numberField } from '../decision/approval-form.tsx'

/**
 * Redirects a digit typed outside a field to the number field. A number typed while the policy is loading becomes its
 * draft, replacing any older draft; after its first digit, letters belong to it too.
 * @param id the open policy
 * @param isOn false while digits choose a saved text
 * @param isLoading whether the policy is still loading
 * @returns whether the number field continues what was typed
 */
export function useEarlyNumber(
  administratorId: string,
  id: string | undefined,
  isOn: boolean,
  isLoading: () => boolean,
): boolean {
  const [early, setEarly] = useState({ id, text: '' })
  // Another policy was opened: returning to this one is not typing.
  if (early.id !== id) setEarly({ id, text: '' })

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (id === undefined || !isOn || isTaken(event) || !areShortcutsOn()) return
    const isDigit = /^\d$/.test(event.key)
    const field = numberField()
    // The browser types the digit into whatever has the focus after this event.
    if (field && isDigit) field.focus()
    if (field || !isLoading()) return
    if (!isDigit && !(early.text && /^[\p{L}./-]$/u.test(event.key))) return
    event.preventDefault()
    const text = early.text + event.key
    approvalDraft(administratorId, id).write({ policyNumber: text })
    setEarly({ id, text })
  })
  // A layout effect, so that it hears the first digit as soon as the screen is visible. In the capture phase, before
  // the search key, which is also a character of numbers.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [])
  return early.text !== ''
}
