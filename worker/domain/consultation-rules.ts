import type { ConsultationStatus } from '#contract/consultations.ts'
import { addDays, dayIn } from './time-zone.ts'
import { wallClockIn } from './wall-clock.ts'

/** Local time of day from which members are reminded of tomorrow's consultations. */
const REMINDER_TIME = '08:00'

/** The statuses that may follow each status: only a scheduled consultation can be completed or cancelled. */
const nextStatuses: Record<ConsultationStatus, readonly ConsultationStatus[]> = {
  Scheduled: ['Completed', 'Cancelled'],
  Completed: [],
  Cancelled: [],
}

/** The error code of a status change that is not allowed; `undefined` if it is allowed. */
export function statusConflict(from: ConsultationStatus, to: ConsultationStatus) {
  if (nextStatuses[from].includes(to)) return undefined
  return from === 'Scheduled' ? 'consultation_already_scheduled' : 'consultation_already_closed'
}

/** Whether the instant is today (at any time of day) or later in the time zone. */
export function isTodayOrLater(timeZone: string, instant: Date, now: Date): boolean {
  return dayIn(timeZone, instant) >= dayIn(timeZone, now)
}

/**
 * Whether an edit may give the consultation this date. A scheduled one may stay in the past but not be moved
 * there; a completed one may have any date.
 */
export function mayHaveDate(
  consultation: { status: ConsultationStatus; date: Date },
  date: Date,
  timeZone: string,
  now: Date,
): boolean {
  const moves = date.getTime() !== consultation.date.getTime()
  return consultation.status !== 'Scheduled' || !moves || isTodayOrLater(timeZone, date, now)
}

/**
 * Whether an edit to this date must not overlap another consultation. That applies only to moving a scheduled
 * one.
 */
export function mustBeFree(consultation: { status: ConsultationStatus; date: Date }, date: Date): boolean {
  return consultation.status === 'Scheduled' && date.getTime() !== consultation.date.getTime()
}

interface ConsultationTime {
  date: Date
  timeZone: string
}

/** When the reminder of a consultation is due: the morning of the day before, in the consultation's time zone. */
export function reminderDueAt({ date, timeZone }: ConsultationTime): Date {
  return wallClockIn(timeZone).instantAt(addDays(dayIn(timeZone, date), -1), REMINDER_TIME)
}

/** Whether the consultation is tomorrow in its own time zone. */
export function isTomorrow({ date, timeZone }: ConsultationTime, now: Date): boolean {
  return dayIn(timeZone, date) === addDays(dayIn(timeZone, now), 1)
}
