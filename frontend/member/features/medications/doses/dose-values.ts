import * as v from 'valibot'
import { isDay } from '#contract/day.ts'
import { isInFuture } from '#contract/time.ts'
import { t } from '#locales/medications.ts'
import { instantOf, isTime } from '#member/shared/lib/format/instant.ts'
import { wallClockOf } from '#member/shared/lib/format/wall-clock.ts'
import { fits } from '#shared/lib/forms/fits.ts'
import { TAKEN_IN_FUTURE } from '#texts/medications.ts'

const takenSchema = v.object({ day: v.string(), time: v.string() })
/** When a dose was taken, as typed: `YYYY-MM-DD` and `HH:MM` on the wall clock. */
export type TakenValues = v.InferOutput<typeof takenSchema>
export const isTakenValues = fits(takenSchema)

const skipSchema = v.object({ reason: v.string() })
/** Why a dose is skipped, as typed. */
export type SkipValues = v.InferOutput<typeof skipSchema>
export const isSkipValues = fits(skipSchema)

export function takenNow(now: Date = new Date()): TakenValues {
  return wallClockOf(now)
}

export function takenAt({ day, time }: TakenValues): string | undefined {
  return instantOf({ day, time })?.toISOString()
}

export function validateTaken(
  { day = '', time = '' }: { day?: string | undefined; time?: string | undefined },
  now: Date = new Date(),
): Partial<Record<keyof TakenValues, string>> {
  const errors: Partial<Record<keyof TakenValues, string>> = {}
  if (!isDay(day)) errors.day = t('dose.invalidDay')
  if (!isTime(time)) errors.time = t('dose.invalidTime')
  if (errors.day || errors.time) return errors
  const instant = instantOf({ day, time })
  return instant && isInFuture(instant, now) ? { time: TAKEN_IN_FUTURE } : {}
}

/**
 * When the member's own minimum interval allows the next dose as needed; `undefined` if it is allowed at `at` (epoch
 * milliseconds) or no interval applies.
 */
export function nextAllowedAt(
  { minHours, lastTakenAt }: { minHours: number | null; lastTakenAt: string | null },
  at: number,
): Date | undefined {
  if (minHours === null || lastTakenAt === null) return undefined
  const next = Date.parse(lastTakenAt) + minHours * 3_600_000
  return at < next && at >= Date.parse(lastTakenAt) ? new Date(next) : undefined
}
