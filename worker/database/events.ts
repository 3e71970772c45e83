import { and, eq, gt, inArray, lte, notInArray, or, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type EventKind, eventRules } from '#contract/notifications.ts'
import type { Database } from './client.ts'
import { generatedId, insertWhere } from './insert-where.ts'
import { events } from './schema/operations.ts'

export interface NewEvent {
  companyId: number | SQL
  /** Who hears of it. */
  userId: string | SQL
  kind: EventKind
  parameters?: Record<string, string> | SQL
  subjectId?: string | null
  at: Date
  /** From when on it may be told, where that is later: a change that can still be taken back waits. */
  notifyAt?: Date
}

/** An event whose every value is known before the batch. */
type PlainEvent = NewEvent & { companyId: number; userId: string; parameters?: Record<string, string> }

function rest({ kind, subjectId, at, notifyAt = at }: Omit<NewEvent, 'companyId' | 'userId' | 'parameters'>) {
  return {
    id: crypto.randomUUID(),
    kind,
    subjectId: subjectId ?? null,
    notifyAt,
    shown: eventRules[kind].bell,
    readAt: null,
    mailStatus: eventRules[kind].mail ? ('waiting' as const) : null,
    mailAttempts: 0,
    mailDueAt: notifyAt,
    mailSentAt: null,
    mailError: null,
  }
}

export function recordEvent(db: Database, event: PlainEvent) {
  const { companyId, userId, parameters = {} } = event
  return db.insert(events).values({ ...rest(event), companyId, userId, parameters })
}

/** The events of a conditional change, one for each row that it changes: goes before the change, under the same condition. */
export function recordEventWhere(
  db: Database,
  event: NewEvent,
  source: SQLiteTable,
  condition: SQL | undefined,
) {
  const { companyId, userId, parameters = {} } = event
  const row = { ...rest(event), id: generatedId, companyId, userId, parameters }
  return insertWhere(db, events, row, source, condition)
}

/** What is held back while it can be taken back, by what was decided about. */
const decisions = {
  registration: ['registration_approved', 'registration_rejected'],
  policy: ['policy_approved', 'policy_rejected'],
} satisfies Record<string, EventKind[]>
const heldBack = Object.values(decisions).flat()

/** Condition: what the bell may show by now. */
export function isShownByNow(now: Date): SQL | undefined {
  return and(eq(events.shown, true), or(notInArray(events.kind, heldBack), lte(events.notifyAt, now)))
}

/** Condition: decisions that nobody was told of yet, neither by the bell nor by mail. */
export function isUnnotifiedDecision(on: keyof typeof decisions, now: Date): SQL | undefined {
  return and(
    inArray(events.kind, decisions[on]),
    eq(events.shown, true),
    gt(events.notifyAt, now),
    eq(events.mailStatus, 'waiting'),
    eq(events.mailAttempts, 0),
  )
}
