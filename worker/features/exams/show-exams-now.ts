import type { MemberWork } from '#platform/work.ts'
import { firstExamOf } from './exams.queries.ts'

export async function showExamsNow({ db, member, read }: MemberWork) {
  const [first] = await read([firstExamOf(db, member.id)])
  return { hasRecords: first.length > 0 }
}
