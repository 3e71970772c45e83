import { createFileRoute } from '@tanstack/react-router'
import { policiesQuery } from '#member/features/insurance/insurance-query.ts'
import { InsuranceScreen } from '#member/features/insurance/insurance-screen.tsx'
import { insuranceSearch } from '#member/features/insurance/insurance-search.ts'
import { stateParameter } from '#member/features/insurance/state-parameter.ts'
import { listFilterOf } from '#member/shared/lib/records/list-filter.ts'
import { listSearchOf } from '#member/shared/lib/records/list-search.ts'

export const Route = createFileRoute('/_app/app/insurance/')({
  validateSearch: insuranceSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location }) =>
    void context.queryClient.prefetchInfiniteQuery(
      policiesQuery(listFilterOf(stateParameter, deps, listSearchOf(context.queryClient, location.state))),
    ),
  staticData: { title: 'insurance' },
  component: InsuranceScreen,
})
