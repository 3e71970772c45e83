import { createFileRoute } from '@tanstack/react-router'
import { analytesQuery, examsQuery } from '#member/features/exams/exams-queries.ts'
import { ExamsScreen } from '#member/features/exams/exams-screen.tsx'
import { examsSearch } from '#member/features/exams/exams-search.ts'

export const Route = createFileRoute('/_app/app/exams/')({
  validateSearch: examsSearch,
  loaderDeps: ({ search: { aba } }) => ({ aba }),
  loader: ({ context: { queryClient }, deps: { aba }, location }) =>
    void (aba
      ? queryClient.prefetchQuery(analytesQuery)
      : queryClient.prefetchInfiniteQuery(examsQuery(location.state.listSearch ?? ''))),
  staticData: { title: 'exams' },
  component: ExamsScreen,
})
