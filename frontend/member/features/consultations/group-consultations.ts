import type { Consultation, ConsultationGroup } from '#contract/consultations.ts'
import { groupOf } from '#domain/consultation-rules.ts'

/** Future consultations nearest first, past ones latest first. */
export function groupConsultations<Item extends Pick<Consultation, 'status' | 'date'>>(
  consultations: readonly Item[],
  now: number,
): Record<ConsultationGroup, Item[]> {
  const grouped: Record<ConsultationGroup, Item[]> = { upcoming: [], past: [], cancelled: [] }
  const latestFirst = consultations.toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date))
  for (const consultation of latestFirst) grouped[groupOf(consultation, now)].push(consultation)
  grouped.upcoming.reverse()
  return grouped
}
