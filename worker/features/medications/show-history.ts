import {
  DOSE_DAYS_BACK,
  HISTORY_DAYS,
  type MedicationHistory,
  type MedicationHistoryQuery,
} from '#contract/medications.ts'
import { slotsOfAll } from '#domain/dose-slots.ts'
import { after, DAY } from '#domain/duration.ts'
import { foldWords } from '#domain/fold.ts'
import { addDays, dayIn } from '#domain/time-zone.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { dosesOfMedication } from './doses/doses.queries.ts'
import { currentPlanOf, dayDoses, spanOf } from './medication.ts'
import { medicationOf, plansOfMedication } from './medications.queries.ts'

/** Days of a filtered page, which has fewer doses per day. */
const FILTERED_DAYS = 12 * HISTORY_DAYS

/** A medication's decided and missed doses of two weeks, latest first; of more days if they are filtered. */
export async function showHistory(
  { caller, clock, db, member, read }: MemberWork,
  id: string,
  { before, year, outcome, search = '' }: MedicationHistoryQuery,
): Promise<MedicationHistory> {
  const now = clock.now()
  const words = foldWords(search).split(' ').filter(Boolean)
  const isFiltered = year !== undefined || outcome !== undefined || words.length > 0
  const tomorrow = addDays(dayIn(caller.timeZone, now), 1)
  const last = addDays(earliest(before ?? tomorrow, year ? `${year + 1}-01-01` : tomorrow), -1)
  const firstOfPage = addDays(last, 1 - (isFiltered ? FILTERED_DAYS : HISTORY_DAYS))
  const firstOfYear = year ? `${year}-01-01` : undefined
  const endsYear = firstOfYear !== undefined && firstOfPage <= firstOfYear
  const first = endsYear ? firstOfYear : firstOfPage
  const [from, to] = spanOf(caller.timeZone, first, last)
  const { row, plans, decisions } = await read({
    row: medicationOf(db, member.id, id),
    plans: plansOfMedication(db, member.id, id, from),
    decisions: dosesOfMedication(db, member.id, id, from, to),
  })
  if (!row[0]) throw new NotFound()
  const timeZone = currentPlanOf(plans, id)?.timeZone ?? caller.timeZone
  const doses = dayDoses(row[0], timeZone, slotsOfAll(plans, from, to), decisions, now).filter(
    ({ state, record }) =>
      state !== 'upcoming' &&
      state !== 'late' &&
      (outcome === undefined || state === outcome) &&
      words.every((word) => foldWords(record?.reason ?? '').includes(word)),
  )
  const begins = after(row[0].createdAt, -DOSE_DAYS_BACK * DAY)
  return { doses: doses.reverse(), before: from > begins && !endsYear ? first : null }
}

const earliest = (one: string, other: string) => (one < other ? one : other)
