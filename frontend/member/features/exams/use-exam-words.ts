import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useCallback } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What is looked for among the exams: "back" finds it again, and it is never in the address. */
    examWords?: string | undefined
  }
}

const route = getRouteApi('/_app/app/exams/')

/** The words that are looked for, and how to look for others. */
export function useExamWords() {
  const words = useLocation({ select: ({ state }) => state.examWords ?? '' })
  const navigate = route.useNavigate()
  const lookFor = useCallback(
    (next: string) =>
      void navigate({
        search: true,
        state: { examWords: next || undefined },
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return { words, lookFor }
}
