import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { EXAM_FILES_MAX } from '#contract/exams.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { insertWhere } from '#database/insert-where.ts'
import { examFiles, exams } from '#database/schema/exams.ts'

export type FileRow = typeof examFiles.$inferSelect

function owned(ownerId: string, id: string) {
  return and(eq(examFiles.id, id), eq(examFiles.ownerId, ownerId))
}

export function examFileOf(db: Database, ownerId: string, id: string) {
  return db.select().from(examFiles).where(owned(ownerId, id))
}

function ownedExam(ownerId: string, examId: string) {
  return and(eq(exams.id, examId), eq(exams.ownerId, ownerId))
}

export function ownedExamId(db: Database, ownerId: string, examId: string) {
  return db.select({ id: exams.id }).from(exams).where(ownedExam(ownerId, examId))
}

/** Audit row and file, for one batch: neither where the result is gone or has all the files that it may have. */
export function insertExamFile(db: Database, row: FileRow, audit: AuditEntry) {
  const count = db.select({ count: sql`count(*)` }).from(examFiles).where(eq(examFiles.examId, row.examId))
  const hasRoom = and(ownedExam(row.ownerId, row.examId), sql`${count} < ${EXAM_FILES_MAX}`)
  return [
    recordAuditWhere(db, audit, exams, hasRoom),
    insertWhere(db, examFiles, row, exams, hasRoom),
    examFileOf(db, row.ownerId, row.id),
    ownedExamId(db, row.ownerId, row.examId),
  ] as const
}

/** Where the file went in. */
export function keptFile(ownerId: string, id: string) {
  return { source: examFiles, condition: owned(ownerId, id) }
}

/** Another file of the member with the same content, in whichever result. */
export function fileWithContent(db: Database, ownerId: string, contentHash: string, exceptId: string) {
  return db
    .select({ id: examFiles.id })
    .from(examFiles)
    .where(
      and(eq(examFiles.ownerId, ownerId), eq(examFiles.contentHash, contentHash), ne(examFiles.id, exceptId)),
    )
    .limit(1)
}

/** Audit row and content, for one batch: neither where there is content already, or the same in another file. */
export function keepContentOf(
  db: Database,
  ownerId: string,
  id: string,
  content: { fileSize: number; storageKey: string; contentType: string; contentHash: string },
  audit: AuditEntry,
) {
  const waits = and(
    owned(ownerId, id),
    isNull(examFiles.contentStoredAt),
    sql`not exists ${fileWithContent(db, ownerId, content.contentHash, id)}`,
  )
  return [
    recordAuditWhere(db, audit, examFiles, waits),
    db
      .update(examFiles)
      .set({ ...content, contentStoredAt: audit.at, contentSeenAt: audit.at, contentLostAt: null })
      .where(waits)
      .returning(),
    fileWithContent(db, ownerId, content.contentHash, id),
    examFileOf(db, ownerId, id),
  ] as const
}

export function deleteExamFileOf(db: Database, ownerId: string, id: string, audit: AuditEntry) {
  return [
    recordAuditWhere(db, audit, examFiles, owned(ownerId, id)),
    db.delete(examFiles).where(owned(ownerId, id)).returning({ storageKey: examFiles.storageKey }),
  ] as const
}

/** Files of everybody whose content never came; what was lost here waits for as long as it takes. */
export function deleteWithoutContent(db: Database, before: Date) {
  return db
    .delete(examFiles)
    .where(
      and(
        isNull(examFiles.contentStoredAt),
        lt(examFiles.uploadedAt, before),
        isNull(examFiles.contentLostAt),
      ),
    )
    .returning({ id: examFiles.id })
}

/** Which of the keys belong to a file of a result. */
export function keysInUse(db: Database, keys: string[]) {
  return db
    .select({ storageKey: examFiles.storageKey })
    .from(examFiles)
    .where(and(isNotNull(examFiles.storageKey), inArray(examFiles.storageKey, keys)))
}

/** Contents of everybody that nobody has looked for since, the longest ago first. */
export function contentsSeenBefore(db: Database, before: Date, limit: number) {
  return db
    .select({ id: examFiles.id, storageKey: sql<string>`${examFiles.storageKey}` })
    .from(examFiles)
    .where(and(lt(examFiles.contentSeenAt, before), isNotNull(examFiles.storageKey)))
    .orderBy(asc(examFiles.contentSeenAt))
    .limit(limit)
}

function withContent(id: string, storageKey: string) {
  return and(eq(examFiles.id, id), eq(examFiles.storageKey, storageKey))
}

export function markContentSeen(db: Database, id: string, storageKey: string, now: Date) {
  return db.update(examFiles).set({ contentSeenAt: now }).where(withContent(id, storageKey))
}

/** Back to waiting for the content. */
export function markContentLost(db: Database, id: string, storageKey: string, now: Date) {
  return db
    .update(examFiles)
    .set({
      storageKey: null,
      contentType: null,
      contentHash: null,
      contentStoredAt: null,
      contentSeenAt: null,
      contentLostAt: now,
    })
    .where(withContent(id, storageKey))
}
