import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { RegistrationStatus } from '#contract/accounts.ts'
import { sleepQuery } from '#member/shared/lib/health/sleep-query.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { anamnesisApi, answer, consultationsApi, nowApi, sleepApi } from '#shared/lib/api/clients.ts'

/** Doses are missed and nights end at times that the answer does not name. */
const WAIT_MS_MAX = 3_600_000
/** Where this device's clock is ahead of the server's. */
const WAIT_MS_MIN = 30_000
const MARGIN_MS = 2_000

/** Milliseconds until what needs the member is asked for again. */
export function waitForChange(changesAt: string | null, now: number): number {
  if (changesAt === null) return WAIT_MS_MAX
  return Math.min(WAIT_MS_MAX, Math.max(WAIT_MS_MIN, Date.parse(changesAt) - now + MARGIN_MS))
}

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
