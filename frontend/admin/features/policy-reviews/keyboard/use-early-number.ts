import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { areShortcutsOn, isTaken } from '#admin/shared/lib/shortcuts.ts'
import { approvalDraft, numberField } from '../decision/approval-form.tsx'

/**
 * A digit typed outside a field goes into the number field. A number typed while the policy is loading becomes its draft, as if it had
 * been typed over what the draft was.
 * @param id the open policy
 * @param isOn not while digits choose a saved text
 * @param isLoading whether the policy has not come yet
 * @returns Whether the number field goes on with what was typed.
 */
export function useEarlyNumber(
  administratorId: string,
  id: string | undefined,
  isOn: boolean,
  isLoading: () => boolean,
): boolean {
  const [early, setEarly] = useState({ id, text: '' })
  // Another policy was opened: its return is no typing.
  if (early.id !== id) setEarly({ id, text: '' })

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (id === undefined || !isOn || isTaken(event) || !areShortcutsOn()) return
    const isDigit = /^\d$/.test(event.key)
    const field = numberField()
    // The browser types the digit into what has the focus after this event.
    if (field && isDigit) field.focus()
    if (field || !isLoading()) return
    if (!isDigit && !(early.text && /^[./-]$/.test(event.key))) return
    event.preventDefault()
    const text = early.text + event.key
    approvalDraft(administratorId, id).write({ policyNumber: text })
    setEarly({ id, text })
  })
  // A layout effect: the first digit is heard as soon as the screen can be seen. In the capture phase, before the key of the
  // search, which is a character of numbers too.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [])
  return early.text !== ''
}
