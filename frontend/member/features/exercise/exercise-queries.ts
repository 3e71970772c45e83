import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ExerciseKind } from '#contract/exercise.ts'
import type { LongPeriodKind } from '#contract/periods.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { historyQuery } from '#member/shared/lib/records/history-query.ts'
import type { ListFilter } from '#member/shared/lib/records/list-filter.ts'
import { recordQuery } from '#member/shared/lib/records/record-query.ts'
import { answer, exerciseApi } from '#shared/lib/api/clients.ts'

/** The activities that match the filter, in pages, newest first. */
export const exercisesQuery = (filter: ListFilter<ExerciseKind>) =>
  historyQuery({
    key: queryKeys.exercise.list(filter),
    filter,
    fetchPage: (page, options) => {
      const query = { ...page, ...(filter.choice && { kind: filter.choice }) }
      return exerciseApi.index.$get({ query }, options)
    },
  })

export const exerciseQuery = (client: QueryClient, id: string) =>
  recordQuery({
    client,
    id,
    one: queryKeys.exercise.one(id),
    lists: queryKeys.exercise.lists,
    load: (options) => answer(exerciseApi[':id'].$get({ param: { id } }, options)),
  })

/** The week that contains the day (`YYYY-MM-DD`). */
export const exerciseWeekQuery = (day: string) =>
  queryOptions({
    queryKey: queryKeys.exercise.week(day),
    queryFn: ({ signal }) => answer(exerciseApi.week.$get({ query: { day } }, { init: { signal } })),
    placeholderData: keepPreviousData,
  })

/**
 * The month or year that contains the day (`YYYY-MM-DD`). The previous one is shown until it arrives, so its kind is
 * part of the result.
 */
export const exercisePeriodQuery = (kind: LongPeriodKind, day: string) =>
  queryOptions({
    queryKey: queryKeys.exercise.period(kind, day),
    queryFn: async ({ signal }) => {
      const query = { period: kind, day }
      return { kind, period: await answer(exerciseApi.period.$get({ query }, { init: { signal } })) }
    },
    placeholderData: keepPreviousData,
  })
