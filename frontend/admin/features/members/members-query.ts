import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '#admin/shared/lib/paged-query.ts'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { personQuery } from '#admin/shared/ui/person/person-query.ts'
import type { MemberDetail, MemberList, WaitingName } from '#contract/members.ts'
import type { MemberAtQuota } from '#contract/quotas.ts'
import { answer, membersApi } from '#shared/lib/api/clients.ts'
import type { MembersSearch } from './list/members-search.ts'

const FRESH_MS = 30_000

export function membersQuery(search: MembersSearch) {
  return {
    ...pagedQuery<MemberList>(queryKeys.members.list(search), (page, options) =>
      answer(membersApi.index.$get({ query: { ...search, ...page } }, options)),
    ),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  }
}

export function memberQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.members.one(id),
    // Pass no signal: leaving a panel before the answer would cancel the request that returning to it sends again.
    queryFn: (): Promise<MemberDetail> => answer(membersApi[':id'].$get({ param: { id } })),
    staleTime: FRESH_MS,
  })
}

export const atQuotaQuery = queryOptions({
  queryKey: queryKeys.members.atQuota,
  queryFn: ({ signal }): Promise<MemberAtQuota[]> =>
    answer(membersApi['at-quota'].$get({}, { init: { signal } })),
  staleTime: FRESH_MS,
})

export const waitingNamesQuery = queryOptions({
  queryKey: queryKeys.members.waitingNames,
  queryFn: ({ signal }): Promise<WaitingName[]> =>
    answer(membersApi['name-changes'].$get({}, { init: { signal } })),
  staleTime: FRESH_MS,
})

/** Route loaders: start the requests without delaying the screen. */
export function loadMembers(
  client: QueryClient,
  search: MembersSearch,
  cause: 'enter' | 'preload' | 'stay',
): void {
  void client.prefetchInfiniteQuery(membersQuery(search))
  // A search on the screen must not share the connection with the notices' requests.
  if (cause === 'stay') return
  void client.prefetchQuery(atQuotaQuery)
  void client.prefetchQuery(waitingNamesQuery)
}

export function loadMember(client: QueryClient, id: string): void {
  void client.prefetchQuery(memberQuery(id))
  void client.prefetchQuery(personQuery(id))
}
