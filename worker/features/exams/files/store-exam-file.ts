import type { ExamFile } from '#contract/exams.ts'
import { FILE_MAX_BYTES } from '#contract/files.ts'
import { countAttempt } from '#database/throttles.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { rateLimitScale } from '#platform/bindings.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { clearFiles, hashContent, readContent, requireFileType, storeFile } from '#platform/files.ts'
import { requireAllowed, UPLOADS_PER_ACCOUNT, uploadContentKey } from '#platform/limits.ts'
import type { MemberWork } from '#platform/work.ts'
import { EXAM_FOLDER, toFile } from '../exam.ts'
import { examFileOf, keepContentOf } from './exam-files.queries.ts'

/**
 * Stores the content of an announced file. What it is, is decided by its bytes, and the name must agree. The file is
 * written before the row points to it; the cron clears a file without a row.
 */
export async function storeExamFile(
  work: MemberWork,
  id: string,
  body: ReadableStream<Uint8Array> | null,
): Promise<ExamFile> {
  const { attempt, caller, clock, db, env, member, write } = work
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
  await clearFiles(env, [storageKey], caller.requestId)
  if (!present) throw new NotFound()
  throw new Conflict(same && !present.contentStoredAt ? 'file_sent_before' : 'file_already_stored')
}
