import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { unreadQuery } from './notifications-queries.ts'

/** The number of unread notifications, refetched after every change, since a change may create one. */
export function useUnread(): number {
  const client = useQueryClient()
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return
        void client.invalidateQueries({ queryKey: unreadQuery.queryKey })
      }),
    [client],
  )
  return useQuery(unreadQuery).data?.unread ?? 0
}
