import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { nextCursor } from '#member/shared/lib/next-cursor.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { answer, examsApi } from '#shared/lib/api/clients.ts'

const FIRST = ''

/** The member's results that match the search (all for ""), in pages, newest first. */
export const examsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.exams.list(search),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...(search && { search }), ...(pageParam !== FIRST && { cursor: pageParam }) }
      const response = await examsApi.index.$get({ query }, { init: { signal } })
      return { exams: await response.json(), next: nextCursor(response.headers) }
    },
    initialPageParam: FIRST,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap(({ exams }) => exams),
    placeholderData: keepPreviousData,
  })

export const examQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.exams.one(id),
    queryFn: () => answer(examsApi[':id'].$get({ param: { id } })),
  })

/** The analytes of the member's results: suggestions in the form, and the choices of a trend. */
export const analytesQuery = queryOptions({
  queryKey: queryKeys.exams.analytes,
  queryFn: () => answer(examsApi.analytes.$get()),
})

/** The trend of the analyte that the value measures. */
export const trendQuery = (valueId: string) =>
  queryOptions({
    queryKey: queryKeys.exams.trend(valueId),
    queryFn: () => answer(examsApi.trend.$get({ query: { value: valueId } })),
  })
