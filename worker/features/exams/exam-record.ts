import { DATE_IN_FUTURE, type ExamInput } from '#contract/exams.ts'
import { dayIn } from '#domain/time-zone.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import type { ExamRecord } from './exams.queries.ts'

/** What is kept of an exam as it was typed. A day belongs to the member's own calendar, and is not in its future. */
export function toExamRecord({ caller, clock }: MemberWork, input: ExamInput): ExamRecord {
  if (input.date > dayIn(caller.timeZone, clock.now())) throw new Invalid({ date: DATE_IN_FUTURE })
  return { ...input, values: input.values.map((value) => ({ ...value, id: crypto.randomUUID() })) }
}
