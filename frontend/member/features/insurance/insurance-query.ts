import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { type Policy, type PolicyState, policyStates } from '#contract/insurance.ts'
import { nextCursor } from '#member/shared/lib/next-cursor.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { recordQuery } from '#member/shared/lib/records/record-query.ts'
import { firstRecord } from '#member/shared/lib/records/years.ts'
import { answer, insuranceApi } from '#shared/lib/api/clients.ts'
import type { InsuranceSearch } from './insurance-search.ts'

const FIRST = ''

export interface PolicyFilter {
  search: string
  year: number | undefined
  state: PolicyState | undefined
}

/** The filter in the address, with the list's search text. */
export function filterOf({ ano, situacao }: InsuranceSearch, search: string): PolicyFilter {
  return { search, year: ano, state: policyStates.find((state) => state === situacao) }
}

/** The member's policies that the filter lets through, in pages, newest first. */
export const policiesQuery = ({ search, year, state }: PolicyFilter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.insurance.list(search, year, state),
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        ...(search && { search }),
        ...(year && { year: `${year}` }),
        ...(state && { state }),
        ...(pageParam !== FIRST && { cursor: pageParam }),
      }
      const response = await insuranceApi.index.$get({ query }, { init: { signal } })
      const { headers } = response
      return { policies: await response.json(), next: nextCursor(headers), first: firstRecord(headers) }
    },
    initialPageParam: FIRST,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => ({ policies: pages.flatMap(({ policies }) => policies), first: pages[0]?.first }),
    placeholderData: keepPreviousData,
  })

export const policyQuery = (client: QueryClient, id: string) =>
  recordQuery({
    client,
    id,
    one: queryKeys.insurance.one(id),
    lists: queryKeys.insurance.lists,
    load: (options) => answer(insuranceApi[':id'].$get({ param: { id } }, options)),
  })

interface LoadedPages {
  pages: { policies: Policy[] }[]
}

/** The policies of all lists loaded so far. */
export function listedPolicies(client: QueryClient): Policy[] {
  return client
    .getQueriesData<LoadedPages>({ queryKey: queryKeys.insurance.lists })
    .flatMap(([, loaded]) => loaded?.pages ?? [])
    .flatMap(({ policies }) => policies)
}
