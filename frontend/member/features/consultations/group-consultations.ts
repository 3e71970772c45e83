import { awaitsOutcome, type Consultation, type ConsultationGroup } from '#contract/consultations.ts'

type Placed = Pick<Consultation, 'status' | 'date'>

/** The tab of a consultation: scheduled and not over, cancelled, or past. */
export function groupOf(consultation: Placed, now: number): ConsultationGroup {
  if (consultation.status === 'Cancelled') return 'cancelled'
  return consultation.status === 'Completed' || awaitsOutcome(consultation, now) ? 'past' : 'upcoming'
}

/** Future consultations nearest first, past ones latest first. */
export function groupConsultations<Item extends Placed>(
  consultations: readonly Item[],
  now: number,
): Record<ConsultationGroup, Item[]> {
  const grouped: Record<ConsultationGroup, Item[]> = { upcoming: [], past: [], cancelled: [] }
  const latestFirst = consultations.toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date))
  for (const consultation of latestFirst) grouped[groupOf(consultation, now)].push(consultation)
  grouped.upcoming.reverse()
  return grouped
}
