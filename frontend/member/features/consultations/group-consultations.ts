import type { Consultation } from '#contract/consultations.ts'

export const groups = ['upcoming', 'past', 'cancelled'] as const
export type Group = (typeof groups)[number]

type Placed = Pick<Consultation, 'status' | 'date'>

/** Scheduled and ahead; cancelled; all else lies behind, whether it was marked as done or not. */
export function groupOf({ status, date }: Placed, now: number): Group {
  if (status === 'Cancelled') return 'cancelled'
  return status === 'Scheduled' && Date.parse(date) > now ? 'upcoming' : 'past'
}

/** The nearest visit first ahead, the latest first behind. */
export function groupConsultations<Visit extends Placed>(
  visits: readonly Visit[],
  now: number,
): Record<Group, Visit[]> {
  const grouped: Record<Group, Visit[]> = { upcoming: [], past: [], cancelled: [] }
  const latestFirst = visits.toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date))
  for (const visit of latestFirst) grouped[groupOf(visit, now)].push(visit)
  grouped.upcoming.reverse()
  return grouped
}
