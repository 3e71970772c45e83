import type { Consultation, ConsultationGroup, ConsultationStatus } from '#contract/consultations.ts'
import { after, MINUTE } from './duration.ts'
import { addDays, dayIn } from './time-zone.ts'
import { wallClockIn } from './wall-clock.ts'

/** Assumed length of a consultation. */
const LENGTH_MS = 30 * MINUTE

/** Local time of day from which members are reminded of tomorrow's consultations. */
const REMINDER_TIME = '08:00'

type Placed = Pick<Consultation, 'status'> & { date: Date | string }

/**
 * When the assumed time of a consultation is over. From then on it is past, and the member is asked for its
 * outcome.
 */
export function endOfConsultation(date: Date | string): Date {
  return after(new Date(date), LENGTH_MS)
}

/** Consultations that began at or before this moment are over at `now`. */
export function overSince(now: Date | number): Date {
  return after(new Date(now), -LENGTH_MS)
}

export function isOver({ date }: Pick<Placed, 'date'>, now: Date | number): boolean {
  return new Date(date) <= overSince(now)
}

/** Whether the consultation is over and its outcome was not recorded. */
export function awaitsOutcome(consultation: Placed, now: Date | number): boolean {
  return consultation.status === 'Scheduled' && isOver(consultation, now)
}

/** The tab of a consultation: scheduled and not over, cancelled, or past. */
export function groupOf(consultation: Placed, now: Date | number): ConsultationGroup {
  if (consultation.status === 'Cancelled') return 'cancelled'
  return consultation.status === 'Completed' || awaitsOutcome(consultation, now) ? 'past' : 'upcoming'
}

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

export function isEditable({ status }: Pick<Placed, 'status'>): boolean {
  return status !== 'Cancelled'
}

/**
 * Whether a new consultation, or the edit of one, may have this date: any time today or later. A scheduled one
 * may also stay in the past but not be moved there; a completed one may have any date.
 */
export function mayHaveDate(
  consultation: Placed | undefined,
  date: Date,
  timeZone: string,
  now: Date,
): boolean {
  if (consultation && !mustBeFree(consultation, date)) return true
  return dayIn(timeZone, date) >= dayIn(timeZone, now)
}

/** The first day with a time that it may have; `undefined` if every day has one. */
export function firstDayFor(consultation: Placed | undefined, timeZone: string, now: Date) {
  if (consultation && consultation.status !== 'Scheduled') return undefined
  const own = new Date(consultation?.date ?? now)
  return dayIn(timeZone, own < now ? own : now)
}

/**
 * Whether an edit to this date must not overlap another consultation. That applies only to moving a scheduled
 * one.
 */
export function mustBeFree(consultation: Placed, date: Date): boolean {
  return consultation.status === 'Scheduled' && date.getTime() !== new Date(consultation.date).getTime()
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
