import { FILE_MAX_BYTES } from '#contract/files.ts'
import type { Policy } from '#contract/insurance.ts'
import { countAttempt } from '#database/throttles.ts'
import { addBusinessDays } from '#domain/business-days.ts'
import { after, DAY } from '#domain/duration.ts'
import { dayIn } from '#domain/time-zone.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { rateLimitScale } from '#platform/bindings.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { clearFiles, hashContent, readContent, requireFileType, storeFile } from '#platform/files.ts'
import { requireAllowed, UPLOADS_PER_ACCOUNT, uploadContentKey } from '#platform/limits.ts'
import type { MemberWork } from '#platform/work.ts'
import { analysisOf, keepContentOf, ownDaysAfter, policyOf, policyWithContent } from './insurance.queries.ts'
import { POLICY_FOLDER, toPolicy } from './policy.ts'

/**
 * Stores the content of an announced policy. What it is, is decided by its bytes, and the name must
 * agree. The file is written before the row points to it; the cron clears a file without a row.
 */
export async function storePolicyFile(
  work: MemberWork,
  id: string,
  body: ReadableStream<Uint8Array> | null,
): Promise<Policy> {
  const { attempt, caller, clock, db, env, member, write } = work
  const now = clock.now()
  const key = await uploadContentKey(env, member.id)
  // Nothing of the content is read for whoever may not send it, and a try that fails counts too.
  const [counted, [policy], [analysis], ownDays] = await attempt([
    countAttempt(db, key, UPLOADS_PER_ACCOUNT, now, rateLimitScale(env)),
    policyOf(db, member.id, id),
    analysisOf(db, member.id),
    ownDaysAfter(db, member.id, dayIn('UTC', after(now, -DAY))),
  ])
  requireAllowed(now, counted)
  if (!policy || !analysis) throw new NotFound()
  if (policy.contentStoredAt) throw new Conflict('file_already_stored')
  const content = await readContent(body, FILE_MAX_BYTES)
  const contentType = requireFileType(policy.fileName, content)
  const contentHash = await hashContent(content)
  const audit = await auditEntry(work, 'policy.content_stored', id)
  const dueDay = addBusinessDays(dayIn(analysis.timeZone, now), analysis.analysisDays, ownDays)
  const storageKey = await storeFile(env, POLICY_FOLDER, content, contentType)
  const kept = { fileSize: content.byteLength, storageKey, contentType, contentHash, dueDay }
  const [, [stored], [same], [present]] = await write([
    ...keepContentOf(db, member.id, id, kept, audit),
    policyWithContent(db, member.id, contentHash, id),
    policyOf(db, member.id, id),
  ])
  if (stored) return toPolicy(stored)
  await clearFiles(env, [storageKey], caller.requestId)
  if (!present) throw new NotFound()
  throw new Conflict(same && !present.contentStoredAt ? 'file_sent_before' : 'file_already_stored')
}
