import type { Exam, ExamFile, ExamSummary, ExamValue } from '#contract/exams.ts'
import { examTitle } from '#domain/exam-title.ts'
import { isOutside, rangePosition } from '#domain/exam-values.ts'
import type { ExamRow, ValueRow } from './exams.queries.ts'
import type { FileRow } from './files/exam-files.queries.ts'

function toValue({ id, analyte, value, unit, low, high, reference }: ExamValue): ExamValue {
  return { id, analyte, value, unit, low, high, reference }
}

export function toFile(row: FileRow): ExamFile {
  return {
    id: row.id,
    fileName: row.fileName,
    fileSize: row.fileSize,
    uploadedAt: row.uploadedAt.toISOString(),
    hasContent: row.contentStoredAt !== null,
    isLost: row.contentLostAt !== null,
    filePath: `/api/exams/files/${row.id}/file`,
  }
}

/** The exam as its owner sees it. */
export function toExam(
  row: Omit<Exam, 'title' | 'values' | 'files'>,
  values: readonly ExamValue[],
  files: readonly FileRow[],
): Exam {
  const { id, date, laboratory, requestedBy, fasting, fastingHours, notes, version } = row
  return {
    id,
    title: examTitle(values.map(({ analyte }) => analyte)),
    date,
    laboratory,
    requestedBy,
    fasting,
    fastingHours,
    notes,
    version,
    values: values.map(toValue),
    files: files.map(toFile),
  }
}

export function toSummary(
  exam: ExamRow,
  values: readonly ValueRow[],
  files: readonly FileRow[],
): ExamSummary {
  const { id, date, laboratory, requestedBy, version } = exam
  const ofExam = values
    .filter(({ examId }) => examId === id)
    .sort((one, other) => one.position - other.position)
  const filesOfExam = files
    .filter(({ examId }) => examId === id)
    .sort((one, other) => one.uploadedAt.getTime() - other.uploadedAt.getTime())
  const record = toExam(exam, ofExam, filesOfExam)
  return {
    id,
    title: record.title,
    date,
    laboratory,
    requestedBy,
    version,
    analytes: ofExam.map(({ analyte }) => analyte),
    outside: ofExam.filter((value) => isOutside(rangePosition(value))).length,
    files: filesOfExam.filter((file) => file.contentStoredAt !== null).length,
    record,
  }
}
