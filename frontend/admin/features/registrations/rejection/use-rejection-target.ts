import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { endsSession } from '#admin/shared/lib/admin-session.ts'
import type { RegistrationInQueue } from '#contract/registrations.ts'
import { ApiError, messageFor } from '#shared/lib/api/errors.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { registrationQuery } from '../queue/queue-query.ts'
import { t } from '../registrations-texts.ts'

/**
 * The registration whose id is in the URL, from the list or, if it is beyond the loaded pages, from its own request. If it
 * does not wait for a decision, says so in a toast and calls `forget` to clear the URL.
 */
export function useRejectionTarget(
  id: string | undefined,
  waiting: readonly RegistrationInQueue[] | undefined,
  forget: () => void,
): RegistrationInQueue | undefined {
  const listed = waiting?.find((registration) => registration.id === id)
  /** The last id seen in the list: if it leaves the list it was decided just now, which needs no toast. */
  const [seen, setSeen] = useState<string>()
  if (listed && seen !== listed.id) setSeen(listed.id)
  const hasLeft = id !== undefined && id === seen && !listed
  const isBeyondPages = id !== undefined && waiting !== undefined && !listed && !hasLeft
  const { data, error } = useQuery({ ...registrationQuery(id ?? ''), enabled: isBeyondPages })
  const fetched = isBeyondPages && data?.id === id ? data : undefined
  const target = listed ?? (fetched?.status === 'email_confirmed' ? fetched : undefined)

  const isInvalid =
    (waiting !== undefined && hasLeft) || (isBeyondPages && !target && Boolean(fetched ?? error))
  const clearTarget = useEffectEvent(() => {
    if (error && isBeyondPages && !(error instanceof ApiError && error.status === 404)) {
      // The URL stays, so that the form and its draft come back after a reload.
      if (!endsSession(error))
        toast({ variant: 'destructive', title: t('failed'), description: messageFor(error) })
      return
    }
    if (!hasLeft) toast({ title: t('decision.notInQueue') })
    forget()
  })
  useEffect(() => {
    if (isInvalid) clearTarget()
  }, [isInvalid])
  return target
}
