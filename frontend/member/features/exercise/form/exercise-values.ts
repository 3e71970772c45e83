import * as v from 'valibot'
import {
  EXERCISE_IN_FUTURE,
  EXERCISE_MINUTES_REQUIRED,
  EXERCISE_MINUTES_WHOLE,
  type Exercise,
  exerciseSchema,
} from '#contract/exercise.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { parseDecimal } from '#shared/lib/format/format.ts'
import { isDay, isTime, momentOf, wallClockOf } from '#shared/lib/format/wall-clock.ts'
import { exerciseTexts as t } from '../exercise-texts.ts'

/** What the form holds, as typed. */
export type ExerciseValues = {
  kind: string
  day: string
  time: string
  minutes: string
  intensity: string
  notes: string
}
type ExerciseErrors = Partial<Record<keyof ExerciseValues, string>>
type Typed = { [Name in keyof ExerciseValues]?: ExerciseValues[Name] | null | undefined }

const USUAL_MINUTES = 30

const draftSchema = v.object({
  kind: v.string(),
  day: v.string(),
  time: v.string(),
  minutes: v.string(),
  intensity: v.string(),
  notes: v.string(),
})

export function isExerciseValues(value: unknown): value is ExerciseValues {
  return v.is(draftSchema, value)
}

/** A new activity is one that has just ended. */
export function newExercise(now: Date, zone?: string): ExerciseValues {
  const start = new Date(now.getTime() - USUAL_MINUTES * 60_000)
  const clock = wallClockOf(start, zone)
  return { kind: '', ...clock, minutes: String(USUAL_MINUTES), intensity: 'MODERATE', notes: '' }
}

export function valuesOf(
  { kind, startedAt, minutes, intensity, notes }: Exercise,
  zone?: string,
): ExerciseValues {
  return { kind, ...wallClockOf(startedAt, zone), minutes: String(minutes), intensity, notes: notes ?? '' }
}

function typedPayload(
  { kind, day, time, minutes, intensity, notes }: Typed,
  original?: Exercise,
  zone?: string,
) {
  return {
    kind: kind ?? '',
    startedAt: momentOf({ day: day ?? '', time: time ?? '' }, original?.startedAt, zone),
    minutes: parseDecimal(minutes ?? ''),
    intensity: intensity ?? '',
    notes: notes ?? '',
  }
}

/** What is sent; throws where `validateExercise` found something. */
export function payloadOf(values: Typed, original?: Exercise, zone?: string) {
  const { startedAt, ...rest } = v.parse(exerciseSchema, typedPayload(values, original, zone))
  return { ...rest, startedAt: startedAt.toISOString() }
}

/** The sentence for the start, at the part of it that has to change. */
function atStart({ day, time }: Typed, sentence: string): ExerciseErrors {
  if (!day) return { day: sentence }
  if (!isDay(day)) return { day: t('form.invalidDay') }
  if (!time) return { time: sentence }
  if (!isTime(time)) return { time: t('form.invalidTime') }
  return { time: sentence }
}

function toFormErrors(fields: Record<string, string | undefined>, values: Typed): ExerciseErrors {
  const { kind, startedAt, minutes, intensity, notes } = fields
  return {
    ...(kind && { kind }),
    ...(startedAt && atStart(values, startedAt)),
    ...(minutes && { minutes }),
    ...(intensity && { intensity }),
    ...(notes && { notes }),
  }
}

export function validateExercise(
  values: Typed,
  now: Date,
  original?: Exercise,
  zone?: string,
): ExerciseErrors {
  const payload = typedPayload(values, original, zone)
  const exercise = v.safeParse(exerciseSchema, payload)
  const sentences: Record<string, string> = {}
  if (exercise.success) {
    const end = exercise.output.startedAt.getTime() + exercise.output.minutes * 60_000
    if (end > now.getTime()) sentences.startedAt = EXERCISE_IN_FUTURE
  } else {
    for (const issue of exercise.issues) {
      const name = v.getDotPath(issue)
      if (name) sentences[name] ??= issue.message
    }
    if (sentences.minutes && Number.isNaN(payload.minutes)) {
      sentences.minutes = values.minutes?.trim() ? EXERCISE_MINUTES_WHOLE : EXERCISE_MINUTES_REQUIRED
    }
  }
  return toFormErrors(sentences, values)
}

/** The server's refusal with its sentences under the names of this form's fields. */
export function atFormFields(error: unknown, values: Typed): unknown {
  if (!(error instanceof ApiError)) return error
  const fields = Object.fromEntries(Object.entries(toFormErrors(error.fields, values)))
  return new ApiError({ ...error, message: error.message, fields })
}
