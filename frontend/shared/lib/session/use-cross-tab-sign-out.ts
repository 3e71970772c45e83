import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sharedKeys } from '../api/query-client.ts'
import { LEFT } from './forget-member.ts'

/** Where another tab signs out, this one forgets too what it holds of the person; `followSession` leads away. */
export function useLeftElsewhere(): void {
  const client = useQueryClient()
  useEffect(() => {
    let left = false
    function hear({ key, newValue }: StorageEvent) {
      if (key !== LEFT || newValue === null) return
      left = true
      sessionStorage.clear()
      dispatchEvent(new Event(LEFT))
      client.setQueryData(sharedKeys.session, null)
    }
    addEventListener('storage', hear)
    return () => {
      removeEventListener('storage', hear)
      if (!left) return
      // Only now: a screen that still stands would ask again for what it misses.
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sharedKeys.session[0] })
      client.getMutationCache().clear()
    }
  }, [client])
}
