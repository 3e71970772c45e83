import { useEffect, useEffectEvent, useRef } from 'react'
import type { RegistrationInQueue } from '../../../../worker/contract/registrations.ts'
import { toast } from '../../../shared/ui/toast.ts'
import { t } from './registrations-texts.ts'

/** Whose rejection the address asks for. Where the address names nobody who waits, it says so and is put right. */
export function useRejectionTarget(
  id: string | undefined,
  waiting: readonly RegistrationInQueue[] | undefined,
  forget: () => void,
): RegistrationInQueue | undefined {
  const target = id === undefined ? undefined : waiting?.find((registration) => registration.id === id)
  const seen = useRef<string | undefined>(undefined)

  const missing = id !== undefined && waiting !== undefined && !target
  const putRight = useEffectEvent(() => {
    // Who was here and left was decided just now, and that has been told.
    if (seen.current !== id) toast({ title: t('decision.notInQueue') })
    forget()
  })
  useEffect(() => {
    if (target) seen.current = target.id
    else if (missing) putRight()
  }, [target, missing])
  return target
}
