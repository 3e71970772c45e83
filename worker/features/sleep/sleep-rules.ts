import { SLEEP_IN_FUTURE } from '#contract/sleep.ts'
import { shortDateTimeIn } from '#domain/time-zone.ts'
import { Invalid } from '#platform/errors.ts'

interface Night {
  sleepStart: Date
  sleepEnd: Date
}

export function requirePast(night: Night, now: Date): void {
  if (night.sleepEnd > now) throw new Invalid({ sleepEnd: SLEEP_IN_FUTURE })
}

/** Throws `Conflict` where an entry overlaps; the message names its time in the member's time zone. */
export function requireNoOverlap(obstacle: Night | undefined, timeZone: string): void {
  if (!obstacle) return
  const start = shortDateTimeIn(timeZone, obstacle.sleepStart)
  const end = shortDateTimeIn(timeZone, obstacle.sleepEnd)
  throw new Invalid(
    { sleepStart: `Este período encontra outro registro: de ${start} a ${end}.` },
    'sleep_overlaps',
  )
}
