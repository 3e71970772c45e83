import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { DoseOutcome } from '#contract/medications.ts'
import { addDays } from '#domain/time-zone.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import type { ListFilter } from '#member/shared/lib/records/list-filter.ts'
import { recordQuery } from '#member/shared/lib/records/record-query.ts'
import { prepareOffline } from '#member/shared/lib/vault/may-keep-data.ts'
import { answer, medicationsApi } from '#shared/lib/api/clients.ts'
import { refresh } from '#shared/lib/api/refresh.ts'
import { isoDay } from '#shared/lib/format/format.ts'

/** Doses become due while the screen stays open. */
export const DAY_REFETCH_MS = 2 * 60_000
const NEWEST = ''

/** Every medication with its schedule, next dose and stock. */
export const medicationsQuery = queryOptions({
  queryKey: queryKeys.medications.list,
  queryFn: ({ signal }) => answer(medicationsApi.index.$get({}, { init: { signal } })),
})

/** The doses of a day (`YYYY-MM-DD`) in the browser's time zone. */
export function dayQuery(date: string) {
  return queryOptions({
    queryKey: queryKeys.medications.day(date),
    queryFn: ({ signal }) => answer(medicationsApi.day.$get({ query: { date } }, { init: { signal } })),
    refetchInterval: DAY_REFETCH_MS,
  })
}

/** How many coming days can be read without a network: those of a long weekend. */
const DAYS_AHEAD = 3
const AHEAD_FRESH_MS = 12 * 3_600_000

/** Preloads what can be read offline without having been opened: the coming days and the adherence. */
export async function loadAhead(client: QueryClient): Promise<void> {
  const today = isoDay(Date.now())
  for (let days = 1; days <= DAYS_AHEAD; days++)
    await client.prefetchQuery({ ...dayQuery(addDays(today, days)), staleTime: AHEAD_FRESH_MS })
  await client.prefetchQuery({ ...adherenceQuery, staleTime: AHEAD_FRESH_MS })
}

export const adherenceQuery = queryOptions({
  queryKey: queryKeys.medications.adherence,
  queryFn: ({ signal }) => answer(medicationsApi.adherence.$get({}, { init: { signal } })),
})

export const medicationQuery = (client: QueryClient, id: string) =>
  recordQuery({
    client,
    id,
    one: queryKeys.medications.one(id),
    lists: queryKeys.medications.list,
    load: (options) => answer(medicationsApi[':id'].$get({ param: { id } }, options)),
  })

/** A medication's doses that match the filter, in pages of some weeks, newest first. */
export function historyQuery(id: string, filter: ListFilter<DoseOutcome>) {
  const { search, year, choice } = filter
  return infiniteQueryOptions({
    queryKey: queryKeys.medications.history(id, filter),
    queryFn: ({ pageParam, signal }) => {
      const query = {
        ...(search && { search }),
        ...(year && { year: `${year}` }),
        ...(choice && { outcome: choice }),
        ...(pageParam !== NEWEST && { before: pageParam }),
      }
      return answer(medicationsApi[':id'].history.$get({ param: { id }, query }, { init: { signal } }))
    },
    initialPageParam: NEWEST,
    getNextPageParam: (page) => page.before,
    placeholderData: keepPreviousData,
  })
}

/** Refetches everything about medications after a plan has changed, including what is preloaded. */
export async function refreshPlans(client: QueryClient): Promise<void> {
  await refreshMedications(client)
  prepareOffline(() => loadAhead(client))
}

/** Refetches everything about medications: a dose changes the day, the stock, the history and the adherence. */
export function refreshMedications(client: QueryClient): Promise<void> {
  return refresh(client, { queryKey: queryKeys.medications.all })
}
