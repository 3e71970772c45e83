import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import type { Configuration, WithoutFactor } from '#contract/company.ts'
import { adminCompanyApi, answer } from '#shared/lib/api/clients.ts'

export const configurationQuery = queryOptions({
  queryKey: queryKeys.configuration,
  queryFn: ({ signal }): Promise<Configuration> =>
    answer(adminCompanyApi.configuration.$get(undefined, { init: { signal } })),
  // Another administrator may have changed it: refetch each time the screen opens.
  staleTime: 0,
})

/** Who must enrol if every administrator needs a second factor. */
export const withoutFactorQuery = queryOptions({
  queryKey: queryKeys.withoutFactor,
  queryFn: ({ signal }): Promise<WithoutFactor> =>
    answer(adminCompanyApi['without-factor'].$get(undefined, { init: { signal } })),
  staleTime: 0,
})

/** Route loader: starts the request without delaying the screen. */
export function loadConfiguration(client: QueryClient): void {
  void client.prefetchQuery(configurationQuery)
}
