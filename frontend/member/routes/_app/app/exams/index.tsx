import { createFileRoute } from '@tanstack/react-router'
import { analytesQuery, examsQuery } from '../../../../features/exams/exams-queries.ts'
import { ExamsScreen } from '../../../../features/exams/exams-screen.tsx'
import { examsSearch } from '../../../../features/exams/exams-search.ts'

export const Route = createFileRoute('/_app/app/exams/')({
  validateSearch: examsSearch,
  loaderDeps: ({ search: { aba, busca } }) => ({ aba, busca }),
  loader: ({ context: { queryClient }, deps: { aba, busca = '' } }) =>
    void (aba
      ? queryClient.prefetchQuery(analytesQuery)
      : queryClient.prefetchInfiniteQuery(examsQuery(busca))),
  staticData: { title: 'exams' },
  component: ExamsScreen,
})
