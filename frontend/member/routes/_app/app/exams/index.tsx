import { createFileRoute } from '@tanstack/react-router'
import { analytesQuery, examsQuery } from '#member/features/exams/exams-queries.ts'
import { ExamsScreen } from '#member/features/exams/exams-screen.tsx'
import { examsSearch } from '#member/features/exams/exams-search.ts'
import { fileParameter } from '#member/features/exams/file-parameter.ts'
import { readListFilter } from '#member/shared/lib/records/list-filter.ts'
import { readListSearch } from '#member/shared/lib/records/list-search.ts'

export const Route = createFileRoute('/_app/app/exams/')({
  validateSearch: examsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps, location }) =>
    void (deps.aba
      ? queryClient.prefetchQuery(analytesQuery)
      : queryClient.prefetchInfiniteQuery(
          examsQuery(readListFilter(fileParameter, deps, readListSearch(queryClient, location.state))),
        )),
  staticData: { title: 'exams' },
  component: ExamsScreen,
})
