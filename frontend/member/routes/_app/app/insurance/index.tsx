import { createFileRoute } from '@tanstack/react-router'
import { filterOf, policiesQuery } from '#member/features/insurance/insurance-query.ts'
import { InsuranceScreen } from '#member/features/insurance/insurance-screen.tsx'
import { insuranceSearch } from '#member/features/insurance/insurance-search.ts'
import { listSearchOf } from '#member/shared/lib/records/list-search.ts'

export const Route = createFileRoute('/_app/app/insurance/')({
  validateSearch: insuranceSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location }) =>
    void context.queryClient.prefetchInfiniteQuery(
      policiesQuery(filterOf(deps, listSearchOf(context.queryClient, location.state))),
    ),
  staticData: { title: 'insurance' },
  component: InsuranceScreen,
})
