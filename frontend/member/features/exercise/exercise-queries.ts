import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ExerciseKind, exerciseKinds } from '#contract/exercise.ts'
import type { LongPeriodKind } from '#contract/periods.ts'
import { nextCursor } from '#member/shared/lib/next-cursor.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { recordQuery } from '#member/shared/lib/records/record-query.ts'
import { firstRecord } from '#member/shared/lib/records/years.ts'
import { answer, exerciseApi } from '#shared/lib/api/clients.ts'
import type { ExerciseSearch } from './exercise-search.ts'

const FIRST = ''

export interface ExerciseFilter {
  search: string
  year: number | undefined
  kind: ExerciseKind | undefined
}

/** The filter of the list that the address names; an unknown kind is none. */
export function listFilterOf({ ano, tipo }: Pick<ExerciseSearch, 'ano' | 'tipo'>) {
  return { year: ano, kind: exerciseKinds.find((kind) => kind === tipo) }
}

/** The activities that match the filter, in pages, newest first; and when the oldest of all started. */
export const exercisesQuery = ({ search, year, kind }: ExerciseFilter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.exercise.list({ search, year, kind }),
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        ...(search && { search }),
        ...(year && { year: `${year}` }),
        ...(kind && { kind }),
        ...(pageParam !== FIRST && { cursor: pageParam }),
      }
      const response = await exerciseApi.index.$get({ query }, { init: { signal } })
      const { headers } = response
      return { entries: await response.json(), next: nextCursor(headers), first: firstRecord(headers) }
    },
    initialPageParam: FIRST,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => ({ exercises: pages.flatMap(({ entries }) => entries), first: pages[0]?.first }),
    placeholderData: keepPreviousData,
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
 * The month or year that contains the day (`YYYY-MM-DD`). The one before is shown until it has come, so its kind belongs
 * to it.
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
