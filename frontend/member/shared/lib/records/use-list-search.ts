import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { readListSearch, storeListSearch } from './list-search.ts'

/** The current search text of the page's list ("" for none), and its setter. */
export function useListSearch() {
  const client = useQueryClient()
  const search = useLocation({ select: ({ state }) => readListSearch(client, state) })
  const navigate = useNavigate()
  const setSearch = useCallback(
    (next: string) => {
      const stored = storeListSearch(client, next)
      void navigate({
        to: '.',
        search: true,
        state: (previous) => ({ ...previous, ...stored }),
        replace: true,
        resetScroll: false,
      })
    },
    [client, navigate],
  )
  return { search, setSearch }
}
