import { createFileRoute, redirect } from '@tanstack/react-router'
import { SleepScreen } from '#member/features/sleep/sleep-screen.tsx'
import { listFilterOf, sleepSearch } from '#member/features/sleep/sleep-search.ts'
import { sleepHistoryQuery } from '#member/shared/lib/health/sleep-query.ts'
import { listSearchOf } from '#member/shared/lib/records/list-search.ts'

export const Route = createFileRoute('/_app/app/sleep/')({
  validateSearch: sleepSearch,
  beforeLoad: ({ search: { editar } }) => {
    if (!editar) return
    throw redirect({
      to: '/app/sleep/$entryId',
      params: { entryId: editar },
      search: { editar },
      replace: true,
    })
  },
  loaderDeps: ({ search }) => listFilterOf(search),
  loader: ({ context, deps, location }) =>
    void context.queryClient.prefetchInfiniteQuery(
      sleepHistoryQuery({ search: listSearchOf(context.queryClient, location.state), ...deps }),
    ),
  staticData: { title: 'sleep' },
  component: SleepScreen,
})
