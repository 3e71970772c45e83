import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryKeys } from './query-keys.ts'

/**
 * Any change to a record can change what needs the member's attention: refetches it if it is on screen, otherwise marks
 * it stale.
 */
export function invalidateNowAfterChanges(client: QueryClient): () => void {
  return client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    void client.invalidateQueries({ queryKey: queryKeys.now })
  })
}

export function useInvalidateNow(): void {
  const client = useQueryClient()
  useEffect(() => invalidateNowAfterChanges(client), [client])
}
