import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { endsSession } from '#admin/shared/lib/ends-session.ts'
import type { RegistrationInQueue } from '#contract/registrations.ts'
import { ApiError, messageFor } from '#shared/lib/api/errors.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { registrationQuery } from '../queue/queue-query.ts'
import { t } from '../registrations-texts.ts'

/**
 * Whose rejection the address asks for: of the list, or, where they stand beyond what is loaded, asked for alone.
 * Where the address names nobody who waits, it says so and is put right.
 */
export function useRejectionTarget(
  id: string | undefined,
  waiting: readonly RegistrationInQueue[] | undefined,
  forget: () => void,
): RegistrationInQueue | undefined {
  const listed = waiting?.find((registration) => registration.id === id)
  /** Who was in the list last: whoever left it was decided just now, and that has been told. */
  const [seen, setSeen] = useState<string>()
  if (listed && seen !== listed.id) setSeen(listed.id)
  const left = id !== undefined && id === seen && !listed
  const beyond = id !== undefined && waiting !== undefined && !listed && !left
  const { data, error } = useQuery({ ...registrationQuery(id ?? ''), enabled: beyond })
  const found = beyond && data?.id === id ? data : undefined
  const target = listed ?? (found?.status === 'email_confirmed' ? found : undefined)

  const lost = (waiting !== undefined && left) || (beyond && !target && Boolean(found ?? error))
  const putRight = useEffectEvent(() => {
    if (error && beyond && !(error instanceof ApiError && error.status === 404)) {
      // What was written stays in its draft.
      if (!endsSession(error))
        toast({ variant: 'destructive', title: t('failed'), description: messageFor(error) })
      return
    }
    if (!left) toast({ title: t('decision.notInQueue') })
    forget()
  })
  useEffect(() => {
    if (lost) putRight()
  }, [lost])
  return target
}
