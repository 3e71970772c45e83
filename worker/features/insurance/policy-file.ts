import { FILE_MAX_BYTES } from '../../contract/files.ts'
import type { Policy } from '../../contract/insurance.ts'
import { auditEntry } from '../../platform/audit-entry.ts'
import { addBusinessDays } from '../../platform/business-days.ts'
import { after, DAY } from '../../platform/clock.ts'
import { Conflict, NotFound } from '../../platform/errors.ts'
import {
  deleteFiles,
  hashContent,
  openFile,
  readContent,
  requireFileType,
  storeFile,
} from '../../platform/files.ts'
import { dayIn } from '../../platform/time-zone.ts'
import type { MemberWork } from '../../platform/work.ts'
import { analysisOf, keepContentOf, ownDaysAfter, policyOf, policyWithContent } from './insurance.queries.ts'
import { toPolicy } from './policy.ts'

export const POLICY_FOLDER = 'policies'

/**
 * Stores the content of an announced policy. What it is, is decided by its bytes, and the name must
 * agree. The file is written before the row points to it; the cron clears a file without a row.
 */
export async function storePolicyFile(
  work: MemberWork,
  id: string,
  body: ReadableStream<Uint8Array> | null,
): Promise<Policy> {
  const { clock, db, env, member, read, write } = work
  const content = await readContent(body, FILE_MAX_BYTES)
  const contentHash = await hashContent(content)
  const now = clock.now()
  const [[policy], [same], [analysis], ownDays] = await read([
    policyOf(db, member.id, id),
    policyWithContent(db, member.id, contentHash, id),
    analysisOf(db, member.id),
    ownDaysAfter(db, member.id, dayIn('UTC', after(now, -DAY))),
  ])
  if (!policy || !analysis) throw new NotFound()
  if (policy.contentStoredAt) throw new Conflict('file_already_stored')
  const contentType = requireFileType(policy.fileName, content)
  if (same) throw new Conflict('file_sent_before')
  const audit = await auditEntry(work, 'policy.content_stored', id)
  const dueDay = addBusinessDays(dayIn(analysis.timeZone, now), analysis.analysisDays, ownDays)
  const storageKey = await storeFile(env, POLICY_FOLDER, content, contentType)
  const kept = { fileSize: content.byteLength, storageKey, contentType, contentHash, dueDay }
  const [, [stored]] = await write(keepContentOf(db, member.id, id, kept, audit))
  if (!stored) {
    await deleteFiles(env, [storageKey])
    throw new Conflict('file_already_stored')
  }
  return toPolicy(stored)
}

/** The member's own file: its name, type and bytes. */
export async function openPolicyFile({ db, env, member, read }: MemberWork, id: string) {
  const [[policy]] = await read([policyOf(db, member.id, id)])
  const body = policy?.storageKey ? await openFile(env, policy.storageKey) : undefined
  if (!policy || !body) throw new NotFound()
  return { fileName: policy.fileName, contentType: policy.contentType ?? 'application/octet-stream', body }
}
