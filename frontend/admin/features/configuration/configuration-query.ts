import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import type { Configuration } from '#contract/company.ts'
import { adminCompanyApi, answer } from '#shared/lib/api/clients.ts'

export const configurationQuery = queryOptions({
  queryKey: queryKeys.configuration,
  queryFn: ({ signal }): Promise<Configuration> =>
    answer(adminCompanyApi.configuration.$get(undefined, { init: { signal } })),
  // Somebody else may be changing it: each visit begins with what is there.
  staleTime: 0,
})

/** For the route: begins to load what the screen shows, without holding the screen back. */
export function loadConfiguration(client: QueryClient): void {
  void client.prefetchQuery(configurationQuery)
}
