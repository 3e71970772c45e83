import { useQuery } from '@tanstack/react-query'
import { addressesApi, answer } from '#shared/lib/api/clients.ts'
import { keys } from '#shared/lib/api/query-client.ts'

/** Where the dashboard is: the deployment's configuration, so the server says it. */
export function useAdminUrl(): string | undefined {
  const { data } = useQuery({
    queryKey: keys.addresses,
    queryFn: () => answer(addressesApi.index.$get()),
  })
  return data?.adminUrl
}
