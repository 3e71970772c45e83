import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * Refetches what a change made stale. Cancels a request that is still running, whose answer may be from
 * before the change.
 */
export async function refresh(client: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  await client.cancelQueries(filters)
  await client.invalidateQueries(filters)
}
