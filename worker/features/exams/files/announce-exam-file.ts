import type { ExamFile } from '#contract/exams.ts'
import type { FileInput } from '#contract/files.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { readOne } from '#platform/read-one.ts'
import { announcedFile } from '#platform/stored-files.ts'
import type { MemberWork } from '#platform/work.ts'
import { toFile } from '../exam.ts'
import { insertExamFile, insertedFile, ownedExamId } from './exam-files.queries.ts'

/** Announces a file of an exam. Its content must then be sent to `filePath`. */
export async function announceExamFile(
  work: MemberWork,
  examId: string,
  input: FileInput,
): Promise<ExamFile> {
  const { db, member, write } = work
  await readOne(work, ownedExamId(db, member.id, examId))
  const row = { ...announcedFile(work, input), examId }
  const file = toFile(row)
  const audit = await auditEntry(work, 'exam_file.announced', row.id)
  const { inserted, present } = await write(insertExamFile(db, row, audit), {
    status: 201,
    body: file,
    where: insertedFile(member.id, row.id),
  })
  if (!present[0]) throw new NotFound()
  if (!inserted[0]) throw new Conflict('too_many_files')
  return file
}
