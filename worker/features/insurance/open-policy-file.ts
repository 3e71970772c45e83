import { NotFound } from '#platform/errors.ts'
import { openFile } from '#platform/files.ts'
import type { MemberWork } from '#platform/work.ts'
import { policyOf } from './insurance.queries.ts'

/** The member's own file: its name, type and bytes. */
export async function openPolicyFile({ db, env, member, read }: MemberWork, id: string) {
  const [[policy]] = await read([policyOf(db, member.id, id)])
  const body = policy?.storageKey ? await openFile(env, policy.storageKey) : undefined
  if (!policy || !body) throw new NotFound()
  return { fileName: policy.fileName, contentType: policy.contentType ?? 'application/octet-stream', body }
}
