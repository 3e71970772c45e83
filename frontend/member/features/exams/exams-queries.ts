import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Exam, ExamFileFilter, ExamSummary } from '#contract/exams.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { historyQuery } from '#member/shared/lib/records/history-query.ts'
import type { ListFilter } from '#member/shared/lib/records/list-filter.ts'
import { recordInRowQuery } from '#member/shared/lib/records/record-query.ts'
import { answer, examsApi } from '#shared/lib/api/clients.ts'
import { refresh } from '#shared/lib/api/refresh.ts'

/** The member's results that match the filter, in pages, newest first. */
export const examsQuery = (filter: ListFilter<ExamFileFilter>) =>
  historyQuery({
    key: queryKeys.exams.list(filter),
    filter,
    fetchPage: (page, options) => {
      const query = { ...page, ...(filter.choice && { file: filter.choice }) }
      return examsApi.index.$get({ query }, options)
    },
  })

/** Refetches everything that shows exams: consultations name the exams linked to them. */
export async function refreshExams(client: QueryClient): Promise<void> {
  await Promise.all([
    refresh(client, { queryKey: queryKeys.exams.records }),
    refresh(client, { queryKey: queryKeys.consultations.all }),
  ])
}

/** Reads from the list's cache first, whose rows hold complete exams. */
export const examQuery = (client: QueryClient, id: string) =>
  recordInRowQuery({
    client,
    id,
    one: queryKeys.exams.one(id),
    lists: queryKeys.exams.lists,
    load: (options): Promise<Exam> => answer(examsApi[':id'].$get({ param: { id } }, options)),
    recordOf: ({ record }: ExamSummary) => record,
  })

/** The analytes in the member's results: suggestions for the form, and the choices for a trend. */
export const analytesQuery = queryOptions({
  queryKey: queryKeys.exams.analytes,
  queryFn: () => answer(examsApi.analytes.$get()),
})

/** The trend of the analyte measured by the value. */
export const trendQuery = (valueId: string) =>
  queryOptions({
    queryKey: queryKeys.exams.trend(valueId),
    queryFn: () => answer(examsApi.trend.$get({ query: { value: valueId } })),
  })
