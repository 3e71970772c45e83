import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import type { Colleague } from '#contract/colleague.ts'
import { type Queue, VIEW_LEASE_SECONDS, type Viewed } from '#contract/presence.ts'
import { queryKeys } from './query-keys.ts'

const NOTHING: readonly Viewed[] = []

let end: ReturnType<typeof setTimeout> | undefined

/** Stores what colleagues have open, until their leases end at the latest. */
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

/** Ids of the queue's records that colleagues have open or took. */
export function useBusyRecords(
  queue: Queue,
  records: readonly { id: string; assignee: Colleague | null }[],
  administratorId: string,
): ReadonlySet<string> {
  const taken = records.filter(({ assignee }) => assignee && assignee.id !== administratorId)
  return new Set([...viewedIds(useViewed(), queue), ...taken.map(({ id }) => id)])
}

/** The first record that no colleague is busy with, or the first of all if there is none. */
export function firstFree(ids: readonly string[], busy: ReadonlySet<string>): string | undefined {
  return ids.find((id) => !busy.has(id)) ?? ids[0]
}

/**
 * What opens after a record is decided: the next free one, otherwise the next one; after the last, the search wraps
 * around.
 */
export function following(ids: readonly string[], id: string, busy: ReadonlySet<string>): string | undefined {
  const at = ids.indexOf(id)
  return firstFree([...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))], busy)
}
