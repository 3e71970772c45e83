import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { RegistrationStatus } from '#contract/accounts.ts'
import { sleepQuery } from '#member/shared/lib/health/sleep-query.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { anamnesisApi, answer, consultationsApi, nowApi, sleepApi } from '#shared/lib/api/clients.ts'
import { waitForChange } from './now/wait-for-change.ts'

export const upcomingQuery = queryOptions({
  queryKey: queryKeys.consultations.upcoming,
  queryFn: () => answer(consultationsApi.upcoming.$get()),
})

export const sleepTodayQuery = queryOptions({
  queryKey: queryKeys.sleep.today,
  queryFn: () => answer(sleepApi.today.$get()),
})

export const anamnesisQuery = queryOptions({
  queryKey: queryKeys.anamnesis.current,
  queryFn: () => answer(anamnesisApi.index.$get()),
})

/** What needs the member; asked for again when it may have changed. */
export const nowQuery = queryOptions({
  queryKey: queryKeys.now,
  queryFn: ({ signal }) => answer(nowApi.index.$get({}, { init: { signal } })),
  refetchInterval: ({ state: { data } }) => waitForChange(data?.changesAt ?? null, Date.now()),
  refetchOnWindowFocus: true,
})

/** Starts the requests while the screen's chunk is loading. */
export function prefetchHome(client: QueryClient, status: RegistrationStatus): void {
  if (status !== 'approved') return
  void client.prefetchQuery(nowQuery)
  void client.prefetchQuery(upcomingQuery)
  void client.prefetchQuery(sleepTodayQuery)
  void client.prefetchInfiniteQuery(sleepQuery)
  void client.prefetchQuery(anamnesisQuery)
}
