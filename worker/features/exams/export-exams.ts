import { rangePosition } from '#domain/exam-values.ts'
import { csvStreamOfGroups } from '#platform/csv.ts'
import type { MemberWork } from '#platform/work.ts'
import { examColumns } from '#texts/exams.ts'
import { fastingNames, rangePositionNames } from '#texts/labels.ts'
import { numericDay } from '#texts/language.ts'
import { type ExamRow, examsOf, type ValueRow } from './exams.queries.ts'

/** Exams per read. With all their values they fit into one database response. */
const BATCH_SIZE = 100

const HEADER = [
  examColumns.date,
  examColumns.laboratory,
  examColumns.requestedBy,
  examColumns.fasting,
  examColumns.fastingHours,
  examColumns.analyte,
  examColumns.value,
  examColumns.unit,
  examColumns.low,
  examColumns.high,
  examColumns.reference,
  examColumns.position,
]

interface ExamWithValues {
  exam: ExamRow
  values: ValueRow[]
}

function cells(exam: ExamRow, value: ValueRow): string[] {
  return [
    numericDay(exam.date),
    exam.laboratory,
    exam.requestedBy ?? '',
    fastingNames[exam.fasting].toLowerCase(),
    String(exam.fastingHours ?? ''),
    value.analyte,
    value.value,
    value.unit ?? '',
    value.low ?? '',
    value.high ?? '',
    value.reference ?? '',
    rangePositionNames[rangePosition(value)],
  ]
}

/** Every value as CSV, newest exam first. */
export function exportExams(work: MemberWork): Promise<ReadableStream<Uint8Array>> {
  const { db, member } = work
  return csvStreamOfGroups(
    HEADER,
    ({ exam, values }: ExamWithValues) => values.map((value) => cells(exam, value)),
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
