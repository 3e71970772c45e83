import * as v from 'valibot'
import {
  INTENSITY_REQUIRED,
  KIND_REQUIRED,
  MINUTES_NOT_WHOLE,
  MINUTES_REQUIRED,
  minutesOutOfRange,
  START_REQUIRED,
} from '#texts/exercise.ts'
import { INVALID_MOMENT } from '#texts/time.ts'
import { historyQuerySchema } from './history.ts'
import type { Period } from './periods.ts'
import { NOTES_MAX, optionalText } from './text.ts'
import { calendarDay, instant } from './time.ts'
import type { Versioned } from './versions.ts'

export const exerciseKinds = [
  'walking',
  'running',
  'cycling',
  'swimming',
  'strength',
  'functional',
  'gymnastics',
  'dance',
  'pilates',
  'yoga',
  'football',
  'other',
] as const
export type ExerciseKind = (typeof exerciseKinds)[number]

export const exerciseIntensities = ['LIGHT', 'MODERATE', 'VIGOROUS'] as const
export type ExerciseIntensity = (typeof exerciseIntensities)[number]

/** Kinds that count as strengthening: they work major muscle groups against a load. */
export const strengthKinds: readonly ExerciseKind[] = ['strength', 'functional']

/** WHO guidelines on physical activity and sedentary behaviour (2020), adults: minutes and days per week. */
export const WEEKLY_MINUTES_MIN = 150
export const WEEKLY_MINUTES_MAX = 300
export const VIGOROUS_WEIGHT = 2
export const WEEKLY_STRENGTH_DAYS = 2
/** The count of consecutive weeks stops here. */
export const WEEKS_IN_A_ROW_MAX = 52

export const EXERCISE_MINUTES_MAX = 24 * 60
export const EXERCISE_PAGE_SIZE = 30

const MINUTES_OUT_OF_RANGE = minutesOutOfRange({ minutes: EXERCISE_MINUTES_MAX })

export const exerciseSchema = v.object({
  kind: v.picklist(exerciseKinds, KIND_REQUIRED),
  startedAt: instant(START_REQUIRED),
  minutes: v.pipe(
    v.number(MINUTES_REQUIRED),
    v.integer(MINUTES_NOT_WHOLE),
    v.minValue(1, MINUTES_OUT_OF_RANGE),
    v.maxValue(EXERCISE_MINUTES_MAX, MINUTES_OUT_OF_RANGE),
  ),
  intensity: v.picklist(exerciseIntensities, INTENSITY_REQUIRED),
  notes: optionalText(NOTES_MAX),
})
export type ExerciseInput = v.InferOutput<typeof exerciseSchema>

export const exerciseQuerySchema = v.object({
  ...historyQuerySchema.entries,
  kind: v.optional(v.picklist(exerciseKinds, KIND_REQUIRED)),
})
export type ExerciseQuery = v.InferOutput<typeof exerciseQuerySchema>

export const exerciseWeekQuerySchema = v.object({
  /** Any day (`YYYY-MM-DD`) of the week; by default today in the member's time zone. */
  day: v.optional(calendarDay(INVALID_MOMENT)),
})

export interface Exercise extends Versioned {
  id: string
  kind: ExerciseKind
  /** ISO 8601 in UTC. */
  startedAt: string
  minutes: number
  intensity: ExerciseIntensity
  notes: string | null
}

/** Minutes of one day by intensity. */
export interface ExerciseDay {
  /** `YYYY-MM-DD` in the member's time zone. */
  day: string
  light: number
  moderate: number
  vigorous: number
  /** Whether the day includes a strengthening exercise of at least moderate intensity. */
  strength: boolean
}

/** A week, Sunday to Saturday. */
export interface ExerciseWeek {
  days: ExerciseDay[]
  /** Minutes as the guideline counts them: vigorous ones twice. */
  countedMinutes: number
  strengthDays: number
  /**
   * Consecutive weeks with an exercise, up to today and at most 52. The current week does not break the
   * streak while it has none.
   */
  weeksInARow: number
  /** Whether there are exercises before this week. */
  hasOlder: boolean
}

/** Total minutes of several days, by intensity. */
export interface ExerciseTotals {
  light: number
  moderate: number
  vigorous: number
  activeDays: number
  /** Days that have begun, starting with the member's first exercise. */
  days: number
  /** Average guideline minutes per seven of these days. Fewer than seven days count as seven. */
  weeklyMinutes: number
}

export interface ExerciseMonth extends ExerciseTotals {
  /** `YYYY-MM` in the member's time zone. */
  month: string
}

/** A month or a year. An exercise belongs to the day on which it started. */
export interface ExercisePeriod extends Period {
  /** The days of a month; empty for a year. */
  days: ExerciseDay[]
  /** The months of a year with exercises, oldest first; empty for a month. */
  months: ExerciseMonth[]
  totals: ExerciseTotals
  /** Totals of the previous period. */
  before: ExerciseTotals
  /** Whether there are exercises before this period. */
  hasOlder: boolean
}
