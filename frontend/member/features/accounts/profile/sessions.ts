import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'

/** The member's sessions. Other devices can add and end sessions at any time. */
export const sessionsQuery = queryOptions({
  queryKey: queryKeys.sessions,
  queryFn: ({ signal }) => answer(accountsApi.sessions.$get(undefined, { init: { signal } })),
  staleTime: 0,
})
