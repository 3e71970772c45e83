import * as v from 'valibot'
import {
  type ActivityLevel,
  type Anamnesis,
  activityLevels,
  anamnesisDefaults,
  anamnesisSchema,
  bmiOf,
  type Goal,
  goals,
} from '#contract/anamnesis.ts'
import { parseDecimal } from '#shared/lib/format/format.ts'

/** The form's values: numbers as typed, with a comma or a point. */
export type AnamnesisValues = {
  age: string
  weightKg: string
  heightCm: string
  activityLevel: ActivityLevel
  goal: Goal
  playsSports: 'yes' | 'no'
}
type Typed = { [Name in keyof AnamnesisValues]?: AnamnesisValues[Name] | null | undefined }

const draftSchema = v.object({
  age: v.string(),
  weightKg: v.string(),
  heightCm: v.string(),
  activityLevel: v.picklist(activityLevels),
  goal: v.picklist(goals),
  playsSports: v.picklist(['yes', 'no']),
})

export function isAnamnesisValues(value: unknown): value is AnamnesisValues {
  return v.is(draftSchema, value)
}

/** Formats a number for the form: 72.5 is "72,5", 70 is "70". */
const written = (value: number) => String(value).replace('.', ',')

/** The saved record, else the form's defaults. */
export function valuesOf(record: Anamnesis | null): AnamnesisValues {
  const { age, weightKg, heightCm, activityLevel, goal, playsSports } = record ?? anamnesisDefaults
  return {
    age: written(age),
    weightKg: written(weightKg),
    heightCm: written(heightCm),
    activityLevel,
    goal,
    playsSports: playsSports ? 'yes' : 'no',
  }
}

const entered = (values: Typed) => ({
  ...values,
  age: parseDecimal(values.age ?? ''),
  weightKg: parseDecimal(values.weightKg ?? ''),
  heightCm: parseDecimal(values.heightCm ?? ''),
  playsSports: values.playsSports === 'yes',
})

export function payloadOf(values: AnamnesisValues) {
  return v.parse(anamnesisSchema, entered(values))
}

export function validateAnamnesis(values: Typed): Partial<Record<keyof AnamnesisValues, string>> {
  const { issues } = v.safeParse(anamnesisSchema, entered(values))
  if (!issues) return {}
  const { nested = {} } = v.flatten<typeof anamnesisSchema>(issues)
  return Object.fromEntries(
    Object.entries(nested).flatMap(([name, sentences]) => (sentences[0] ? [[name, sentences[0]]] : [])),
  )
}

/** Drops a trailing comma. */
const soFar = (text: string | null | undefined) => text?.trim().replace(/(\d)[.,]$/, '$1')

/** The BMI of the typed values, while weight and height are within their limits. */
export function liveBmi(weight: string | null | undefined, height: string | null | undefined): number | null {
  const { weightKg, heightCm } = entered({ weightKg: soFar(weight), heightCm: soFar(height) })
  const { entries } = anamnesisSchema
  return v.is(entries.weightKg, weightKg) && v.is(entries.heightCm, heightCm)
    ? bmiOf(weightKg, heightCm)
    : null
}
