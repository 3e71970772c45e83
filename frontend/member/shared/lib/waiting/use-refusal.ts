import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '#shared/lib/api/errors.ts'
import type { WaitingEntry } from './waiting.ts'

/** Shows, once a form is open, why the server did not accept the waiting entry that it changes. */
export function useRefusal(waiting: WaitingEntry | undefined, show: (error: ApiError) => void): void {
  const showRefusal = useEffectEvent(() => {
    if (waiting?.refused) show(new ApiError({ status: 422, ...waiting.refused }))
  })
  // Once for each request: the entry itself is read again whenever the queue changes.
  const key = waiting?.key
  useEffect(() => {
    if (key) showRefusal()
  }, [key])
}
