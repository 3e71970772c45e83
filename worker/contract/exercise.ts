import * as v from 'valibot'
import { pageQuerySchema } from './page.ts'
import { NOTES_MAX, optionalText } from './text.ts'
import { calendarDay, INVALID_MOMENT, instant } from './time.ts'

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

/** The kinds that the guideline counts as strengthening: work of the major muscle groups against a load. */
export const strengthKinds: readonly ExerciseKind[] = ['strength', 'functional']

/** WHO, guidelines on physical activity and sedentary behaviour (2020), adults: minutes and days a week. */
export const WEEKLY_MINUTES_MIN = 150
export const WEEKLY_MINUTES_MAX = 300
export const VIGOROUS_COUNTS = 2
export const WEEKLY_STRENGTH_DAYS = 2
/** A row of weeks is counted no further. */
export const WEEKS_IN_A_ROW_MAX = 52

export const EXERCISE_MINUTES_MAX = 24 * 60
export const EXERCISE_PAGE_SIZE = 60

export const EXERCISE_KIND_REQUIRED = 'Escolha a atividade'
export const EXERCISE_START_REQUIRED = 'Informe a data e a hora'
export const EXERCISE_MINUTES_REQUIRED = 'Informe a duração em minutos'
export const EXERCISE_MINUTES_WHOLE = 'Use minutos inteiros, sem vírgula'
export const EXERCISE_MINUTES_RANGE = `A duração vai de 1 a ${EXERCISE_MINUTES_MAX.toLocaleString('pt-BR')} minutos`
export const EXERCISE_INTENSITY_REQUIRED = 'Escolha a intensidade'
export const EXERCISE_IN_FUTURE = 'A atividade não pode terminar no futuro. Confira a hora e a duração.'

export const exerciseSchema = v.object({
  kind: v.picklist(exerciseKinds, EXERCISE_KIND_REQUIRED),
  startedAt: instant(EXERCISE_START_REQUIRED),
  minutes: v.pipe(
    v.number(EXERCISE_MINUTES_REQUIRED),
    v.integer(EXERCISE_MINUTES_WHOLE),
    v.minValue(1, EXERCISE_MINUTES_RANGE),
    v.maxValue(EXERCISE_MINUTES_MAX, EXERCISE_MINUTES_RANGE),
  ),
  intensity: v.picklist(exerciseIntensities, EXERCISE_INTENSITY_REQUIRED),
  notes: optionalText(NOTES_MAX),
})
export type ExerciseInput = v.InferOutput<typeof exerciseSchema>

export const exerciseQuerySchema = v.object({
  ...pageQuerySchema.entries,
  kind: v.optional(v.picklist(exerciseKinds, EXERCISE_KIND_REQUIRED)),
})

export const exerciseWeekQuerySchema = v.object({
  /** Any calendar day (`YYYY-MM-DD`) of the week; today in the member's time zone without it. */
  day: v.optional(calendarDay(INVALID_MOMENT)),
})

export interface Exercise {
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
  /** Whether a strengthening activity of at least moderate intensity is among them. */
  strength: boolean
}

/** A week from Sunday to Saturday, of real activities only. */
export interface ExerciseWeek {
  days: ExerciseDay[]
  /** What the guideline counts: moderate minutes, and vigorous ones twice. */
  countedMinutes: number
  strengthDays: number
  /** Weeks in a row with an activity, up to today; the current one counts once it has one. At most 52. */
  weeksInARow: number
  /** Whether something was logged before this week. */
  hasOlder: boolean
}
