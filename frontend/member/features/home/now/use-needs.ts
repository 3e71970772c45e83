import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DueDose } from '#contract/now.ts'
import { sleepQuery } from '#member/shared/lib/health/sleep-query.ts'
import { usualHoursOf } from '#member/shared/lib/health/usual-hours.ts'
import { SLOW_MS } from '#shared/lib/api/slow-queries.ts'
import { useOnline } from '#shared/lib/use-online.ts'
import { nowQuery, sleepTodayQuery } from '../home-queries.ts'
import { doseKey, isNewMember, isNightMissing, shownDoses } from './needs.ts'

/** About when the page was opened: earlier answers were kept on the device. */
const openedAt = Date.now()

/** What needs the member. The sleep comes from what the tiles load anyway. */
export function useNeeds() {
  const query = useQuery(nowQuery)
  const today = useQuery(sleepTodayQuery)
  const nights = useInfiniteQuery(sleepQuery)
  const sleep = { today: today.data, entries: nights.data?.entries }
  const online = useOnline()
  const [recorded, setRecorded] = useState<ReadonlyMap<string, DueDose>>(new Map())
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  // An answer that was stale when the screen opened may ask for a dose that was taken since, so its doses are not shown.
  const [staleFrom] = useState(query.isStale ? query.dataUpdatedAt : 0)
  const isAnswered = query.isFetchedAfterMount && !query.isError
  const isCurrent = query.data !== undefined && (isAnswered || query.dataUpdatedAt > staleFrom)
  // Nobody waits for an attempt without a network, or for the second one, where there is something to show.
  const isHopeless = query.data !== undefined && (query.failureCount > 0 || !online)
  const isFailed = !isCurrent && (query.isError || isHopeless)
  const isPending = !isCurrent && !isFailed
  const now = query.data
  const nightMissing = isNightMissing(sleep, Date.now())
  const doses = shownDoses((!isFailed && now?.doses) || [], recorded)
  const records = [
    ...(now?.lowStock ?? []),
    ...(now?.rejectedPolicies ?? []),
    ...(now?.pastConsultations ?? []),
  ]
  const isEmpty = !isFailed && !nightMissing && doses.length + records.length === 0
  return {
    query,
    /** Whether something was never answered. */
    isUnknown: query.isPending || !today.isFetched || !nights.isFetched,
    /** Whether the doses are those of an earlier answer, while the next one is on its way. */
    areDosesPending: isPending && doses.length > 0,
    isPending,
    /** Whether the kept answer has nothing to show, and the next one, which may have rows, is expected soon. */
    mayGetRows: isPending && isEmpty && !isSlow && query.dataUpdatedAt < openedAt,
    isFailed,
    isNew: now !== undefined && isNewMember(now, sleep),
    /** Whether there is nothing to show. */
    isEmpty,
    now,
    doses,
    keepRecorded: (dose: DueDose) => setRecorded((known) => new Map(known).set(doseKey(dose), dose)),
    nightMissing,
    usualHours: usualHoursOf(nights.data?.entries ?? []),
  }
}
export type Needs = ReturnType<typeof useNeeds>
