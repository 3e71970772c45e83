import {
  EXERCISE_PAGE_SIZE,
  type Exercise,
  type ExerciseInput,
  type ExerciseQuery,
} from '#contract/exercise.ts'
import { isInFuture } from '#contract/time.ts'
import type { exercises } from '#database/schema/exercise.ts'
import { after, MINUTE } from '#domain/duration.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Invalid } from '#platform/errors.ts'
import { type HistoryPage, historyPage, sliceOf } from '#platform/history-page.ts'
import { pageOf } from '#platform/page.ts'
import { readOne } from '#platform/read-one.ts'
import { missingOrStale, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { EXERCISE_IN_FUTURE } from '#texts/exercise.ts'
import { deleteExerciseRow, exerciseOf, exercisesOf, firstExerciseOf } from './exercise.queries.ts'

export function toExercise(
  row: Omit<typeof exercises.$inferSelect, 'ownerId' | 'createdAt' | 'searchText'>,
): Exercise {
  const { id, kind, startedAt, minutes, intensity, notes, version } = row
  return { id, kind, startedAt: startedAt.toISOString(), minutes, intensity, notes, version }
}

/** Throws `Invalid` if the exercise ends in the future. */
export function requirePastExercise({ startedAt, minutes }: ExerciseInput, now: Date): void {
  if (isInFuture(after(startedAt, minutes * MINUTE), now))
    throw new Invalid({ startedAt: EXERCISE_IN_FUTURE })
}

/** A page of the exercises that match the query, latest first. */
export async function listExercises(
  { caller, db, member, read }: MemberWork,
  query: ExerciseQuery,
): Promise<HistoryPage<Exercise>> {
  const slice = sliceOf(query, caller.timeZone, EXERCISE_PAGE_SIZE)
  const { rows, oldest } = await read({
    rows: exercisesOf(db, member.id, slice, query.kind),
    oldest: firstExerciseOf(db, member.id),
  })
  const page = pageOf(rows, EXERCISE_PAGE_SIZE, toExercise, (row) => row.startedAt)
  return historyPage(page, query, oldest[0]?.at)
}

export async function showExercise(work: MemberWork, id: string): Promise<Exercise> {
  return toExercise(await readOne(work, exerciseOf(work.db, work.member.id, id)))
}

export async function showExerciseNow({ db, member, read }: MemberWork) {
  const [first] = await read([firstExerciseOf(db, member.id)])
  return { hasRecords: first.length > 0 }
}

export async function deleteExercise(work: MemberWork, id: string): Promise<void> {
  const audit = await auditEntry(work, 'exercise.deleted', id)
  const statements = deleteExerciseRow(work.db, work.member.id, targetOf(work, id), audit)
  const { deleted, current } = await work.write(statements)
  if (!deleted[0]) throw missingOrStale(current[0], toExercise)
}
