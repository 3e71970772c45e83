import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { ExerciseInput, ExerciseKind } from '#contract/exercise.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { deleteRow } from '#database/delete-row.ts'
import { earliestOf, type HistorySlice, isInSlice } from '#database/history.ts'
import { users } from '#database/schema/accounts.ts'
import { exercises } from '#database/schema/exercise.ts'
import { hasValues, ownedIn, type Target } from '#database/versions.ts'

export type ExerciseRow = Omit<typeof exercises.$inferSelect, 'searchText'>

/** The exercises of the slice by start, latest first; if `kind` is set, only those of that kind. */
export function exercisesOf(db: Database, ownerId: string, slice: HistorySlice, kind?: ExerciseKind) {
  const { id, startedAt, searchText } = exercises
  return db
    .select()
    .from(exercises)
    .where(
      and(
        eq(exercises.ownerId, ownerId),
        kind && eq(exercises.kind, kind),
        isInSlice({ at: startedAt, id, searchText }, slice),
      ),
    )
    .orderBy(desc(startedAt), desc(id))
    .limit(slice.limit)
}

/** The columns needed for sums, of the exercises that started in the span. */
export function exercisesIn(db: Database, ownerId: string, from: Date, to: Date) {
  const { startedAt, minutes, kind, intensity } = exercises
  return db
    .select({ startedAt, minutes, kind, intensity })
    .from(exercises)
    .where(and(eq(exercises.ownerId, ownerId), gte(exercises.startedAt, from), lt(exercises.startedAt, to)))
    .orderBy(exercises.startedAt)
}

/** The start of each exercise in the span, latest first. */
export function startsIn(db: Database, ownerId: string, from: Date, to: Date) {
  return db
    .select({ startedAt: exercises.startedAt })
    .from(exercises)
    .where(and(eq(exercises.ownerId, ownerId), gte(exercises.startedAt, from), lt(exercises.startedAt, to)))
    .orderBy(desc(exercises.startedAt))
}

/** When the oldest exercise started. */
export function firstExerciseOf(db: Database, ownerId: string) {
  return earliestOf(db, exercises, exercises.startedAt, ownerId)
}

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

const owned = ownedIn(exercises)

export function insertExercise(db: Database, row: ExerciseRow, audit: AuditEntry) {
  return {
    audit: recordAuditWhere(db, audit, users, eq(users.id, row.ownerId)),
    exercise: db.insert(exercises).values(row),
  }
}

export function updateExercise(
  db: Database,
  ownerId: string,
  target: Target,
  edit: ExerciseInput,
  audit: AuditEntry,
) {
  const mine = owned(ownerId, target)
  return {
    audit: recordAuditWhere(db, audit, exercises, mine),
    edited: db.update(exercises).set(edit).where(mine).returning(),
    current: exerciseOf(db, ownerId, target.id),
  }
}

/** Condition for storing the answer: the exercise has this version and these values. */
export function editedExercise(ownerId: string, id: string, values: Partial<ExerciseRow>) {
  return { source: exercises, condition: and(owned(ownerId, { id }), hasValues(exercises, values)) }
}

export function deleteExerciseRow(db: Database, ownerId: string, target: Target, audit: AuditEntry) {
  return deleteRow(db, exercises, owned(ownerId, target), audit, exerciseOf(db, ownerId, target.id))
}
