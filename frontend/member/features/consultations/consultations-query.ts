import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ConsultationGroup, ConsultationType } from '#contract/consultations.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { historyQuery } from '#member/shared/lib/records/history-query.ts'
import { type ListFilter, UNFILTERED } from '#member/shared/lib/records/list-filter.ts'
import { recordQuery } from '#member/shared/lib/records/record-query.ts'
import { answer, consultationsApi, examsApi, medicationsApi } from '#shared/lib/api/clients.ts'

/** The member's consultations in pages, latest date first. */
export const consultationsQuery = historyQuery({
  key: queryKeys.consultations.list(UNFILTERED),
  filter: UNFILTERED,
  fetchPage: (query, options) => consultationsApi.index.$get({ query }, options),
})

/** A tab's consultations that match the filter. */
export const filteredQuery = (group: ConsultationGroup, filter: ListFilter<ConsultationType>) =>
  historyQuery({
    key: queryKeys.consultations.list({ group, ...filter }),
    filter,
    fetchPage: (page, options) => {
      const query = { ...page, group, ...(filter.choice && { type: filter.choice }) }
      return consultationsApi.index.$get({ query }, options)
    },
  })

export const consultationQuery = (client: QueryClient, id: string) =>
  recordQuery({
    client,
    id,
    one: queryKeys.consultations.one(id),
    lists: queryKeys.consultations.lists,
    load: (options) => answer(consultationsApi[':id'].$get({ param: { id } }, options)),
  })

/** The exams that the form offers to link, in pages, latest first. */
export const linkableExamsQuery = historyQuery({
  key: queryKeys.exams.linkable,
  filter: UNFILTERED,
  fetchPage: (query, options) => examsApi.index.$get({ query }, options),
})

export const medicationCountQuery = queryOptions({
  queryKey: queryKeys.medications.count,
  queryFn: async () => {
    const medications = await answer(medicationsApi.index.$get())
    return medications.filter(({ status, over }) => status === 'active' && !over).length
  },
})
