import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { areShortcutsOn, isTaken } from '#admin/shared/lib/shortcuts.ts'
import { numberField } from '../decision/approval-form.tsx'

/**
 * A digit typed outside a field goes into the number field. A number typed while the policy is loading is kept.
 * @param id the open policy
 * @param isOn not while digits choose a saved text
 * @param isLoading whether the policy has not come yet
 * @returns What was kept, with which the number field begins.
 */
export function useEarlyNumber(id: string | undefined, isOn: boolean, isLoading: () => boolean): string {
  const [early, setEarly] = useState<{ id: string | undefined; text: string }>({ id: undefined, text: '' })
  const kept = early.id === id ? early.text : ''

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (id === undefined || !isOn || isTaken(event) || !areShortcutsOn()) return
    const isDigit = /^\d$/.test(event.key)
    const field = numberField()
    // The browser types the digit into what has the focus after this event.
    if (field && isDigit) field.focus()
    if (field || !isLoading()) return
    if (!isDigit && !(kept && /^[./-]$/.test(event.key))) return
    event.preventDefault()
    setEarly({ id, text: kept + event.key })
  })
  // A layout effect: the first digit is heard as soon as the screen can be seen. In the capture phase, before the key of the
  // search, which is a character of numbers too.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [])
  return kept
}
