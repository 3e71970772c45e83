import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { anamnesisApi, answer } from '../../../shared/lib/api.ts'
import { keys } from '../../../shared/lib/query.ts'

/** The one in force, or `null`. */
export const currentAnamnesisQuery = queryOptions({
  queryKey: keys.anamnesis.current,
  queryFn: () => answer(anamnesisApi.index.$get()),
})

/** All of them, the newest first. */
export const anamnesisHistoryQuery = queryOptions({
  queryKey: keys.anamnesis.history,
  queryFn: () => answer(anamnesisApi.history.$get()),
})

/** Asked for beside the screen's own file, not after it. */
export function prefetchAnamnesis(client: QueryClient): void {
  void client.prefetchQuery(currentAnamnesisQuery)
  void client.prefetchQuery(anamnesisHistoryQuery)
}
