import type { ComparedGroup, StatisticsRange } from '#contract/statistics.ts'
import type { Database } from '#database/client.ts'
import { instantsOf } from '#domain/server/brasilia-days.ts'
import { specialtyTallies } from './counts.queries.ts'
import { protectSpecialties } from './protected-specialties.ts'
import { periodBefore } from './series.ts'

/** The query of the specialties of a period and of the previous one. */
export function selectSpecialties(db: Database, administratorId: string, range: StatisticsRange) {
  const previous = periodBefore(range)
  return specialtyTallies(
    db,
    administratorId,
    { since: previous.from, ...range },
    { now: instantsOf(range), before: instantsOf(previous) },
  )
}

type Row = Awaited<ReturnType<typeof selectSpecialties>>[number]

/** The specialties with small groups hidden, for the screen and every report. */
export function toSpecialties(rows: readonly Row[]): ComparedGroup[] {
  return protectSpecialties(
    rows.map(({ key, count, owners, ownersBefore, previous }) => ({
      key,
      now: { consultations: count, members: new Set(owners) },
      before: { consultations: previous, members: new Set(ownersBefore) },
    })),
  )
}
