import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ConsultationGroup, ConsultationType } from '#contract/consultations.ts'
import { nextCursor } from '#member/shared/lib/next-cursor.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { recordQuery } from '#member/shared/lib/records/record-query.ts'
import { firstRecord } from '#member/shared/lib/records/years.ts'
import { answer, consultationsApi, examsApi, medicationsApi } from '#shared/lib/api/clients.ts'

const FIRST = ''

type Query = NonNullable<Parameters<typeof consultationsApi.index.$get>[0]>['query']

async function fetchPage(query: Query, cursor: string, signal: AbortSignal) {
  const response = await consultationsApi.index.$get(
    { query: cursor === FIRST ? query : { ...query, cursor } },
    { init: { signal } },
  )
  return {
    consultations: await response.json(),
    next: nextCursor(response.headers),
    first: firstRecord(response.headers),
  }
}

/** The member's consultations page by page, the latest date first. */
export const consultationsQuery = infiniteQueryOptions({
  queryKey: queryKeys.consultations.list,
  queryFn: ({ pageParam, signal }) => fetchPage({}, pageParam, signal),
  initialPageParam: FIRST,
  getNextPageParam: (page) => page.next,
})

/** What the list of a tab shows. */
export interface ConsultationFilter {
  group: ConsultationGroup
  search: string
  year: number | undefined
  type: ConsultationType | undefined
}

/** Those of a tab that match a filter. */
export const filteredQuery = ({ group, search, year, type }: ConsultationFilter) => {
  const query = { group, ...(search && { search }), ...(year && { year: `${year}` }), ...(type && { type }) }
  return infiniteQueryOptions({
    queryKey: queryKeys.consultations.filtered(query),
    queryFn: ({ pageParam, signal }) => fetchPage(query, pageParam, signal),
    initialPageParam: FIRST,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
}

export const consultationQuery = (client: QueryClient, id: string) =>
  recordQuery({
    client,
    id,
    one: queryKeys.consultations.one(id),
    lists: queryKeys.consultations.lists,
    load: (options) => answer(consultationsApi[':id'].$get({ param: { id } }, options)),
  })

/** The latest exams, which the form offers to link. */
export const linkableExamsQuery = queryOptions({
  queryKey: queryKeys.exams.linkable,
  queryFn: async () => {
    const exams = await answer(examsApi.index.$get({ query: {} }))
    return exams.map(({ id, date, laboratory }) => ({ id, date, laboratory }))
  },
})

/** How many medications the member takes. */
export const medicationCountQuery = queryOptions({
  queryKey: queryKeys.medications.count,
  queryFn: async () => {
    const medications = await answer(medicationsApi.index.$get())
    return medications.filter(({ status, over }) => status === 'active' && !over).length
  },
})
