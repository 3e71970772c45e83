import type { PartialValues } from '@modular-forms/react'
import * as v from 'valibot'
import { isDay } from '#contract/day.ts'
import { exerciseIntensities, exerciseSchema } from '#contract/exercise.ts'
import { isInFuture } from '#contract/time.ts'
import { t } from '#locales/exercise.ts'
import { isTime, toIsoInstant } from '#member/shared/lib/format/instant.ts'
import { wallClockOf } from '#member/shared/lib/format/wall-clock.ts'
import { fieldMessages } from '#member/shared/lib/forms/field-messages.ts'
import { duration, parseDecimal, typedDay } from '#shared/lib/format/format.ts'
import type { ConflictFields } from '#shared/lib/forms/conflict.ts'
import { fits } from '#shared/lib/forms/fits.ts'
import { EXERCISE_IN_FUTURE, MINUTES_NOT_WHOLE, MINUTES_REQUIRED } from '#texts/exercise.ts'
import { exerciseIntensityNames, exerciseKindNames } from '#texts/labels.ts'

const valuesSchema = v.object({
  kind: v.string(),
  day: v.string(),
  time: v.string(),
  minutes: v.string(),
  intensity: v.string(),
  notes: v.string(),
})
/** Form state as typed: a `YYYY-MM-DD` day and an `HH:MM` time on the wall clock. */
export type ExerciseValues = v.InferOutput<typeof valuesSchema>
export const isExerciseValues = fits(valuesSchema)
type ExerciseErrors = Partial<Record<keyof ExerciseValues, string>>
/** An activity's stored values, or those to store. */
type Written = v.InferInput<typeof exerciseSchema>
/** A field that is not mounted yet is missing. */
type Typed = PartialValues<ExerciseValues>

const USUAL_MINUTES = 30

/** The start of an activity that has just ended; `undefined` while the typed minutes are not valid. */
export function startBefore(now: Date, minutes: string, zone?: string) {
  const length = parseDecimal(minutes)
  if (!v.is(exerciseSchema.entries.minutes, length)) return undefined
  return wallClockOf(new Date(now.getTime() - length * 60_000), zone)
}

/** Defaults of a new activity: half an hour of moderate intensity that has just ended. */
export function newExercise(now: Date, zone?: string): ExerciseValues {
  const minutes = String(USUAL_MINUTES)
  const start = startBefore(now, minutes, zone) ?? wallClockOf(now, zone)
  return { kind: '', ...start, minutes, intensity: 'MODERATE', notes: '' }
}

/**
 * Names and values of untouched defaults. The intensity alone is no reason to ask, because it is visible above the
 * button.
 */
export function untouchedRows(
  values: ExerciseValues,
  touched: ReadonlySet<string>,
  prefilled: ExerciseValues,
): [string, string][] {
  const isUntouched = (name: keyof ExerciseValues) => !touched.has(name) && values[name] === prefilled[name]
  const rows: [string, string][] = []
  if (isUntouched('day') && isUntouched('time'))
    rows.push([t('form.time'), `${typedDay(values.day)} ${values.time}`])
  if (isUntouched('minutes')) rows.push([t('form.minutes'), duration(Number(values.minutes))])
  if (rows.length > 0 && isUntouched('intensity')) {
    const intensity = exerciseIntensities.find((one) => one === values.intensity)
    if (intensity) rows.push([t('form.intensity'), exerciseIntensityNames[intensity]])
  }
  return rows
}

export const exerciseFields: ConflictFields<ExerciseValues> = {
  kind: { label: t('form.kind'), show: (kind) => Reflect.get(exerciseKindNames, kind) ?? '' },
  day: { label: t('form.day'), show: typedDay },
  time: { label: t('form.time') },
  minutes: { label: t('form.minutes') },
  intensity: {
    label: t('form.intensity'),
    show: (intensity) => Reflect.get(exerciseIntensityNames, intensity) ?? '',
  },
  notes: { label: t('form.notes') },
}

export function toFormValues(
  { kind, startedAt, minutes, intensity, notes }: Written,
  zone?: string,
): ExerciseValues {
  return { kind, ...wallClockOf(startedAt, zone), minutes: String(minutes), intensity, notes: notes ?? '' }
}

function toUncheckedPayload(
  { kind, day, time, minutes, intensity, notes }: Typed,
  original?: Written,
  zone?: string,
) {
  return {
    kind: kind ?? '',
    startedAt: toIsoInstant({ day: day ?? '', time: time ?? '' }, original?.startedAt, zone),
    minutes: parseDecimal(minutes ?? ''),
    intensity: intensity ?? '',
    notes: notes ?? '',
  }
}

/** The request body; throws a `ValiError` for values that `validateExercise` does not accept. */
export function toPayload(values: Typed, original?: Written, zone?: string) {
  const { startedAt, ...rest } = v.parse(exerciseSchema, toUncheckedPayload(values, original, zone))
  return { ...rest, startedAt: startedAt.toISOString() }
}

/** Assigns an error about the start to the field that has to change: its day or its time. */
function errorsOfStart({ day, time }: Typed, message: string): ExerciseErrors {
  if (!day) return { day: message }
  if (!isDay(day)) return { day: t('form.invalidDay') }
  if (!time) return { time: message }
  if (!isTime(time)) return { time: t('form.invalidTime') }
  return { time: message }
}

/** The API's field errors under the names of this form's fields. */
export function toFormErrors(fields: Record<string, string | undefined>, values: Typed): ExerciseErrors {
  const { kind, startedAt, minutes, intensity, notes } = fields
  return {
    ...(kind && { kind }),
    ...(startedAt && errorsOfStart(values, startedAt)),
    ...(minutes && { minutes }),
    ...(intensity && { intensity }),
    ...(notes && { notes }),
  }
}

export function validateExercise(
  values: Typed,
  now: Date,
  original?: Written,
  zone?: string,
): ExerciseErrors {
  const payload = toUncheckedPayload(values, original, zone)
  const exercise = v.safeParse(exerciseSchema, payload)
  if (exercise.success) {
    const { startedAt, minutes } = exercise.output
    const end = new Date(startedAt.getTime() + minutes * 60_000)
    return isInFuture(end, now) ? toFormErrors({ startedAt: EXERCISE_IN_FUTURE }, values) : {}
  }
  const messages = fieldMessages(exercise.issues)
  if (messages.minutes && Number.isNaN(payload.minutes)) {
    messages.minutes = values.minutes?.trim() ? MINUTES_NOT_WHOLE : MINUTES_REQUIRED
  }
  return toFormErrors(messages, values)
}
