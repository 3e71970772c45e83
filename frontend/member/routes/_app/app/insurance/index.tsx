import { createFileRoute } from '@tanstack/react-router'
import { policiesQuery } from '#member/features/insurance/insurance-query.ts'
import { InsuranceScreen } from '#member/features/insurance/insurance-screen.tsx'
import { insuranceSearch } from '#member/features/insurance/insurance-search.ts'
import { stateParameter } from '#member/features/insurance/state-parameter.ts'
import { readListFilter } from '#member/shared/lib/records/list-filter.ts'
import { readListSearch } from '#member/shared/lib/records/list-search.ts'

export const Route = createFileRoute('/_app/app/insurance/')({
  validateSearch: insuranceSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps, location }) =>
    void queryClient.prefetchInfiniteQuery(
      policiesQuery(readListFilter(stateParameter, deps, readListSearch(queryClient, location.state))),
    ),
  staticData: { title: 'insurance' },
  component: InsuranceScreen,
})
