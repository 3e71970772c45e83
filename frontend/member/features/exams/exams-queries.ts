import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ExamFileFilter, examFileFilters } from '#contract/exams.ts'
import { nextCursor } from '#member/shared/lib/next-cursor.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { firstRecord } from '#member/shared/lib/records/years.ts'
import { answer, examsApi } from '#shared/lib/api/clients.ts'
import { refresh } from '#shared/lib/api/refresh.ts'
import type { ExamsSearch } from './exams-search.ts'

const FIRST = ''

export interface ExamFilter {
  search: string
  year: number | undefined
  file: ExamFileFilter | undefined
}

/** The filter in the address, with the list's search text. */
export function filterOf({ ano, arquivo }: ExamsSearch, search: string): ExamFilter {
  return { search, year: ano, file: examFileFilters.find((file) => file === arquivo) }
}

/** The member's results that the filter lets through, in pages, newest first. */
export const examsQuery = ({ search, year, file }: ExamFilter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.exams.list(search, year, file),
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        ...(search && { search }),
        ...(year && { year: `${year}` }),
        ...(file && { file }),
        ...(pageParam !== FIRST && { cursor: pageParam }),
      }
      const response = await examsApi.index.$get({ query }, { init: { signal } })
      const { headers } = response
      return { exams: await response.json(), next: nextCursor(headers), first: firstRecord(headers) }
    },
    initialPageParam: FIRST,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => ({ exams: pages.flatMap(({ exams }) => exams), first: pages[0]?.first }),
    placeholderData: keepPreviousData,
  })

/** Refetches everything that shows exams: consultations name those that are linked to them. */
export async function refreshExams(client: QueryClient): Promise<void> {
  await Promise.all([
    refresh(client, { queryKey: queryKeys.exams.records }),
    refresh(client, { queryKey: queryKeys.consultations.all }),
  ])
}

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
