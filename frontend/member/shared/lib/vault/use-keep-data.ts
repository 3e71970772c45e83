import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { User } from '#contract/accounts.ts'
import { queryKeys } from '../query-keys.ts'
import { noQueue, publishWaiting } from '../waiting/waiting.ts'
import { forgetOthersEntries, isWaitingFor, noteReadiness } from '../waiting/waiting-for.ts'
import { forgetOthersLock, useIsLocked, useKeepsData } from './keeps-data.ts'
import { shortenIds } from './member-mark.ts'

/**
 * Keeps the data of an approved member on this device, while they want that, and sends the entries that wait on it.
 * Returns whether it keeps data.
 */
export function useKeepData(user: Pick<User, 'id' | 'email' | 'status'> | null | undefined): boolean {
  const client = useQueryClient()
  const { id, email, status } = user ?? {}
  const memberId = status === 'approved' ? id : undefined
  const keeps = useKeepsData(memberId ?? '') && memberId !== undefined
  const isLocked = useIsLocked(memberId)
  useEffect(() => {
    // Not while nobody is signed in: the guard reads it after the end of the session.
    if (memberId !== undefined) client.setQueryData(queryKeys.keptEmail, keeps ? email : '')
  }, [client, memberId, email, keeps])
  useEffect(() => {
    if (id === undefined) return
    shortenIds()
    forgetOthersEntries(memberId)
    forgetOthersLock(id)
  }, [id, memberId])
  useEffect(() => {
    if (memberId === undefined) return undefined
    const ended = new AbortController()
    // If these files cannot be loaded, the network is already gone, and nothing is kept or queued.
    if (keeps)
      import('./kept-queries.ts')
        .then(({ keepQueries }) => keepQueries(client, { memberId, isLocked }, ended.signal))
        .catch(() => undefined)
    if (keeps || isWaitingFor(memberId)) {
      publishWaiting({ ...noQueue, mayAdd: keeps })
      const starting = import('../waiting/queue.ts')
        .then(({ startQueue }) => startQueue(client, memberId, keeps, ended.signal))
        .catch(() => publishWaiting(noQueue))
      noteReadiness(starting)
    }
    return () => {
      publishWaiting(noQueue)
      ended.abort()
    }
  }, [client, memberId, keeps, isLocked])
  return keeps
}
