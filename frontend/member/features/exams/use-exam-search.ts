import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useCallback } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search text of the exam list. In the history entry, not in the address, because it is health data. */
    examSearch?: string | undefined
  }
}

const route = getRouteApi('/_app/app/exams/')

/** The current search text of the exam list ("" for none), and its setter. */
export function useExamSearch() {
  const search = useLocation({ select: ({ state }) => state.examSearch ?? '' })
  const navigate = route.useNavigate()
  const setSearch = useCallback(
    (next: string) =>
      void navigate({
        search: true,
        state: { examSearch: next || undefined },
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return { search, setSearch }
}
