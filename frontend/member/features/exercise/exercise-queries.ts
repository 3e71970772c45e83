import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ExerciseKind, exerciseKinds } from '#contract/exercise.ts'
import { nextCursor } from '#member/shared/lib/next-cursor.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { answer, exerciseApi } from '#shared/lib/api/clients.ts'
import type { ExerciseSearch } from './exercise-search.ts'

const FIRST = ''

/** The kind that the address asks for; `undefined` (all kinds) when it names none or an unknown one. */
export function kindFromSearch({ tipo }: ExerciseSearch): ExerciseKind | undefined {
  return exerciseKinds.find((kind) => kind === tipo)
}

/** The member's activities in pages, newest first; only those of `kind`, if given. */
export const exercisesQuery = (kind: ExerciseKind | undefined) =>
  infiniteQueryOptions({
    queryKey: queryKeys.exercise.list(kind ?? 'all'),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...(pageParam !== FIRST && { cursor: pageParam }), ...(kind && { kind }) }
      const response = await exerciseApi.index.$get({ query }, { init: { signal } })
      return { entries: await response.json(), next: nextCursor(response.headers) }
    },
    initialPageParam: FIRST,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  })

/** The week that contains the day (`YYYY-MM-DD`). */
export const exerciseWeekQuery = (day: string) =>
  queryOptions({
    queryKey: queryKeys.exercise.week(day),
    queryFn: ({ signal }) => answer(exerciseApi.week.$get({ query: { day } }, { init: { signal } })),
    placeholderData: keepPreviousData,
  })
