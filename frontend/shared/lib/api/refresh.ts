import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * Asks again for what a change made stale. A first answer still on its way may be from before the change, and would
 * count as the new one: it is not waited for.
 */
export async function refresh(client: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  await client.cancelQueries(filters)
  await client.invalidateQueries(filters)
}
