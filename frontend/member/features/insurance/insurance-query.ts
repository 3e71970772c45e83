import type { QueryClient } from '@tanstack/react-query'
import type { Policy, PolicyState } from '#contract/insurance.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { historyQuery } from '#member/shared/lib/records/history-query.ts'
import type { ListFilter } from '#member/shared/lib/records/list-filter.ts'
import { listedRecords } from '#member/shared/lib/records/listed-records.ts'
import { recordQuery } from '#member/shared/lib/records/record-query.ts'
import { answer, insuranceApi } from '#shared/lib/api/clients.ts'

/** The member's policies that match the filter, in pages, newest first. */
export const policiesQuery = (filter: ListFilter<PolicyState>) =>
  historyQuery({
    key: queryKeys.insurance.list(filter),
    filter,
    fetchPage: (page, options) => {
      const query = { ...page, ...(filter.choice && { state: filter.choice }) }
      return insuranceApi.index.$get({ query }, options)
    },
  })

export const policyQuery = (client: QueryClient, id: string) =>
  recordQuery({
    client,
    id,
    one: queryKeys.insurance.one(id),
    lists: queryKeys.insurance.lists,
    load: (options) => answer(insuranceApi[':id'].$get({ param: { id } }, options)),
  })

/** The policies of all lists loaded so far. */
export function listedPolicies(client: QueryClient): Policy[] {
  return listedRecords<Policy>(client, queryKeys.insurance.lists)
}
