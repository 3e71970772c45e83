import type { PartialValues } from '@modular-forms/react'
import * as v from 'valibot'
import { isDay } from '#contract/day.ts'
import { SLEEP_QUALITY_DEFAULT, sleepSchema } from '#contract/sleep.ts'
import { isInFuture } from '#contract/time.ts'
import { addDays } from '#domain/time-zone.ts'
import { t } from '#locales/sleep.ts'
import { isTime, toIsoInstant } from '#member/shared/lib/format/instant.ts'
import { wallClockOf } from '#member/shared/lib/format/wall-clock.ts'
import { fieldMessages } from '#member/shared/lib/forms/field-messages.ts'
import { minutesOf } from '#member/shared/lib/health/sleep-week.ts'
import type { UsualHours } from '#member/shared/lib/health/usual-hours.ts'
import { typedDay } from '#shared/lib/format/format.ts'
import type { ConflictFields } from '#shared/lib/forms/conflict.ts'
import { fits } from '#shared/lib/forms/fits.ts'
import { END_BEFORE_START, SLEEP_IN_FUTURE, SLEEP_TOO_SHORT } from '#texts/sleep.ts'

const valuesSchema = v.object({
  startDay: v.string(),
  startTime: v.string(),
  endDay: v.string(),
  endTime: v.string(),
  quality: v.number(),
  notes: v.string(),
})
/** Form state as typed: `YYYY-MM-DD` days and `HH:MM` times on the wall clock; quality in percent. */
export type SleepEntryValues = v.InferOutput<typeof valuesSchema>
export const isSleepEntryValues = fits(valuesSchema)
type SleepEntryErrors = Partial<Record<keyof SleepEntryValues, string>>
/** An entry's stored values, or those to store. */
export type WrittenSleep = v.InferInput<typeof sleepSchema>
/** A field that is not mounted yet is missing. */
type Typed = PartialValues<SleepEntryValues>

const USUAL_BEDTIME = '22:00'

/** Defaults of a new entry: from yesterday 22:00 until now. */
export function newSleepEntry(now: Date, zone?: string): SleepEntryValues {
  const end = wallClockOf(now, zone)
  return {
    startDay: addDays(end.day, -1),
    startTime: USUAL_BEDTIME,
    endDay: end.day,
    endTime: end.time,
    quality: SLEEP_QUALITY_DEFAULT,
    notes: '',
  }
}

/** Longer entries are questioned before they are saved. */
export const LONG_SLEEP_MINUTES = 14 * 60

/** Questions to ask before an entry is saved. */
export interface SleepQuestions {
  /** The prefilled values of a new entry that were left untouched. */
  untouched: ('start' | 'end' | 'quality')[]
  isLong: boolean
}

/**
 * `undefined` if there is nothing to ask.
 * @param touched names of the changed fields
 */
export function findQuestions(
  values: SleepEntryValues,
  touched: ReadonlySet<string>,
  { prefilled, original, zone }: { prefilled?: SleepEntryValues; original?: WrittenSleep; zone?: string },
): SleepQuestions | undefined {
  const untouched: SleepQuestions['untouched'] = []
  const isPrefilled = (...names: (keyof SleepEntryValues)[]) =>
    prefilled !== undefined && names.every((name) => !touched.has(name) && values[name] === prefilled[name])
  if (isPrefilled('startDay', 'startTime')) untouched.push('start')
  if (isPrefilled('endDay', 'endTime')) untouched.push('end')
  if (isPrefilled('quality')) untouched.push('quality')
  const minutes = typedMinutes(values, original, zone) ?? 0
  const wasAsked = original !== undefined && minutes <= minutesOf(original)
  const isLong = minutes > LONG_SLEEP_MINUTES && !wasAsked
  return isLong || untouched.length > 0 ? { untouched, isLong } : undefined
}

/** The usual hours for the latest night that is over by `now` and ended on or before `endDay`. */
export function usualNight(
  { bed, wake }: UsualHours,
  endDay: string,
  now: Date,
  zone?: string,
): Pick<SleepEntryValues, 'startDay' | 'startTime' | 'endDay' | 'endTime'> {
  const today = wallClockOf(now, zone)
  const chosen = isDay(endDay) && endDay < today.day ? endDay : today.day
  const end = chosen === today.day && wake > today.time ? addDays(chosen, -1) : chosen
  return { startDay: bed < wake ? end : addDays(end, -1), startTime: bed, endDay: end, endTime: wake }
}

export const sleepEntryFields: ConflictFields<SleepEntryValues> = {
  startDay: { label: t('form.startDay'), show: typedDay },
  startTime: { label: t('form.startTime') },
  endDay: { label: t('form.endDay'), show: typedDay },
  endTime: { label: t('form.endTime') },
  quality: { label: t('form.quality'), show: (quality) => `${quality}%` },
  notes: { label: t('form.notes') },
}

export function toFormValues(
  { sleepStart, sleepEnd, quality, notes }: WrittenSleep,
  zone?: string,
): SleepEntryValues {
  const start = wallClockOf(sleepStart, zone)
  const end = wallClockOf(sleepEnd, zone)
  return {
    startDay: start.day,
    startTime: start.time,
    endDay: end.day,
    endTime: end.time,
    quality: quality ?? SLEEP_QUALITY_DEFAULT,
    notes: notes ?? '',
  }
}

export function toPayload(values: Typed, original?: WrittenSleep, zone?: string) {
  const { startDay, startTime, endDay, endTime, quality, notes } = values
  return {
    sleepStart: toIsoInstant({ day: startDay ?? '', time: startTime ?? '' }, original?.sleepStart, zone),
    sleepEnd: toIsoInstant({ day: endDay ?? '', time: endTime ?? '' }, original?.sleepEnd, zone),
    quality: quality ?? SLEEP_QUALITY_DEFAULT,
    notes: notes ?? '',
  }
}

/** Minutes from start to end; `undefined` unless both are complete and the end is later. */
export function typedMinutes(values: Typed, original?: WrittenSleep, zone?: string): number | undefined {
  const { sleepStart, sleepEnd } = toPayload(values, original, zone)
  const minutes = (Date.parse(sleepEnd) - Date.parse(sleepStart)) / 60_000
  return minutes > 0 ? minutes : undefined
}

/** Assigns an error about a date and time to the field that has to change: the day, the time, or both. */
function errorsOfMoment(
  [dayName, timeName]: ['startDay' | 'endDay', 'startTime' | 'endTime'],
  values: Typed,
  message: string,
): SleepEntryErrors {
  const day = values[dayName] ?? ''
  const time = values[timeName] ?? ''
  const errors: SleepEntryErrors = {}
  if (day === '') errors[dayName] = message
  else if (!isDay(day)) errors[dayName] = t('form.invalidDay')
  if (time === '') errors[timeName] = message
  else if (!isTime(time)) errors[timeName] = t('form.invalidTime')
  if (Object.keys(errors).length > 0) return errors
  const timeIsWrong =
    message === SLEEP_IN_FUTURE ||
    message === SLEEP_TOO_SHORT ||
    (message === END_BEFORE_START && values.startDay === values.endDay)
  return { [timeIsWrong ? timeName : dayName]: message }
}

/** The API's field errors under the names of this form's fields. */
export function toFormErrors(fields: Record<string, string | undefined>, values: Typed): SleepEntryErrors {
  const { sleepStart, sleepEnd, quality, notes } = fields
  return {
    ...(sleepStart && errorsOfMoment(['startDay', 'startTime'], values, sleepStart)),
    ...(sleepEnd && errorsOfMoment(['endDay', 'endTime'], values, sleepEnd)),
    ...(quality && { quality }),
    ...(notes && { notes }),
  }
}

export function validateSleepEntry(
  values: Typed,
  now: Date,
  original?: WrittenSleep,
  zone?: string,
): SleepEntryErrors {
  const parsed = v.safeParse(sleepSchema, toPayload(values, original, zone))
  if (parsed.success) {
    return isInFuture(parsed.output.sleepEnd, now) ? toFormErrors({ sleepEnd: SLEEP_IN_FUTURE }, values) : {}
  }
  return toFormErrors(fieldMessages(parsed.issues), values)
}
