import { PASSKEYS_MAX } from '#contract/passkeys.ts'
import type { Address } from '#platform/bindings.ts'
import { newChallenge } from '#platform/challenges.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { creationOptions } from '#platform/passkeys.ts'
import { randomSecret } from '#platform/secrets.ts'
import type { MemberWork } from '#platform/work.ts'
import { companyNameOf, passkeysOf } from './passkeys.queries.ts'

/**
 * Options for the browser to create a passkey. The challenge carries the random user handle to the request
 * that adds the passkey, so that nothing has to be stored before.
 */
export async function offerPasskey(work: MemberWork, address: Address) {
  const { db, env, member, read } = work
  const [known, [company]] = await read([
    passkeysOf(db, { userId: member.id, address }),
    companyNameOf(db, member.id),
  ])
  if (!company) throw new NotFound()
  if (known.length >= PASSKEYS_MAX) throw new Conflict('passkey_limit')
  const userHandle = known[0]?.userHandle ?? randomSecret()
  const scope = { purpose: 'creation', address, sessionHash: work.sessionHash } as const
  const { email, fullName } = await work.account()
  return creationOptions(env, address, {
    challenge: await newChallenge(work, scope, userHandle),
    userHandle,
    account: { email, fullName },
    company: company.name,
    known,
  })
}
