import * as v from 'valibot'
import {
  ACTIVITY_LEVEL_REQUIRED,
  AGE_NOT_WHOLE,
  AGE_TOO_LOW,
  ageTooHigh,
  GOAL_REQUIRED,
  heightTooHigh,
  heightTooLow,
  SPORTS_REQUIRED,
  WEIGHT_DECIMALS,
  WEIGHT_TOO_LOW,
  weightTooHigh,
} from '#texts/anamnesis.ts'
import { INVALID_MOMENT } from '#texts/time.ts'
import type { Period } from './periods.ts'
import { instant } from './time.ts'
import type { Versioned } from './versions.ts'

export const activityLevels = ['LIGHT', 'MODERATE', 'INTENSE'] as const
export type ActivityLevel = (typeof activityLevels)[number]

export const goals = ['HEALTH', 'MUSCLE_GAIN', 'WEIGHT_LOSS', 'PERFORMANCE'] as const
export type Goal = (typeof goals)[number]

export const bmiClasses = [
  'UNDERWEIGHT',
  'NORMAL',
  'OVERWEIGHT',
  'OBESITY_I',
  'OBESITY_II',
  'OBESITY_III',
] as const
export type BmiClass = (typeof bmiClasses)[number]

export const AGE_MIN = 1
export const AGE_MAX = 120
export const WEIGHT_MIN_KG = 1
export const WEIGHT_MAX_KG = 700
export const HEIGHT_MIN_CM = 40
export const HEIGHT_MAX_CM = 250

export const anamnesisDefaults = {
  age: 30,
  weightKg: 70,
  heightCm: 170,
  activityLevel: 'MODERATE',
  goal: 'HEALTH',
  playsSports: false,
} as const

const HEIGHT_TOO_LOW = heightTooLow({ cm: HEIGHT_MIN_CM })

export const anamnesisSchema = v.object({
  age: v.pipe(
    v.number(AGE_TOO_LOW),
    v.integer(AGE_NOT_WHOLE),
    v.minValue(AGE_MIN, AGE_TOO_LOW),
    v.maxValue(AGE_MAX, ageTooHigh({ years: AGE_MAX })),
  ),
  weightKg: v.pipe(
    v.number(WEIGHT_TOO_LOW),
    v.minValue(WEIGHT_MIN_KG, WEIGHT_TOO_LOW),
    v.maxValue(WEIGHT_MAX_KG, weightTooHigh({ kg: WEIGHT_MAX_KG })),
    // Compares in decimal notation: in binary, 63.7 is not a whole number of tenths.
    v.check((weight) => Number(weight.toFixed(1)) === weight, WEIGHT_DECIMALS),
  ),
  heightCm: v.pipe(
    v.number(HEIGHT_TOO_LOW),
    v.minValue(HEIGHT_MIN_CM, HEIGHT_TOO_LOW),
    v.maxValue(HEIGHT_MAX_CM, heightTooHigh({ cm: HEIGHT_MAX_CM })),
  ),
  activityLevel: v.picklist(activityLevels, ACTIVITY_LEVEL_REQUIRED),
  goal: v.picklist(goals, GOAL_REQUIRED),
  playsSports: v.optional(v.boolean(SPORTS_REQUIRED), false),
})
export type AnamnesisInput = v.InferOutput<typeof anamnesisSchema>

/** A restored questionnaire brings the time at which it was first saved; any other is saved now. */
export const newAnamnesisSchema = v.object({
  ...anamnesisSchema.entries,
  createdAt: v.optional(instant(INVALID_MOMENT)),
})
export type NewAnamnesis = v.InferOutput<typeof newAnamnesisSchema>

export const ANAMNESES_PAGE_SIZE = 100
/** If a month or year has more questionnaires, the chart uses only the latest ones. */
export const WEIGHT_POINTS_MAX = 400

/** Every answer: older apps may leave one out when they save, but a saved questionnaire has them all. */
type Answers = { [Name in keyof AnamnesisInput]-?: Exclude<AnamnesisInput[Name], undefined> }

/** A saved questionnaire; the newest is the current one. */
export interface Anamnesis extends Answers, Versioned {
  id: string
  bmi: number
  bmiClass: BmiClass
  /** ISO 8601 in UTC. */
  createdAt: string
}

/** Weight and BMI of one questionnaire, or their means over a month. */
export interface WeightPoint {
  /** ISO 8601 in UTC: when the questionnaire was saved, or the latest one of the month. */
  at: string
  weightKg: number
  bmi: number
}

export interface WeightPeriod extends Period {
  /** Oldest first: the last questionnaire of each day of a month, or the means of each month of a year. */
  points: WeightPoint[]
  /** The latest questionnaire before the period; `null` if there is none. */
  before: WeightPoint | null
}
