import type { Address } from '#platform/bindings.ts'
import { newChallenge } from '#platform/challenges.ts'
import { Conflict } from '#platform/errors.ts'
import { requestOptions } from '#platform/passkeys.ts'
import type { MemberWork } from '#platform/work.ts'
import { passkeysOf } from './passkeys.queries.ts'

/** Options for the browser to prove the user's identity with one of their passkeys. */
export async function offerProof(work: MemberWork, address: Address) {
  const { db, env, member, sessionHash } = work
  const [known] = await work.read([passkeysOf(db, { userId: member.id, address })])
  if (known.length === 0) throw new Conflict('passkey_missing')
  const challenge = await newChallenge(work, { purpose: 'proof', address, sessionHash })
  return requestOptions(env, address, challenge, known)
}
