import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { RegistrationStatus } from '#contract/accounts.ts'
import { sleepQuery } from '#member/shared/lib/health/sleep-query.ts'
import { anamnesisApi, answer, consultationsApi, sleepApi } from '#shared/lib/api/clients.ts'
import { keys } from '#shared/lib/api/query-client.ts'

export const upcomingQuery = queryOptions({
  queryKey: keys.consultations.upcoming,
  queryFn: () => answer(consultationsApi.upcoming.$get()),
})

export const sleepTodayQuery = queryOptions({
  queryKey: keys.sleep.today,
  queryFn: () => answer(sleepApi.today.$get()),
})

export const anamnesisQuery = queryOptions({
  queryKey: keys.anamnesis.current,
  queryFn: () => answer(anamnesisApi.index.$get()),
})

/** Asked for beside the screen's own file, not after it. */
export function prefetchHome(client: QueryClient, status: RegistrationStatus): void {
  if (status !== 'approved') return
  void client.prefetchQuery(upcomingQuery)
  void client.prefetchQuery(sleepTodayQuery)
  void client.prefetchInfiniteQuery(sleepQuery)
  void client.prefetchQuery(anamnesisQuery)
}
