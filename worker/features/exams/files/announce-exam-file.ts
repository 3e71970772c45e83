import type { ExamFile } from '#contract/exams.ts'
import type { FileInput } from '#contract/files.ts'
import { countAttempt } from '#database/throttles.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { rateLimitScale } from '#platform/bindings.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { requireAllowed, UPLOADS_PER_ACCOUNT, uploadKey } from '#platform/limits.ts'
import type { MemberWork } from '#platform/work.ts'
import { toFile } from '../exam.ts'
import { insertExamFile, keptFile, ownedExamId } from './exam-files.queries.ts'

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
