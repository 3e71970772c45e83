import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import { clearFiles } from '#platform/files.ts'
import type { MemberWork } from '#platform/work.ts'
import { deletePolicyOf } from './insurance.queries.ts'

/** Removes the policy and its file. */
export async function deletePolicy(work: MemberWork, id: string): Promise<void> {
  const { caller, db, env, member, write } = work
  const audit = await auditEntry(work, 'policy.deleted', id)
  const [, [deleted]] = await write(deletePolicyOf(db, member.id, id, audit))
  if (!deleted) throw new NotFound()
  if (deleted.storageKey) await clearFiles(env, [deleted.storageKey], caller.requestId)
}
