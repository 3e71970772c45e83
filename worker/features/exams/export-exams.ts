import { rangePosition } from '#domain/exam-values.ts'
import { csvStreamOfGroups, tableOf } from '#platform/csv.ts'
import type { MemberWork } from '#platform/work.ts'
import { examColumns } from '#texts/exams.ts'
import { fastingNames, rangePositionNames } from '#texts/labels.ts'
import { numericDay } from '#texts/language.ts'
import { type ExamRow, examsOf, type ValueRow } from './exams.queries.ts'

/** Exams per read. With all their values they fit into one database response. */
const BATCH_SIZE = 100

const { header, cells } = tableOf<{ exam: ExamRow; value: ValueRow }>([
  [examColumns.date, ({ exam }) => numericDay(exam.date)],
  [examColumns.laboratory, ({ exam }) => exam.laboratory],
  [examColumns.requestedBy, ({ exam }) => exam.requestedBy ?? ''],
  [examColumns.fasting, ({ exam }) => fastingNames[exam.fasting].toLowerCase()],
  [examColumns.fastingHours, ({ exam }) => String(exam.fastingHours ?? '')],
  [examColumns.analyte, ({ value }) => value.analyte],
  [examColumns.value, ({ value }) => value.value],
  [examColumns.unit, ({ value }) => value.unit ?? ''],
  [examColumns.low, ({ value }) => value.low ?? ''],
  [examColumns.high, ({ value }) => value.high ?? ''],
  [examColumns.reference, ({ value }) => value.reference ?? ''],
  [examColumns.position, ({ value }) => rangePositionNames[rangePosition(value)]],
])

interface ExamWithValues {
  exam: ExamRow
  values: ValueRow[]
}

/** Every value as CSV, newest exam first. */
export function exportExams(work: MemberWork): Promise<ReadableStream<Uint8Array>> {
  const { db, member } = work
  return csvStreamOfGroups(
    header,
    ({ exam, values }: ExamWithValues) => values.map((value) => cells({ exam, value })),
    async (last, limit) => {
      const position = last && { at: new Date(`${last.exam.date}T00:00:00Z`), id: last.exam.id }
      const { exams, values } = await work.read(examsOf(db, member.id, { position, limit }))
      const byExam = Map.groupBy(values, ({ examId }) => examId)
      return exams.map((exam) => ({
        exam,
        values: (byExam.get(exam.id) ?? []).sort((one, other) => one.position - other.position),
      }))
    },
    BATCH_SIZE,
  )
}
