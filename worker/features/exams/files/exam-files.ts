import { storedFiles } from '#platform/stored-files.ts'
import { toFile } from '../exam.ts'
import { examFileRows } from './exam-files.queries.ts'

export const examFiles = storedFiles({
  rows: examFileRows,
  folder: 'exams',
  auditSubject: 'exam_file',
  lostStep: 'findLostExamFiles',
  toAnswer: toFile,
  contentColumns: { reads: () => ({}), toColumns: () => ({}) },
})
