import type { ExamInput } from '#contract/exams.ts'
import { CLOCK_TOLERANCE_MS } from '#contract/time.ts'
import { after } from '#domain/duration.ts'
import { dayIn } from '#domain/time-zone.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { EXAM_DATE_IN_FUTURE } from '#texts/exams.ts'
import type { ExamRecord } from './exams.queries.ts'

/** The exam to store. Throws `Invalid` if its day is in the future in the member's time zone. */
export function toExamRecord({ caller, clock }: MemberWork, input: ExamInput): ExamRecord {
  const latest = dayIn(caller.timeZone, after(clock.now(), CLOCK_TOLERANCE_MS))
  if (input.date > latest) throw new Invalid({ date: EXAM_DATE_IN_FUTURE })
  return { ...input, values: input.values.map((value) => ({ ...value, id: crypto.randomUUID() })) }
}
