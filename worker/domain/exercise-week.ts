import {
  type ExerciseDay,
  type ExerciseIntensity,
  type ExerciseKind,
  type ExerciseTotals,
  strengthKinds,
  VIGOROUS_WEIGHT,
  WEEKS_IN_A_ROW_MAX,
} from '#contract/exercise.ts'
import type { Period } from '#contract/periods.ts'
import { daysWithin } from './periods.ts'
import { addDays } from './time-zone.ts'

const DAYS_PER_WEEK = 7

interface LoggedExercise {
  /** The day on which it started, `YYYY-MM-DD` in the member's time zone. */
  day: string
  kind: ExerciseKind
  minutes: number
  intensity: ExerciseIntensity
}

/** The Sunday that starts the day's week, both `YYYY-MM-DD`. */
export function sundayOf(day: string): string {
  return addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay())
}

/**
 * The week's seven days, and its minutes by the WHO guideline: vigorous minutes count twice, light ones do
 * not count.
 */
export function summariseWeek(sunday: string, done: readonly LoggedExercise[]) {
  const days = exerciseDays(sunday, DAYS_PER_WEEK, done)
  return {
    days,
    countedMinutes: countedMinutes(days),
    strengthDays: days.filter(({ strength }) => strength).length,
  }
}

/** Minutes as the guideline counts them. */
function countedMinutes(days: readonly Pick<ExerciseDay, 'moderate' | 'vigorous'>[]): number {
  return days.reduce((sum, day) => sum + day.moderate + VIGOROUS_WEIGHT * day.vigorous, 0)
}

/** The minutes of consecutive days, including those without exercise. */
export function exerciseDays(first: string, count: number, done: readonly LoggedExercise[]): ExerciseDay[] {
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(first, index)
    const ofDay = done.filter((one) => one.day === day)
    const minutesOf = (intensity: ExerciseIntensity) =>
      ofDay.filter((one) => one.intensity === intensity).reduce((sum, { minutes }) => sum + minutes, 0)
    return {
      day,
      light: minutesOf('LIGHT'),
      moderate: minutesOf('MODERATE'),
      vigorous: minutesOf('VIGOROUS'),
      strength: ofDay.some(({ kind, intensity }) => strengthKinds.includes(kind) && intensity !== 'LIGHT'),
    }
  })
}

/**
 * The totals of the period's days from the member's first exercise until today, both included.
 * @param days the period's days with exercises
 */
export function exerciseTotals(
  days: readonly ExerciseDay[],
  period: Period,
  { first, today }: { first: string; today: string },
): ExerciseTotals {
  const sum = (intensity: 'light' | 'moderate' | 'vigorous') =>
    days.reduce((total, day) => total + day[intensity], 0)
  const count = daysWithin(period, first, today)
  return {
    light: sum('light'),
    moderate: sum('moderate'),
    vigorous: sum('vigorous'),
    activeDays: days.filter(({ light, moderate, vigorous }) => light + moderate + vigorous > 0).length,
    days: count,
    weeklyMinutes: Math.round((countedMinutes(days) * DAYS_PER_WEEK) / Math.max(DAYS_PER_WEEK, count)),
  }
}

/**
 * Number of consecutive weeks with one of `days`, up to the current week or, if that has none yet, the
 * previous one.
 */
export function weeksInARow(days: readonly string[], today: string): number {
  const weeks = new Set(days.map(sundayOf))
  const current = sundayOf(today)
  let week = weeks.has(current) ? current : addDays(current, -DAYS_PER_WEEK)
  let count = 0
  while (weeks.has(week) && count < WEEKS_IN_A_ROW_MAX) {
    count += 1
    week = addDays(week, -DAYS_PER_WEEK)
  }
  return count
}
