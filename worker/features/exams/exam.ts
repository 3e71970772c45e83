import {
  EXAMS_PAGE_SIZE,
  type Exam,
  type ExamFile,
  type ExamInput,
  type ExamSummary,
  type ExamsQuery,
  type ExamValue,
  type TrendPoint,
} from '#contract/exams.ts'
import { examTitle } from '#domain/exam-title.ts'
import { isOutside, rangePosition } from '#domain/exam-values.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import { clearFiles } from '#platform/files.ts'
import { type HistoryPage, historyPage } from '#platform/history-page.ts'
import { pageOf, readCursor } from '#platform/page.ts'
import { missingOrStale, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { toExamRecord } from './exam-record.ts'
import {
  deleteExamRows,
  type ExamRow,
  examOf,
  examsOf,
  firstExamOf,
  trendOf,
  updateExam,
  type ValueRow,
} from './exams.queries.ts'
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

function toSummary(exam: ExamRow, values: readonly ValueRow[], files: readonly FileRow[]): ExamSummary {
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

/** A page of the exams that match the query, newest first. */
export async function listExams(
  { db, member, read }: MemberWork,
  query: ExamsQuery,
): Promise<HistoryPage<ExamSummary>> {
  const { search, year, file, cursor } = query
  const slice = { search, year, position: readCursor(cursor), limit: EXAMS_PAGE_SIZE + 1 }
  const { found, oldest } = await read({
    found: examsOf(db, member.id, slice, file),
    oldest: firstExamOf(db, member.id),
  })
  const page = pageOf(
    found.exams,
    EXAMS_PAGE_SIZE,
    (row) => toSummary(row, found.values, found.files),
    ({ date }) => new Date(`${date}T00:00:00Z`),
  )
  return historyPage(page, query, oldest[0]?.at)
}

export async function showExam({ db, member, read }: MemberWork, id: string): Promise<Exam> {
  const { exam, values, files } = await read(examOf(db, member.id, id))
  if (!exam[0]) throw new NotFound()
  return toExam(exam[0], values, files)
}

export async function showExamsNow({ db, member, read }: MemberWork) {
  const [first] = await read([firstExamOf(db, member.id)])
  return { hasRecords: first.length > 0 }
}

const POINTS_MAX = 2000

/**
 * All values of an analyte, newest first, each with the range printed with it; of one day, the exam entered last and the
 * end of its report first.
 */
export async function showTrend({ db, member, read }: MemberWork, valueId: string): Promise<TrendPoint[]> {
  const [rows] = await read([trendOf(db, member.id, valueId, POINTS_MAX)])
  const newestFirst = rows.toSorted(
    (one, other) =>
      other.date.localeCompare(one.date) ||
      other.createdAt.getTime() - one.createdAt.getTime() ||
      other.position - one.position ||
      other.id.localeCompare(one.id),
  )
  return newestFirst.map(({ createdAt: _createdAt, position: _position, ...point }) => point)
}

/** Replaces the exam and its values; its files stay. */
export async function editExam(work: MemberWork, id: string, input: ExamInput): Promise<Exam> {
  const record = toExamRecord(work, input)
  const audit = await auditEntry(work, 'exam.edited', id)
  const statements = updateExam(work.db, work.member.id, targetOf(work, id), record, audit)
  const { edited, present } = await work.write(statements)
  const { exam, values, files } = present
  if (!edited[0] || !exam[0]) throw missingOrStale(exam[0], (current) => toExam(current, values, files))
  return toExam(exam[0], values, files)
}

/**
 * Deletes the exam with its values and files. If the file store cannot delete the contents, the cron does so
 * later.
 */
export async function deleteExam(work: MemberWork, id: string): Promise<void> {
  const { db, member, write } = work
  const audit = await auditEntry(work, 'exam.deleted', id)
  const statements = deleteExamRows(db, member.id, targetOf(work, id), audit)
  const { files, deleted, left } = await write(statements)
  if (!deleted[0]) throw missingOrStale(left.exam[0], (current) => toExam(current, left.values, left.files))
  const keys = files.flatMap(({ storageKey }) => storageKey ?? [])
  await clearFiles(work, keys)
}
