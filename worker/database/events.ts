import { and, eq, gt, inArray, lte, notInArray, or, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type EventKind, eventRules, kindsWhere, mailPriorityOf } from '#contract/notifications.ts'
import type { Database } from './client.ts'
import { generatedId, insertWhere } from './insert-where.ts'
import { events } from './schema/operations.ts'

export interface NewEvent {
  companyId: number | SQL
  /** The recipient. */
  userId: string | SQL
  kind: EventKind
  parameters?: Record<string, string> | SQL
  subjectId?: string | null
  at: Date
  /** When the bell and the e-mail may show it, if later than `at`: a decision that can still be undone waits. */
  notifyAt?: Date
}

/** The event of an audited action, for a user whom it concerns. */
export function eventFor(
  userId: NewEvent['userId'],
  { companyId, at }: Pick<NewEvent, 'companyId' | 'at'>,
  kind: EventKind,
  parameters: NewEvent['parameters'] = {},
): NewEvent {
  return { companyId, userId, kind, parameters, at }
}

/**
 * Returns the event insert of a conditional change: one event for each row of `source` that meets the
 * condition. It must come before the change in the same batch.
 */
export function recordEventWhere(
  db: Database,
  { companyId, userId, kind, parameters = {}, subjectId = null, at, notifyAt = at }: NewEvent,
  source: SQLiteTable,
  condition: SQL | undefined,
) {
  const row = {
    ...{ id: generatedId, companyId, userId, kind, parameters, subjectId, notifyAt },
    shown: eventRules[kind].bell !== false,
    readAt: eventRules[kind].bell === 'read' ? at : null,
    mailStatus: eventRules[kind].mail ? ('waiting' as const) : null,
    mailAttempts: 0,
    mailDueAt: notifyAt,
    mailSentAt: null,
    mailError: null,
    mailPriority: mailPriorityOf(kind),
    requestId: db.requestId ?? null,
  }
  return insertWhere(db, events, row, source, condition)
}

/** Kinds that wait until their decision can no longer be undone. */
const decisions = {
  registration: kindsWhere(({ undo }) => undo === 'registration'),
  policy: kindsWhere(({ undo }) => undo === 'policy'),
}
const delayedKinds = Object.values(decisions).flat()

/** Condition: the bell may already show the event. */
export function isShownByNow(now: Date): SQL | undefined {
  return and(eq(events.shown, true), or(notInArray(events.kind, delayedKinds), lte(events.notifyAt, now)))
}

/** Condition: the event is about a decision and its e-mail is waiting. */
export function isWaitingDecisionMail(on: keyof typeof decisions): SQL | undefined {
  return and(inArray(events.kind, decisions[on]), eq(events.mailStatus, 'waiting'))
}

/** Condition: the event is about a decision that the member has seen neither under the bell nor by e-mail. */
export function isUnnotifiedDecision(on: keyof typeof decisions, now: Date): SQL | undefined {
  return and(
    inArray(events.kind, decisions[on]),
    eq(events.shown, true),
    gt(events.notifyAt, now),
    eq(events.mailStatus, 'waiting'),
    eq(events.mailAttempts, 0),
  )
}
