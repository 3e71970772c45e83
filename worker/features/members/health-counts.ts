import type { BloodType } from '#contract/health-profile.ts'
import { ADHERENCE_DAYS, type MedicationStatus } from '#contract/medications.ts'
import {
  EXERCISE_SUMMARY_WEEKS,
  type ExamsSummary,
  type ExerciseSummary,
  type HealthProfileSummary,
  type MedicationsSummary,
} from '#contract/members.ts'
import { count, emptyTally, outcomesOf } from '#domain/adherence.ts'
import { isPlanOver, type Plan, slotsOfAll } from '#domain/dose-slots.ts'
import { addDays, dayIn, startOfDayIn } from '#domain/time-zone.ts'

/** The last `days` calendar days in the time zone, including today, as instants. */
function lastDays(timeZone: string, now: Date, days: number): [since: Date, until: Date] {
  const today = dayIn(timeZone, now)
  return [startOfDayIn(timeZone, addDays(today, 1 - days)), startOfDayIn(timeZone, addDays(today, 1))]
}

export const exerciseSpan = (timeZone: string, now: Date) =>
  lastDays(timeZone, now, 7 * EXERCISE_SUMMARY_WEEKS)
export const adherenceSpan = (timeZone: string, now: Date) => lastDays(timeZone, now, ADHERENCE_DAYS)

interface Activity {
  startedAt: Date
  minutes: number
}

/** Expects `rows` newest first. */
export function summariseExercise(rows: Activity[], timeZone: string): ExerciseSummary | null {
  const [newest] = rows
  if (!newest) return null
  return {
    activities: rows.length,
    minutes: rows.reduce((sum, { minutes }) => sum + minutes, 0),
    activeDays: new Set(rows.map(({ startedAt }) => dayIn(timeZone, startedAt))).size,
    lastStart: newest.startedAt.toISOString(),
  }
}

interface Medicines {
  medications: { id: string; status: MedicationStatus }[]
  plans: (Plan & { medicationId: string })[]
  doses: (Parameters<typeof outcomesOf>[1][number] & { medicationId: string })[]
}

/** Counts like the member's own screen. */
export function summariseMedications(
  { medications, plans, doses }: Medicines,
  [since, until]: readonly [Date, Date],
  now: Date,
): MedicationsSummary | null {
  if (medications.length === 0) return null
  const adherence = emptyTally()
  let active = 0
  for (const { id, status } of medications) {
    const own = plans.filter(({ medicationId }) => medicationId === id)
    const decided = doses.filter(({ medicationId }) => medicationId === id)
    for (const { outcome } of outcomesOf(slotsOfAll(own, since, until), decided, now)) {
      count(adherence, outcome)
    }
    const current = own.find(({ validUntil }) => validUntil > now)
    if (status === 'active' && !(current && isPlanOver(current, now))) active += 1
  }
  return { active, adherence }
}

export function summariseExams(
  row: { results: number; lastDay: string | null } | undefined,
): ExamsSummary | null {
  return row?.lastDay ? { results: row.results, lastDay: row.lastDay } : null
}

/** `null` before the first save. */
export function summariseHealthProfile(
  row:
    | { allergies: number; conditions: number; bloodType: BloodType; contact: string | null; updatedAt: Date }
    | undefined,
): HealthProfileSummary | null {
  if (!row) return null
  return {
    allergies: row.allergies,
    conditions: row.conditions,
    hasBloodType: row.bloodType !== 'unknown',
    hasContact: row.contact !== null,
    updatedAt: row.updatedAt.toISOString(),
  }
}
