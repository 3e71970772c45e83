import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import { type Queue, VIEW_LEASE_SECONDS, type Viewed } from '#contract/presence.ts'
import { queryKeys } from './query-keys.ts'

const NOTHING: readonly Viewed[] = []

let end: ReturnType<typeof setTimeout> | undefined

/** Keeps what colleagues have open, until their leases have ended at the latest. */
export function keepViewed(client: QueryClient, viewed: readonly Viewed[]): void {
  clearTimeout(end)
  client.setQueryData(queryKeys.viewed, viewed)
  end = setTimeout(() => client.setQueryData(queryKeys.viewed, NOTHING), VIEW_LEASE_SECONDS * 1000)
}

/** The records of all queues that colleagues have open. */
export function useViewed(): readonly Viewed[] {
  return useQuery<readonly Viewed[]>({ queryKey: queryKeys.viewed, queryFn: skipToken }).data ?? NOTHING
}

/** Ids of the queue's records that colleagues have open. */
export function viewedIds(viewed: readonly Viewed[], queue: Queue): ReadonlySet<string> {
  return new Set(viewed.filter((one) => one.queue === queue).map(({ recordId }) => recordId))
}

/** The first record that no colleague has open; the first one where they have all. */
export function firstFree(ids: readonly string[], viewed: ReadonlySet<string>): string | undefined {
  return ids.find((id) => !viewed.has(id)) ?? ids[0]
}

/** What opens by itself after a record was decided: the next free one, else the next one; after the last, from the start. */
export function following(
  ids: readonly string[],
  id: string,
  viewed: ReadonlySet<string>,
): string | undefined {
  const at = ids.indexOf(id)
  return firstFree([...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))], viewed)
}
