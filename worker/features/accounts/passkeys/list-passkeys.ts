import type { Passkey } from '#contract/passkeys.ts'
import type { Address } from '#platform/bindings.ts'
import type { MemberWork } from '#platform/work.ts'
import { passkeysOf } from './passkeys.queries.ts'
import { toPasskey } from './to-passkey.ts'

/** The user's passkeys at one address, oldest first. */
export async function listPasskeys({ db, member, read }: MemberWork, address: Address): Promise<Passkey[]> {
  const [rows] = await read([passkeysOf(db, { userId: member.id, address })])
  return rows.map(toPasskey)
}
