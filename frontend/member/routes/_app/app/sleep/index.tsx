import { createFileRoute, redirect } from '@tanstack/react-router'
import { kindParameter } from '#member/features/sleep/kind-parameter.ts'
import { sleepPeriodQuery } from '#member/features/sleep/sleep-queries.ts'
import { SleepScreen } from '#member/features/sleep/sleep-screen.tsx'
import { sleepSearch } from '#member/features/sleep/sleep-search.ts'
import { sleepHistoryQuery } from '#member/shared/lib/health/sleep-query.ts'
import { readListFilter } from '#member/shared/lib/records/list-filter.ts'
import { readListSearch } from '#member/shared/lib/records/list-search.ts'
import { prepareOffline } from '#member/shared/lib/vault/may-keep-data.ts'
import { isoDay } from '#shared/lib/format/format.ts'

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
  loaderDeps: ({ search: { ano, tipo } }) => ({ ano, tipo }),
  loader: ({ context: { queryClient }, deps, location, preload }) => {
    const filter = readListFilter(kindParameter, deps, readListSearch(queryClient, location.state))
    void queryClient.prefetchInfiniteQuery(sleepHistoryQuery(filter))
    if (!preload) return
    void queryClient.prefetchQuery(sleepPeriodQuery('week', isoDay(Date.now())))
    prepareOffline(() => import('#member/features/sleep/form/sleep-entry-form.tsx'))
  },
  staticData: { title: 'sleep' },
  component: SleepScreen,
})
