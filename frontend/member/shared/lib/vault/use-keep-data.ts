import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetOthersEntries, isWaitingFor } from '../waiting/waiting-for.ts'
import { useKeepsData } from './keeps-data.ts'

/**
 * Keeps the data of an approved member on this device, while they want that, and sends the entries that wait on it.
 * Returns whether it keeps data.
 */
export function useKeepData(userId: string | undefined, isApproved: boolean): boolean {
  const client = useQueryClient()
  const keeps = useKeepsData(userId ?? '') && userId !== undefined && isApproved
  useEffect(() => {
    if (userId === undefined) return undefined
    forgetOthersEntries(userId)
    if (!isApproved) return undefined
    const ended = new AbortController()
    // Without the files nothing is kept, and nothing waits: the network is lost already.
    if (keeps)
      import('./kept-queries.ts')
        .then(({ keepQueries }) => keepQueries(client, userId, ended.signal))
        .catch(() => undefined)
    if (keeps || isWaitingFor(userId))
      import('../waiting/queue.ts')
        .then(({ startQueue }) => startQueue(client, userId, keeps, ended.signal))
        .catch(() => undefined)
    return () => ended.abort()
  }, [client, userId, isApproved, keeps])
  return keeps
}
