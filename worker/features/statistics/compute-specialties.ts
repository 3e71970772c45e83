import type { ComparedGroup, StatisticsRange } from '#contract/statistics.ts'
import type { Database } from '#database/client.ts'
import { instantsOf } from '#domain/brasilia-days.ts'
import { specialtyTallies } from './counts.queries.ts'
import { protectSpecialties } from './protected-specialties.ts'
import { periodBefore } from './series.ts'

/** What is read for the specialties of a period and of the one before. */
export function specialtiesIn(db: Database, administratorId: string, range: StatisticsRange) {
  const previous = periodBefore(range)
  return specialtyTallies(
    db,
    administratorId,
    { since: previous.from, ...range },
    { now: instantsOf(range), before: instantsOf(previous) },
  )
}

type Row = Awaited<ReturnType<typeof specialtiesIn>>[number]

/** The specialties as they may be seen, on the screen and in every report. */
export function specialtiesShown(rows: readonly Row[]): ComparedGroup[] {
  return protectSpecialties(
    rows.map(({ key, count, owners, ownersBefore, previous }) => ({
      key,
      now: { visits: count, people: new Set(owners) },
      before: { visits: previous, people: new Set(ownersBefore) },
    })),
  )
}
