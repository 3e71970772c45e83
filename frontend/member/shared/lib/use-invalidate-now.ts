import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryKeys } from './query-keys.ts'

/** Any change of a record can change what needs the member: refetches it where it is shown, else forgets it. */
export function forgetNowAfterChanges(client: QueryClient): () => void {
  return client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    client.removeQueries({ queryKey: queryKeys.now, type: 'inactive' })
    void client.invalidateQueries({ queryKey: queryKeys.now })
  })
}

export function useForgetNow(): void {
  const client = useQueryClient()
  useEffect(() => forgetNowAfterChanges(client), [client])
}
