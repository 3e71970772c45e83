import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { PeriodKind } from '#contract/periods.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { answer, sleepApi } from '#shared/lib/api/clients.ts'

export const sleepEntryQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.sleep.one(id),
    queryFn: ({ signal }) => answer(sleepApi[':id'].$get({ param: { id } }, { init: { signal } })),
  })

/** The period of the day (`YYYY-MM-DD`). The one before is shown until it has come, so its kind belongs to it. */
export const sleepPeriodQuery = (kind: PeriodKind, day: string) =>
  queryOptions({
    queryKey: queryKeys.sleep.period(kind, day),
    queryFn: async ({ signal }) => {
      const query = { period: kind, day }
      return { kind, period: await answer(sleepApi.period.$get({ query }, { init: { signal } })) }
    },
    placeholderData: keepPreviousData,
  })
