import { queryOptions } from '@tanstack/react-query'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'
import { keys } from '#shared/lib/api/query-client.ts'

/** Where the member is signed in; others may come and go at any time. */
export const sessionsQuery = queryOptions({
  queryKey: keys.sessions,
  queryFn: ({ signal }) => answer(accountsApi.sessions.$get(undefined, { init: { signal } })),
  staleTime: 0,
})
