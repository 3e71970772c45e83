import { auditEntry } from '#platform/audit-entry.ts'
import { missingOrStale, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { deleteExerciseOf } from './exercise.queries.ts'
import { toExercise } from './exercise.ts'

export async function deleteExercise(work: MemberWork, id: string): Promise<void> {
  const audit = await auditEntry(work, 'exercise.deleted', id)
  const statements = deleteExerciseOf(work.db, work.member.id, targetOf(work, id), audit)
  const { deleted, current } = await work.write(statements)
  if (!deleted[0]) throw missingOrStale(current[0], toExercise)
}
