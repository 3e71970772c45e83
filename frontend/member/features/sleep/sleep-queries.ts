import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { PeriodKind } from '#contract/periods.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { recordQuery } from '#member/shared/lib/records/record-query.ts'
import { answer, sleepApi } from '#shared/lib/api/clients.ts'

export const sleepEntryQuery = (client: QueryClient, id: string) =>
  recordQuery({
    client,
    id,
    one: queryKeys.sleep.one(id),
    lists: queryKeys.sleep.lists,
    load: (options) => answer(sleepApi[':id'].$get({ param: { id } }, options)),
  })

/**
 * The period that contains the day (`YYYY-MM-DD`). The previous one is shown until it arrives, so its kind is part of
 * the result.
 */
export const sleepPeriodQuery = (kind: PeriodKind, day: string) =>
  queryOptions({
    queryKey: queryKeys.sleep.period(kind, day),
    queryFn: async ({ signal }) => {
      const query = { period: kind, day }
      return { kind, period: await answer(sleepApi.period.$get({ query }, { init: { signal } })) }
    },
    placeholderData: keepPreviousData,
  })
