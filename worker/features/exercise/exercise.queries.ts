import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { ExerciseInput, ExerciseKind } from '#contract/exercise.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { olderThan, type Position } from '#database/keyset.ts'
import { users } from '#database/schema/accounts.ts'
import { exercises } from '#database/schema/exercise.ts'

export type ExerciseRow = typeof exercises.$inferSelect

interface Page {
  kind?: ExerciseKind | undefined
  position?: Position | undefined
  limit: number
}

/** The latest first, starting after `position`; of one kind or of all. */
export function exercisesOf(db: Database, ownerId: string, { kind, position, limit }: Page) {
  const before = olderThan(exercises.startedAt, exercises.id, position)
  return db
    .select()
    .from(exercises)
    .where(and(eq(exercises.ownerId, ownerId), kind && eq(exercises.kind, kind), before))
    .orderBy(desc(exercises.startedAt), desc(exercises.id))
    .limit(limit)
}

/** Exercises that started in the span. */
export function exercisesIn(db: Database, ownerId: string, from: Date, to: Date) {
  return db
    .select()
    .from(exercises)
    .where(and(eq(exercises.ownerId, ownerId), gte(exercises.startedAt, from), lt(exercises.startedAt, to)))
    .orderBy(exercises.startedAt)
}

/** The start of each exercise in the span, the latest first. */
export function startsIn(db: Database, ownerId: string, from: Date, to: Date) {
  return db
    .select({ startedAt: exercises.startedAt })
    .from(exercises)
    .where(and(eq(exercises.ownerId, ownerId), gte(exercises.startedAt, from), lt(exercises.startedAt, to)))
    .orderBy(desc(exercises.startedAt))
}

/** The latest exercise before the instant. */
export function exerciseBefore(db: Database, ownerId: string, instant: Date) {
  return db
    .select({ id: exercises.id })
    .from(exercises)
    .where(and(eq(exercises.ownerId, ownerId), lt(exercises.startedAt, instant)))
    .limit(1)
}

function owned(ownerId: string, id: string) {
  return and(eq(exercises.id, id), eq(exercises.ownerId, ownerId))
}

export function insertExercise(db: Database, row: ExerciseRow, audit: AuditEntry) {
  return [
    recordAuditWhere(db, audit, users, eq(users.id, row.ownerId)),
    db.insert(exercises).values(row),
  ] as const
}

export function editExerciseOf(
  db: Database,
  ownerId: string,
  id: string,
  edit: ExerciseInput,
  audit: AuditEntry,
) {
  return [
    recordAuditWhere(db, audit, exercises, owned(ownerId, id)),
    db.update(exercises).set(edit).where(owned(ownerId, id)).returning(),
  ] as const
}

export function deleteExerciseOf(db: Database, ownerId: string, id: string, audit: AuditEntry) {
  return [
    recordAuditWhere(db, audit, exercises, owned(ownerId, id)),
    db.delete(exercises).where(owned(ownerId, id)).returning({ id: exercises.id }),
  ] as const
}
