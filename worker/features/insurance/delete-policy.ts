import { auditEntry } from '../../platform/audit-entry.ts'
import { NotFound } from '../../platform/errors.ts'
import { deleteFiles } from '../../platform/files.ts'
import type { MemberWork } from '../../platform/work.ts'
import { deletePolicyOf } from './insurance.queries.ts'

/** Removes the policy and its file; a file that stays behind is cleared by the cron. */
export async function deletePolicy(work: MemberWork, id: string): Promise<void> {
  const audit = await auditEntry(work, 'policy.deleted', id)
  const [, [deleted]] = await work.write(deletePolicyOf(work.db, work.member.id, id, audit))
  if (!deleted) throw new NotFound()
  if (deleted.storageKey) await deleteFiles(work.env, [deleted.storageKey])
}
