import * as v from 'valibot'
import {
  END_BEFORE_START,
  SLEEP_IN_FUTURE,
  SLEEP_QUALITY_DEFAULT,
  SLEEP_TOO_SHORT,
  type SleepEntry,
  sleepSchema,
} from '#contract/sleep.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { dayAfter, isDay, isTime, momentOf, wallClockOf } from '#shared/lib/format/wall-clock.ts'
import { sleepTexts as t } from '../sleep-texts.ts'

/** What the form holds: wall-clock dates and times, as typed. */
export type NightValues = {
  startDay: string
  startTime: string
  endDay: string
  endTime: string
  quality: number
  notes: string
}
type NightErrors = Partial<Record<keyof NightValues, string>>
type Typed = { [Name in keyof NightValues]?: NightValues[Name] | null | undefined }

const USUAL_BEDTIME = '22:00'

const draftSchema = v.object({
  startDay: v.string(),
  startTime: v.string(),
  endDay: v.string(),
  endTime: v.string(),
  quality: v.number(),
  notes: v.string(),
})

export function isNightValues(value: unknown): value is NightValues {
  return v.is(draftSchema, value)
}

/** A new record starts as yesterday at 22:00 and ends now. */
export function newNight(now: Date, zone?: string): NightValues {
  const end = wallClockOf(now, zone)
  return {
    startDay: dayAfter(end.day, -1),
    startTime: USUAL_BEDTIME,
    endDay: end.day,
    endTime: end.time,
    quality: SLEEP_QUALITY_DEFAULT,
    notes: '',
  }
}

export function valuesOf({ sleepStart, sleepEnd, quality, notes }: SleepEntry, zone?: string): NightValues {
  const start = wallClockOf(sleepStart, zone)
  const end = wallClockOf(sleepEnd, zone)
  return {
    startDay: start.day,
    startTime: start.time,
    endDay: end.day,
    endTime: end.time,
    quality,
    notes: notes ?? '',
  }
}

export function payloadOf(values: Typed, original?: SleepEntry, zone?: string) {
  const { startDay, startTime, endDay, endTime, quality, notes } = values
  return {
    sleepStart: momentOf({ day: startDay ?? '', time: startTime ?? '' }, original?.sleepStart, zone),
    sleepEnd: momentOf({ day: endDay ?? '', time: endTime ?? '' }, original?.sleepEnd, zone),
    quality: quality ?? SLEEP_QUALITY_DEFAULT,
    notes: notes ?? '',
  }
}

/** Minutes between the two, where both are known and in order. */
export function lengthOf(values: Typed, original?: SleepEntry, zone?: string): number | undefined {
  const { sleepStart, sleepEnd } = payloadOf(values, original, zone)
  const minutes = (Date.parse(sleepEnd) - Date.parse(sleepStart)) / 60_000
  return minutes > 0 ? minutes : undefined
}

/** The contract's sentences for a moment, each at the part of it that has to change. */
function atPart(
  [dayName, timeName]: ['startDay' | 'endDay', 'startTime' | 'endTime'],
  values: Typed,
  sentence: string,
): NightErrors {
  const day = values[dayName] ?? ''
  const time = values[timeName] ?? ''
  const errors: NightErrors = {}
  if (day === '') errors[dayName] = sentence
  else if (!isDay(day)) errors[dayName] = t('form.invalidDay')
  if (time === '') errors[timeName] = sentence
  else if (!isTime(time)) errors[timeName] = t('form.invalidTime')
  if (Object.keys(errors).length > 0) return errors
  const timeIsWrong =
    sentence === SLEEP_IN_FUTURE ||
    sentence === SLEEP_TOO_SHORT ||
    (sentence === END_BEFORE_START && values.startDay === values.endDay)
  return { [timeIsWrong ? timeName : dayName]: sentence }
}

function toFormErrors(fields: Record<string, string | undefined>, values: Typed): NightErrors {
  const { sleepStart, sleepEnd, quality, notes } = fields
  return {
    ...(sleepStart && atPart(['startDay', 'startTime'], values, sleepStart)),
    ...(sleepEnd && atPart(['endDay', 'endTime'], values, sleepEnd)),
    ...(quality && { quality }),
    ...(notes && { notes }),
  }
}

export function validateNight(values: Typed, now: Date, original?: SleepEntry, zone?: string): NightErrors {
  const night = v.safeParse(sleepSchema, payloadOf(values, original, zone))
  if (night.success) {
    return night.output.sleepEnd > now ? toFormErrors({ sleepEnd: SLEEP_IN_FUTURE }, values) : {}
  }
  const sentences: Record<string, string> = {}
  for (const issue of night.issues) {
    const name = v.getDotPath(issue)
    if (name) sentences[name] ??= issue.message
  }
  return toFormErrors(sentences, values)
}

/** The server's refusal with its sentences under the names of this form's fields. */
export function atFormFields(error: unknown, values: Typed): unknown {
  if (!(error instanceof ApiError)) return error
  const fields = Object.fromEntries(
    Object.entries(toFormErrors(error.fields, values)).filter((entry) => entry[1] !== undefined),
  )
  return new ApiError({ ...error, message: error.message, fields })
}
