import { and, eq, sql } from 'drizzle-orm'
import { EXAM_FILES_MAX } from '#contract/exams.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { insertWhere } from '#database/insert-where.ts'
import { examFiles, exams } from '#database/schema/exams.ts'
import type { StoredFileRows } from '#database/stored-files.ts'

export type FileRow = typeof examFiles.$inferSelect

function owned(ownerId: string, id: string) {
  return and(eq(examFiles.id, id), eq(examFiles.ownerId, ownerId))
}

export function examFileOf(db: Database, ownerId: string, id: string) {
  return db.select().from(examFiles).where(owned(ownerId, id))
}

/** Rows with a stored file: the files of exams. */
export const examFileRows: StoredFileRows<FileRow> = { table: examFiles, rowOf: examFileOf }

function ownedExam(ownerId: string, examId: string) {
  return and(eq(exams.id, examId), eq(exams.ownerId, ownerId))
}

export function ownedExamId(db: Database, ownerId: string, examId: string) {
  return db.select({ id: exams.id }).from(exams).where(ownedExam(ownerId, examId))
}

/**
 * Inserts nothing if the exam is gone or already has `EXAM_FILES_MAX` files. The exam gets a new version, so that
 * nobody deletes it without having seen the file.
 */
export function insertExamFile(db: Database, row: FileRow, audit: AuditEntry) {
  const count = db.select({ count: sql`count(*)` }).from(examFiles).where(eq(examFiles.examId, row.examId))
  const canTakeFile = and(ownedExam(row.ownerId, row.examId), sql`${count} < ${EXAM_FILES_MAX}`)
  return {
    audit: recordAuditWhere(db, audit, exams, canTakeFile),
    version: db
      .update(exams)
      .set({ version: sql`${exams.version} + 1` })
      .where(canTakeFile),
    file: insertWhere(db, examFiles, row, exams, canTakeFile),
    inserted: examFileOf(db, row.ownerId, row.id),
    present: ownedExamId(db, row.ownerId, row.examId),
  }
}

/** Finds the row only if it was inserted. */
export function insertedFile(ownerId: string, id: string) {
  return { source: examFiles, condition: owned(ownerId, id) }
}
