import type { SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './client.ts'
import { insertWhere } from './insert-where.ts'
import { outbox } from './schema/operations.ts'

/** What a message says; its texts are in `features/messages`. */
export type MessageTemplate =
  | 'confirm_email'
  | 'address_in_use'
  | 'registration_approved'
  | 'registration_rejected'
  | 'reset_password'
  | 'password_changed'

export interface OwedMessage {
  companyId: number | SQL
  userId: string | SQL
  template: MessageTemplate
  parameters?: Record<string, string>
  at: Date
}

function row(message: OwedMessage) {
  return {
    id: crypto.randomUUID(),
    companyId: message.companyId,
    userId: message.userId,
    template: message.template,
    parameters: message.parameters ?? {},
    status: 'waiting' as const,
    attempts: 0,
    createdAt: message.at,
    dueAt: message.at,
    sentAt: null,
    lastError: null,
  }
}

export function oweMessage(db: Database, message: OwedMessage & { companyId: number; userId: string }) {
  return db.insert(outbox).values({ ...row(message), companyId: message.companyId, userId: message.userId })
}

/** The message of a conditional change: goes before the change, under the same condition. */
export function oweMessageWhere(db: Database, message: OwedMessage, source: SQLiteTable, condition: SQL | undefined) {
  return insertWhere(db, outbox, row(message), source, condition)
}
