import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { columnsOf } from '#database/columns-of.ts'
import { isWithin } from '#database/history.ts'
import { insertWhere } from '#database/insert-where.ts'
import { olderThan, type Position } from '#database/keyset.ts'
import { users } from '#database/schema/accounts.ts'
import { anamneses } from '#database/schema/anamnesis.ts'
import { hasVersion, ownedIn, type Target } from '#database/versions.ts'
import type { Span } from '#domain/time-zone.ts'

/** Newest first, starting after `position`. */
export function anamnesesOf(db: Database, ownerId: string, position: Position | undefined, limit: number) {
  const before = olderThan(anamneses.createdAt, anamneses.id, position)
  return db
    .select()
    .from(anamneses)
    .where(and(eq(anamneses.ownerId, ownerId), before))
    .orderBy(desc(anamneses.createdAt), desc(anamneses.id))
    .limit(limit)
}

const weightColumns = columnsOf(anamneses, 'createdAt', 'weightKg', 'bmi')

/** Weight and BMI of the latest questionnaires in the span, newest first. */
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

const owned = ownedIn(anamneses)

function anamnesisOf(db: Database, ownerId: string, id: string) {
  return db.select().from(anamneses).where(owned(ownerId, { id }))
}

/** Finds the questionnaire only if it was inserted. */
export function insertedAnamnesis(ownerId: string, id: string) {
  return { source: anamneses, condition: owned(ownerId, { id }) }
}

/** Inserts nothing if the newest questionnaire has a version other than expected. */
export function insertAnamnesis(
  db: Database,
  row: typeof anamneses.$inferSelect,
  expectedVersion: number | undefined,
  audit: AuditEntry,
) {
  const newest = db
    .select({ version: anamneses.version })
    .from(anamneses)
    .where(eq(anamneses.ownerId, row.ownerId))
    .orderBy(desc(anamneses.createdAt), desc(anamneses.id))
    .limit(1)
  const isCurrent =
    expectedVersion === undefined
      ? undefined
      : sql`coalesce((${newest}), ${expectedVersion}) = ${expectedVersion}`
  const condition = and(eq(users.id, row.ownerId), isCurrent)
  return {
    audit: recordAuditWhere(db, audit, users, condition),
    anamnesis: insertWhere(db, anamneses, row, users, condition),
    inserted: db
      .select({ id: anamneses.id })
      .from(anamneses)
      .where(owned(row.ownerId, { id: row.id })),
    current: anamnesesOf(db, row.ownerId, undefined, 1),
  }
}

type Answers = Omit<typeof anamneses.$inferSelect, 'id' | 'ownerId' | 'createdAt' | 'version'>

export function updateAnamnesis(
  db: Database,
  ownerId: string,
  target: Target,
  edit: Answers,
  audit: AuditEntry,
) {
  const mine = owned(ownerId, target)
  return {
    audit: recordAuditWhere(db, audit, anamneses, mine),
    edited: db.update(anamneses).set(edit).where(mine).returning(),
    current: anamnesisOf(db, ownerId, target.id),
  }
}

/**
 * The previous questionnaire, which may now be the newest, gets a version above the deleted one, so that a form filled
 * in from the deleted one is rejected as stale.
 */
export function deleteAnamnesisRow(db: Database, ownerId: string, target: Target, audit: AuditEntry) {
  const mine = owned(ownerId, target)
  const deleted = alias(anamneses, 'deleted')
  const earlier = alias(anamneses, 'earlier')
  const before = db
    .select({ id: earlier.id })
    .from(deleted)
    .innerJoin(earlier, eq(earlier.ownerId, deleted.ownerId))
    .where(
      and(
        eq(deleted.id, target.id),
        eq(deleted.ownerId, ownerId),
        hasVersion(deleted.version, target.version),
        sql`(${earlier.createdAt}, ${earlier.id}) < (${deleted.createdAt}, ${deleted.id})`,
      ),
    )
    .orderBy(desc(earlier.createdAt), desc(earlier.id))
    .limit(1)
  const deletedVersion = db
    .select({ version: deleted.version })
    .from(deleted)
    .where(and(eq(deleted.id, target.id), eq(deleted.ownerId, ownerId)))
  return {
    audit: recordAuditWhere(db, audit, anamneses, mine),
    earlier: db
      .update(anamneses)
      .set({ version: sql`max(${anamneses.version}, (${deletedVersion}) + 1)` })
      .where(and(eq(anamneses.ownerId, ownerId), eq(anamneses.id, sql`(${before})`))),
    deleted: db.delete(anamneses).where(mine).returning({ id: anamneses.id }),
    current: anamnesisOf(db, ownerId, target.id),
  }
}
