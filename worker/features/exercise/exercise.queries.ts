import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { ExerciseInput, ExerciseKind } from '#contract/exercise.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { olderThan, type Position } from '#database/keyset.ts'
import { users } from '#database/schema/accounts.ts'
import { exercises } from '#database/schema/exercise.ts'
import { hasVersion, type Target } from '#database/versions.ts'

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

export function exerciseOf(db: Database, ownerId: string, id: string) {
  return db.select().from(exercises).where(owned(ownerId, { id }))
}

function owned(ownerId: string, { id, version }: Target) {
  return and(eq(exercises.id, id), eq(exercises.ownerId, ownerId), hasVersion(exercises.version, version))
}

export function insertExercise(db: Database, row: ExerciseRow, audit: AuditEntry) {
  return [
    recordAuditWhere(db, audit, users, eq(users.id, row.ownerId)),
    db.insert(exercises).values(row),
  ] as const
}

/** Audit row and edit, for one batch, then the exercise. */
export function editExerciseOf(
  db: Database,
  ownerId: string,
  target: Target,
  edit: ExerciseInput,
  audit: AuditEntry,
) {
  const mine = owned(ownerId, target)
  return [
    recordAuditWhere(db, audit, exercises, mine),
    db.update(exercises).set(edit).where(mine).returning(),
    exerciseOf(db, ownerId, target.id),
  ] as const
}

/** Audit row and deletion, for one batch, then the exercise if it was not deleted. */
export function deleteExerciseOf(db: Database, ownerId: string, target: Target, audit: AuditEntry) {
  const mine = owned(ownerId, target)
  return [
    recordAuditWhere(db, audit, exercises, mine),
    db.delete(exercises).where(mine).returning({ id: exercises.id }),
    exerciseOf(db, ownerId, target.id),
  ] as const
}
