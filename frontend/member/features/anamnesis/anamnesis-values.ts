import * as v from 'valibot'
import {
  type Anamnesis,
  type AnamnesisInput,
  activityLevels,
  anamnesisDefaults,
  anamnesisSchema,
  goals,
} from '#contract/anamnesis.ts'
import { bmiOf } from '#domain/bmi.ts'
import { t } from '#locales/anamnesis.ts'
import { decimalText, parseDecimal } from '#shared/lib/format/format.ts'
import { fits } from '#shared/lib/forms/fits.ts'
import { isInMetres, parseHeightCm } from './height-text.ts'

const valuesSchema = v.object({
  age: v.string(),
  weightKg: v.string(),
  heightCm: v.string(),
  activityLevel: v.picklist(activityLevels),
  goal: v.picklist(goals),
  playsSports: v.picklist(['yes', 'no']),
})
/** The form's values: numbers as typed, with a comma or a point. */
export type AnamnesisValues = v.InferOutput<typeof valuesSchema>
type Typed = { [Name in keyof AnamnesisValues]?: AnamnesisValues[Name] | null | undefined }

export const isAnamnesisValues = fits(valuesSchema)

/** The same values with the height in centimetres. */
export function inCentimetres(values: AnamnesisValues): AnamnesisValues {
  const { heightCm } = values
  return isInMetres(heightCm) ? { ...values, heightCm: decimalText(parseHeightCm(heightCm)) } : values
}

/** The saved record, otherwise the form's defaults. */
export function valuesOf(record: Anamnesis | null): AnamnesisValues {
  const { age, weightKg, heightCm, activityLevel, goal, playsSports } = record ?? anamnesisDefaults
  return {
    age: decimalText(age),
    weightKg: decimalText(weightKg),
    heightCm: decimalText(heightCm),
    activityLevel,
    goal,
    playsSports: playsSports ? 'yes' : 'no',
  }
}

const fieldNames = Object.keys(valuesSchema.entries) as (keyof AnamnesisValues)[]

/** The fields that still hold their untouched default. */
export function untouchedFields(
  values: Typed,
  touched: Partial<Record<keyof AnamnesisValues, unknown>>,
): (keyof AnamnesisValues)[] {
  const defaults = valuesOf(null)
  return fieldNames.filter((name) => !(name in touched) && values[name] === defaults[name])
}

type NumberName = {
  [Name in keyof AnamnesisInput]-?: NonNullable<AnamnesisInput[Name]> extends number ? Name : never
}[keyof AnamnesisInput]

/** Reads what was typed. The type makes the compiler require every number of the contract. */
const numberParsers: Record<NumberName, (text: string) => number> = {
  age: parseDecimal,
  weightKg: parseDecimal,
  heightCm: parseHeightCm,
}
const numberNames = Object.keys(numberParsers) as NumberName[]

/** What the form sends, before validation. The return type makes the compiler require every field of the contract. */
const toInput = (values: Typed): Record<keyof AnamnesisInput, unknown> => ({
  age: numberParsers.age(values.age ?? ''),
  weightKg: numberParsers.weightKg(values.weightKg ?? ''),
  heightCm: numberParsers.heightCm(values.heightCm ?? ''),
  activityLevel: values.activityLevel,
  goal: values.goal,
  playsSports: values.playsSports === 'yes',
})

export function toPayload(values: AnamnesisValues) {
  return v.parse(anamnesisSchema, toInput(values))
}

/** Errors for the fields that do not hold a number. */
function numbersExpected(values: Typed): Partial<Record<keyof AnamnesisValues, string>> {
  const input = toInput(values)
  const fields = numberNames.filter((name) => values[name]?.trim() && Number.isNaN(input[name]))
  return Object.fromEntries(fields.map((name) => [name, t(`numbersOnly.${name}`)]))
}

export function validateAnamnesis(values: Typed): Partial<Record<keyof AnamnesisValues, string>> {
  const { issues } = v.safeParse(anamnesisSchema, toInput(values))
  if (!issues) return {}
  const { nested = {} } = v.flatten<typeof anamnesisSchema>(issues)
  const messages = Object.entries(nested).flatMap(([name, sentences]) =>
    sentences[0] ? [[name, sentences[0]]] : [],
  )
  return { ...Object.fromEntries(messages), ...numbersExpected(values) }
}

const withoutTrailingComma = (text: string | null | undefined) => text?.trim().replace(/(\d)[.,]$/, '$1')

/** The BMI of the typed values, if weight and height are within their limits. */
export function liveBmi(weight: string | null | undefined, height: string | null | undefined): number | null {
  const { weightKg, heightCm } = toInput({
    weightKg: withoutTrailingComma(weight),
    heightCm: withoutTrailingComma(height),
  })
  const { entries } = anamnesisSchema
  return v.is(entries.weightKg, weightKg) && v.is(entries.heightCm, heightCm)
    ? bmiOf(weightKg, heightCm)
    : null
}
