import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search text of a list. In the history entry, not in the address, because it is health data. */
    listSearch?: string | undefined
  }
}

/** The current search text of the page's list ("" for none), and its setter. */
export function useListSearch() {
  const search = useLocation({ select: ({ state }) => state.listSearch ?? '' })
  const navigate = useNavigate()
  const setSearch = useCallback(
    (next: string) =>
      void navigate({
        to: '.',
        search: true,
        state: (previous) => ({ ...previous, listSearch: next || undefined }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return { search, setSearch }
}
