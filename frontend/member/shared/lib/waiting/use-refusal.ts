import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '#shared/lib/api/errors.ts'
import type { WaitingEntry } from './waiting.ts'

/** Shows, once a form is open, why the server did not accept the waiting entry that it changes. */
export function useRefusal(waiting: WaitingEntry | undefined, show: (error: ApiError) => void): void {
  const refused = waiting?.refused
  const showRefusal = useEffectEvent(show)
  useEffect(() => {
    if (refused) showRefusal(new ApiError({ status: 422, ...refused }))
  }, [refused])
}
