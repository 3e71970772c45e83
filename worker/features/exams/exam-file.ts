import type { ExamFile } from '../../contract/exams.ts'
import { FILE_MAX_BYTES, type FileInput } from '../../contract/files.ts'
import { auditEntry } from '../../platform/audit-entry.ts'
import { rateLimitScale } from '../../platform/bindings.ts'
import { Conflict, NotFound } from '../../platform/errors.ts'
import {
  deleteFiles,
  hashContent,
  openFile,
  readContent,
  requireFileType,
  storeFile,
} from '../../platform/files.ts'
import { requireAllowed, UPLOADS_PER_ACCOUNT, uploadContentKey, uploadKey } from '../../platform/limits.ts'
import type { MemberWork } from '../../platform/work.ts'
import { EXAM_FOLDER, toFile } from './exam.ts'
import {
  countAttempt,
  deleteExamFileOf,
  examFileOf,
  insertExamFile,
  keepContentOf,
  keptFile,
  ownedExamId,
} from './exam-files.queries.ts'

/** A file whose content is on its way; `filePath` says where it goes. */
export async function announceExamFile(
  work: MemberWork,
  examId: string,
  input: FileInput,
): Promise<ExamFile> {
  const { attempt, clock, db, env, member, write } = work
  const now = clock.now()
  const key = await uploadKey(env, member.id)
  const [counted, [exam]] = await attempt([
    countAttempt(db, key, UPLOADS_PER_ACCOUNT, now, rateLimitScale(env)),
    ownedExamId(db, member.id, examId),
  ])
  requireAllowed(now, counted)
  if (!exam) throw new NotFound()
  const row = {
    ...input,
    id: crypto.randomUUID(),
    ownerId: member.id,
    examId,
    uploadedAt: now,
    storageKey: null,
    contentType: null,
    contentHash: null,
    contentStoredAt: null,
    contentSeenAt: null,
    contentLostAt: null,
  }
  const file = toFile(row)
  const audit = await auditEntry(work, 'exam_file.announced', row.id)
  const [, , [announced], [still]] = await write(insertExamFile(db, row, audit), {
    status: 201,
    body: file,
    where: keptFile(member.id, row.id),
  })
  if (!still) throw new NotFound()
  if (!announced) throw new Conflict('too_many_files')
  return file
}

/**
 * Stores the content of an announced file. What it is, is decided by its bytes, and the name must agree. The file is
 * written before the row points to it; the cron clears a file without a row.
 */
export async function storeExamFile(
  work: MemberWork,
  id: string,
  body: ReadableStream<Uint8Array> | null,
): Promise<ExamFile> {
  const { attempt, clock, db, env, member, write } = work
  const now = clock.now()
  const key = await uploadContentKey(env, member.id)
  // Nothing of the content is read for whoever may not send it, and a try that fails counts too.
  const [counted, [file]] = await attempt([
    countAttempt(db, key, UPLOADS_PER_ACCOUNT, now, rateLimitScale(env)),
    examFileOf(db, member.id, id),
  ])
  requireAllowed(now, counted)
  if (!file) throw new NotFound()
  if (file.contentStoredAt) throw new Conflict('file_already_stored')
  const content = await readContent(body, FILE_MAX_BYTES)
  const contentType = requireFileType(file.fileName, content)
  const contentHash = await hashContent(content)
  const audit = await auditEntry(work, 'exam_file.content_stored', id)
  const storageKey = await storeFile(env, EXAM_FOLDER, content, contentType)
  const kept = { fileSize: content.byteLength, storageKey, contentType, contentHash }
  const [, [stored], [same], [present]] = await write(keepContentOf(db, member.id, id, kept, audit))
  if (stored) return toFile(stored)
  await deleteFiles(env, [storageKey])
  if (!present) throw new NotFound()
  throw new Conflict(same && !present.contentStoredAt ? 'file_sent_before' : 'file_already_stored')
}

/** The member's own file: its name, type and bytes. */
export async function openExamFile({ db, env, member, read }: MemberWork, id: string) {
  const [[file]] = await read([examFileOf(db, member.id, id)])
  const body = file?.storageKey ? await openFile(env, file.storageKey) : undefined
  if (!file || !body) throw new NotFound()
  return { fileName: file.fileName, contentType: file.contentType ?? 'application/octet-stream', body }
}

/** Removes one file of a result; content that stays behind is cleared by the cron. */
export async function deleteExamFile(work: MemberWork, id: string): Promise<void> {
  const audit = await auditEntry(work, 'exam_file.deleted', id)
  const [, [deleted]] = await work.write(deleteExamFileOf(work.db, work.member.id, id, audit))
  if (!deleted) throw new NotFound()
  if (deleted.storageKey) await deleteFiles(work.env, [deleted.storageKey])
}
