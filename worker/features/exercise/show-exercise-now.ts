import type { MemberWork } from '#platform/work.ts'
import { firstExerciseOf } from './exercise.queries.ts'

export async function showExerciseNow({ db, member, read }: MemberWork) {
  const [first] = await read([firstExerciseOf(db, member.id)])
  return { hasRecords: first.length > 0 }
}
