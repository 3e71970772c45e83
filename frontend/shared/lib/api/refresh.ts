import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/** Refetches what a change made stale. Cancels requests in flight, whose answers may predate the change. */
export async function refresh(client: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  await client.cancelQueries(filters)
  await client.invalidateQueries(filters)
}
