import { createFileRoute } from '@tanstack/react-router'
import { SleepScreen } from '#member/features/sleep/sleep-screen.tsx'
import { listFilterOf, sleepSearch } from '#member/features/sleep/sleep-search.ts'
import { sleepHistoryQuery } from '#member/shared/lib/health/sleep-query.ts'

export const Route = createFileRoute('/_app/app/sleep/')({
  validateSearch: sleepSearch,
  loaderDeps: ({ search }) => listFilterOf(search),
  loader: ({ context, deps, location }) =>
    void context.queryClient.prefetchInfiniteQuery(
      sleepHistoryQuery({ search: location.state.listSearch ?? '', ...deps }),
    ),
  staticData: { title: 'sleep' },
  component: SleepScreen,
})
