import { and, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { HOUR } from '#domain/duration.ts'
import { users } from './schema/accounts.ts'
import { consultations } from './schema/consultations.ts'
import { medicationDoses, medications } from './schema/medications.ts'
import { events } from './schema/operations.ts'

/** Condition, for a statement that joins `users`: the owner has access to the app. Nobody else is reminded. */
export const ownerHasAccess = sql`(${eq(users.status, 'approved')} and ${isNull(users.blockedAt)})`

/** Condition: the event's recipient still has access to the app. */
export const recipientHasAccess = sql`exists (select 1 from ${users}
  where ${users.id} = ${events.userId} and ${ownerHasAccess})`

/** A later reminder could cause a second dose. */
const DOSE_REMINDER_LIFETIME_MS = 3 * HOUR

/** The event's date, in seconds, since SQLite reads no milliseconds as a whole number. */
const eventSeconds = sql`unixepoch(${events.parameters} ->> 'date')`

/**
 * Condition: the event is not a reminder of a consultation, or the consultation is still ahead and on that
 * date.
 */
export function isCurrentConsultation(now: Date): SQL | undefined {
  return or(
    ne(events.kind, 'consultation_tomorrow'),
    sql`exists (select 1 from ${consultations} where ${and(
      eq(consultations.id, events.subjectId),
      eq(consultations.ownerId, events.userId),
      eq(consultations.status, 'Scheduled'),
      gt(consultations.date, now),
    )} and ${consultations.date} / 1000 = ${eventSeconds})`,
  )
}

/** Condition: the event is not a reminder of a dose, or the dose is still open and wanted. */
function isCurrentDose(now: Date): SQL | undefined {
  return or(
    ne(events.kind, 'medication_due'),
    and(
      gt(events.notifyAt, new Date(now.getTime() - DOSE_REMINDER_LIFETIME_MS)),
      sql`exists (select 1 from ${medications} where ${and(
        eq(medications.id, events.subjectId),
        eq(medications.status, 'active'),
        eq(medications.reminders, true),
      )})`,
      sql`not exists (select 1 from ${medicationDoses} where ${medicationDoses.medicationId} = ${events.subjectId}
        and ${medicationDoses.at} between ${eventSeconds} * 1000 and ${eventSeconds} * 1000 + 999
        and ${medicationDoses.slot} is not null)`,
    ),
  )
}

/** Condition: the event is not a warning about stock, or there was no refill since. */
function isCurrentStock(): SQL | undefined {
  return or(
    ne(events.kind, 'medication_stock_low'),
    sql`exists (select 1 from ${medications} where ${and(
      eq(medications.id, events.subjectId),
      eq(medications.status, 'active'),
    )} and ${medications.stockWarnedAt} is not null)`,
  )
}

/** Condition: the event is not a reminder, or what it reminds of has neither changed nor passed. */
export function isCurrentReminder(now: Date): SQL | undefined {
  return and(isCurrentConsultation(now), isCurrentDose(now), isCurrentStock())
}
