import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { addressesApi, answer } from '#shared/lib/api/clients.ts'

/** The dashboard's address, from the deployment's configuration. */
export function useAdminUrl(): string | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.addresses,
    queryFn: () => answer(addressesApi.index.$get()),
  })
  return data?.adminUrl
}
