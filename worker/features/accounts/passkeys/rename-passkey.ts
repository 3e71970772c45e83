import type { Passkey } from '#contract/passkeys.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import type { Address } from '#platform/bindings.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { updatePasskeyName } from './passkeys.queries.ts'
import { toPasskey } from './to-passkey.ts'

export async function renamePasskey(
  work: MemberWork,
  address: Address,
  id: string,
  { name }: { name: string },
): Promise<Passkey> {
  const audit = await auditEntry(work, 'passkey.renamed', work.member.id)
  const owner = { userId: work.member.id, address }
  const { passkey } = await work.write(updatePasskeyName(work.db, owner, id, name, audit))
  if (!passkey[0]) throw new NotFound()
  return toPasskey(passkey[0])
}
