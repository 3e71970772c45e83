import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { deleteExerciseOf } from './exercise.queries.ts'

export async function deleteExercise(work: MemberWork, id: string): Promise<void> {
  const audit = await auditEntry(work, 'exercise.deleted', id)
  const [, [deleted]] = await work.write(deleteExerciseOf(work.db, work.member.id, id, audit))
  if (!deleted) throw new NotFound()
}
