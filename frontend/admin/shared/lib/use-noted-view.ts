import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Queue } from '#contract/presence.ts'
import { presenceApi } from '#shared/lib/api/clients.ts'
import { isInUse } from './activity.ts'
import { queryKeys } from './query-keys.ts'

/** Milliseconds. A record that J only passes over is not reported. */
const NOTE_AFTER_MS = 250
/** Milliseconds. Twice within the lease, in case one request is lost. */
const RENEW_MS = 10_000

const tab = crypto.randomUUID()
/** The queue of the record that the server knows about. */
let notedIn: Queue | undefined

function send(queue: Queue, recordId: string | null): void {
  notedIn = recordId === null ? undefined : queue
  // If one is lost, the next one or the end of the lease makes up for it.
  presenceApi.index.$post({ json: { tab, queue, recordId } }, { init: { keepalive: true } }).catch(() => {})
}

/** Shows colleagues that this record is open here while the page is in use. */
export function useNotedView(queue: Queue, recordId: string | undefined): void {
  const client = useQueryClient()
  const isNone = recordId === undefined
  useEffect(() => {
    if (recordId === undefined) return
    let notedAt = 0
    const timer = setInterval(() => {
      if (!isInUse() || !onlineManager.isOnline() || Date.now() - notedAt < RENEW_MS) return
      notedAt = Date.now()
      send(queue, recordId)
    }, NOTE_AFTER_MS)
    return () => clearInterval(timer)
  }, [queue, recordId])
  // The next record replaces this one; only leaving all records ends the view.
  useEffect(() => {
    if (isNone) return
    const end = () => {
      const isSignedIn = Boolean(client.getQueryData(queryKeys.session))
      if (notedIn && isSignedIn && onlineManager.isOnline()) send(notedIn, null)
    }
    addEventListener('pagehide', end)
    return () => {
      removeEventListener('pagehide', end)
      end()
    }
  }, [client, isNone])
}
