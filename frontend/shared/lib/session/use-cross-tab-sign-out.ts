import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type SessionEnd, sharedKeys } from '../api/query-client.ts'
import { SIGNED_OUT } from './forget-member.ts'

/**
 * When another tab signs out, also deletes this tab's copy of the user's data. `followSession` then opens the sign-in
 * screen.
 */
export function useCrossTabSignOut(): void {
  const client = useQueryClient()
  useEffect(() => {
    let signedOut = false
    function onStorage({ key, newValue }: StorageEvent) {
      if (key !== SIGNED_OUT || newValue === null) return
      signedOut = true
      sessionStorage.clear()
      client.setQueryData<SessionEnd>(sharedKeys.sessionEnded, 'other_tab')
      client.setQueryData(sharedKeys.session, null)
    }
    addEventListener('storage', onStorage)
    return () => {
      removeEventListener('storage', onStorage)
      if (!signedOut) return
      // Not earlier: a screen that is still mounted would refetch the removed data.
      const kept = [sharedKeys.session[0], sharedKeys.sessionEnded[0]]
      client.removeQueries({ predicate: ({ queryKey }) => !kept.some((key) => key === queryKey[0]) })
      client.getMutationCache().clear()
    }
  }, [client])
}
