import type { SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { EventKind } from '../contract/notifications.ts'
import type { Database } from './client.ts'
import { insertWhere } from './insert-where.ts'
import { events } from './schema/operations.ts'

/** How each kind is told: under the bell, by e-mail, or both. A new way to tell is a new column here. */
const channels = {
  confirm_email: { bell: false, mail: true },
  confirm_new_email: { bell: false, mail: true },
  email_changed: { bell: false, mail: true },
  address_in_use: { bell: false, mail: true },
  registration_approved: { bell: true, mail: true },
  registration_rejected: { bell: true, mail: true },
  reset_password: { bell: false, mail: true },
  password_changed: { bell: false, mail: true },
  second_factor_enabled: { bell: false, mail: true },
  second_factor_disabled: { bell: false, mail: true },
  recovery_code_used: { bell: false, mail: true },
  policy_approved: { bell: true, mail: true },
  policy_rejected: { bell: true, mail: true },
  consultation_scheduled: { bell: true, mail: false },
  consultation_changed: { bell: true, mail: false },
  consultation_cancelled: { bell: true, mail: false },
  consultation_tomorrow: { bell: true, mail: true },
  medication_due: { bell: true, mail: true },
  medication_stock_low: { bell: true, mail: true },
} as const satisfies Record<EventKind, { bell: boolean; mail: boolean }>

/** The kinds that are told by e-mail: each must have its text. */
export type MailKind = {
  [Kind in EventKind]: (typeof channels)[Kind]['mail'] extends true ? Kind : never
}[EventKind]

export interface NewEvent {
  companyId: number | SQL
  /** Who hears of it. */
  userId: string | SQL
  kind: EventKind
  parameters?: Record<string, string> | SQL
  subjectId?: string | null
  at: Date
}

/** An event whose every value is known before the batch. */
type PlainEvent = NewEvent & { companyId: number; userId: string; parameters?: Record<string, string> }

function rest({ kind, subjectId, at }: Pick<NewEvent, 'kind' | 'subjectId' | 'at'>) {
  return {
    id: crypto.randomUUID(),
    kind,
    subjectId: subjectId ?? null,
    createdAt: at,
    shown: channels[kind].bell,
    readAt: null,
    mailStatus: channels[kind].mail ? ('waiting' as const) : null,
    mailAttempts: 0,
    mailDueAt: at,
    mailSentAt: null,
    mailError: null,
  }
}

export function recordEvent(db: Database, event: PlainEvent) {
  const { companyId, userId, parameters = {} } = event
  return db.insert(events).values({ ...rest(event), companyId, userId, parameters })
}

/** The event of a conditional change: goes before the change, under the same condition. */
export function recordEventWhere(
  db: Database,
  event: NewEvent,
  source: SQLiteTable,
  condition: SQL | undefined,
) {
  const { companyId, userId, parameters = {} } = event
  return insertWhere(db, events, { ...rest(event), companyId, userId, parameters }, source, condition)
}
