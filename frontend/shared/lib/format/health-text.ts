import { type BmiClass, bmiClasses } from '#contract/anamnesis.ts'
import { ADEQUATE_SLEEP_HOURS } from '#contract/sleep.ts'
import { ageGroupOf } from '#domain/bmi.ts'
import { t as healthTexts } from '#locales/health.ts'

type Missing<Value> = Value | null | undefined

export interface Reading {
  value: number
  label: string
  meaning: 'good' | 'attention' | 'problem'
}

/** Shown for a record that lacks the field; members without a record see an empty state. */
const DEFAULT_PERCENTAGE = 85
const DEFAULT_HOURS = 7.5
const DEFAULT_BMI = 24.5

/** The dashboard's scale: strictly above 80 and 60. A sleep entry's label uses another scale. */
export function dashboardSleepQuality(percentage: Missing<number>): Reading {
  const value = percentage ?? DEFAULT_PERCENTAGE
  if (value > 80) return { value, label: healthTexts('sleepQuality.good'), meaning: 'good' }
  if (value > 60) return { value, label: healthTexts('sleepQuality.fair'), meaning: 'attention' }
  return { value, label: healthTexts('sleepQuality.poor'), meaning: 'problem' }
}

export function sleptHours(hours: Missing<number>): Reading {
  const value = hours ?? DEFAULT_HOURS
  if (value >= ADEQUATE_SLEEP_HOURS)
    return { value, label: healthTexts('sleepHours.adequate'), meaning: 'good' }
  return { value, label: healthTexts('sleepHours.insufficient'), meaning: 'attention' }
}

const bmiMeanings: Record<BmiClass, Reading['meaning']> = {
  UNDERWEIGHT: 'attention',
  NORMAL: 'good',
  OVERWEIGHT: 'attention',
  OBESITY_I: 'problem',
  OBESITY_II: 'problem',
  OBESITY_III: 'problem',
}

/** An unknown class is shown as normal. */
export function bmiReading(bmi: Missing<number>, bmiClass: Missing<string>): Reading {
  const known = bmiClasses.find((candidate) => candidate === bmiClass) ?? 'NORMAL'
  return { value: bmi ?? DEFAULT_BMI, label: healthTexts(`bmi.${known}`), meaning: bmiMeanings[known] }
}

/** The note beside the class; `undefined` for ages to which the adult limits apply. */
export function bmiNote(age: Missing<number>): string | undefined {
  const group = ageGroupOf(age ?? Number.NaN)
  return group && healthTexts(`bmiNote.${group}`)
}
