import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { type RecordKind, type RecordReference, recordAt } from '#admin/shared/lib/record-paths.ts'
import type { PolicyReview } from '#contract/policy-reviews.ts'
import { t } from '#locales/admin.ts'

export interface RecentRecord extends RecordReference {
  label: string
}

const RECENTS_MAX = 8
const NONE: RecentRecord[] = []

/** In memory only: a sign-out clears the cache, and no names stay on the machine. */
const recentsQuery = queryOptions({
  queryKey: queryKeys.recents,
  queryFn: (): RecentRecord[] => NONE,
  enabled: false,
  gcTime: Number.POSITIVE_INFINITY,
})

const keys: Record<RecordKind, (id: string) => readonly string[]> = {
  registration: queryKeys.registrations.one,
  member: queryKeys.members.one,
  policy: queryKeys.policyReviews.one,
}

/** A policy's name: its number, if it has one, and its member. */
export function policyName(number: string | null, person: string): string {
  return number === null ? t('finder.policy', { person }) : t('finder.numberedPolicy', { number, person })
}

/** The name of an open record, once its screen has loaded it. */
function labelOf(kind: RecordKind, data: unknown): string | undefined {
  if (!data) return undefined
  if (kind !== 'policy') return (data as { fullName: string }).fullName
  const { policyNumber, member } = (data as PolicyReview).policy
  return policyName(policyNumber, member.fullName)
}

/** Moves a record to the front. */
export function noteRecent(client: QueryClient, record: RecentRecord): void {
  client.setQueryData(recentsQuery.queryKey, (before = NONE) =>
    [record, ...before.filter((one) => one.kind !== record.kind || one.id !== record.id)].slice(
      0,
      RECENTS_MAX,
    ),
  )
}

/** The records opened recently in this session, newest first, without the one on screen. */
export function useRecents(): RecentRecord[] {
  const client = useQueryClient()
  const record = recordAt(useLocation({ select: ({ pathname }) => pathname }))
  const { data = NONE } = useQuery(recentsQuery)
  const label = useSyncExternalStore(
    (changed) => client.getQueryCache().subscribe(changed),
    () => record && labelOf(record.kind, client.getQueryData(keys[record.kind](record.id))),
    () => undefined,
  )
  const { id, kind } = record ?? {}
  useEffect(() => {
    if (id && kind && label) noteRecent(client, { kind, id, label })
  }, [client, id, kind, label])
  return data.filter((one) => one.id !== id || one.kind !== kind)
}
