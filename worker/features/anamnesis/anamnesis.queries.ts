import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { isWithin } from '#database/history.ts'
import { insertWhere } from '#database/insert-where.ts'
import { olderThan, type Position } from '#database/keyset.ts'
import { users } from '#database/schema/accounts.ts'
import { anamneses } from '#database/schema/anamnesis.ts'
import type { Span } from '#domain/time-zone.ts'

/** The newest first, starting after `position`. */
export function anamnesesOf(db: Database, ownerId: string, position: Position | undefined, limit: number) {
  const before = olderThan(anamneses.createdAt, anamneses.id, position)
  return db
    .select()
    .from(anamneses)
    .where(and(eq(anamneses.ownerId, ownerId), before))
    .orderBy(desc(anamneses.createdAt), desc(anamneses.id))
    .limit(limit)
}

const weightColumns = {
  createdAt: anamneses.createdAt,
  weightKg: anamneses.weightKg,
  bmi: anamneses.bmi,
}

/** Weight and BMI of the latest questionnaires in the span, the newest first. */
export function weightsIn(db: Database, ownerId: string, span: Span, limit: number) {
  return db
    .select(weightColumns)
    .from(anamneses)
    .where(and(eq(anamneses.ownerId, ownerId), isWithin(anamneses.createdAt, span)))
    .orderBy(desc(anamneses.createdAt))
    .limit(limit)
}

/** Weight and BMI of the latest questionnaire before the instant. */
export function weightBefore(db: Database, ownerId: string, instant: Date) {
  return db
    .select(weightColumns)
    .from(anamneses)
    .where(and(eq(anamneses.ownerId, ownerId), lt(anamneses.createdAt, instant)))
    .orderBy(desc(anamneses.createdAt))
    .limit(1)
}

function owned(ownerId: string, id: string) {
  return and(eq(anamneses.id, id), eq(anamneses.ownerId, ownerId))
}

/** Finds the questionnaire only if it was inserted. */
export function insertedAnamnesis(ownerId: string, id: string) {
  return { source: anamneses, condition: owned(ownerId, id) }
}

/**
 * Audit row and questionnaire, for one batch, then its id and the newest questionnaire. Inserts nothing where the newest
 * has another version than the expected one.
 */
export function insertAnamnesis(
  db: Database,
  row: typeof anamneses.$inferSelect,
  expectedVersion: number | undefined,
  audit: AuditEntry,
) {
  const newest = sql<number>`(select max(${anamneses.version}) from ${anamneses} where ${anamneses.ownerId} = ${row.ownerId})`
  const isCurrent = expectedVersion === undefined ? undefined : eq(newest, expectedVersion)
  const condition = and(eq(users.id, row.ownerId), isCurrent)
  return [
    recordAuditWhere(db, audit, users, condition),
    insertWhere(db, anamneses, row, users, condition),
    db.select({ id: anamneses.id }).from(anamneses).where(owned(row.ownerId, row.id)),
    anamnesesOf(db, row.ownerId, undefined, 1),
  ] as const
}
