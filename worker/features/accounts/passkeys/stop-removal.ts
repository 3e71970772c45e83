import type { Passkey } from '#contract/passkeys.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { stopRemovalOf } from './removal.queries.ts'
import { toPasskey } from './to-passkey.ts'

/** Keeps a passkey whose removal is pending. Requires no proof, since it takes nothing away. */
export async function stopRemoval(work: MemberWork, id: string): Promise<Passkey> {
  const { db, member } = work
  const audit = await auditEntry(work, 'passkey.removal_stopped', member.id)
  const { passkey } = await work.writeUncounted(stopRemovalOf(db, member.id, id, audit))
  if (!passkey[0]) throw new NotFound()
  return toPasskey(passkey[0])
}
