import { auditEntry } from '#platform/audit-entry.ts'
import type { Address } from '#platform/bindings.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { deletePasskey } from './passkeys.queries.ts'

export async function removePasskey(work: MemberWork, address: Address, id: string): Promise<void> {
  const { db, member, sessionHash } = work
  const audit = await auditEntry(work, 'passkey.removed', member.id)
  const owner = { userId: member.id, address }
  const { removed, left } = await work.write(deletePasskey(db, owner, id, sessionHash, audit))
  if (left[0]) throw new Conflict('last_passkey')
  if (!removed[0]) throw new NotFound()
}
