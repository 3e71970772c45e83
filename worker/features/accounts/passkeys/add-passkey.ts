import { deviceName } from '#contract/devices.ts'
import { type NewPasskey, PASSKEYS_MAX, type Passkey } from '#contract/passkeys.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import type { Address } from '#platform/bindings.ts'
import { newChallenge } from '#platform/challenges.ts'
import { violatesUnique } from '#platform/database-errors.ts'
import { Conflict, Invalid, NotFound } from '#platform/errors.ts'
import { creationOptions, verifiedCreation } from '#platform/passkeys.ts'
import { randomSecret } from '#platform/secrets.ts'
import { requireAllowed } from '#platform/throttle.ts'
import type { MemberWork } from '#platform/work.ts'
import { attemptAnswer } from './attempt-answer.ts'
import { companyNameOf, insertPasskey, passkeysOf } from './passkeys.queries.ts'
import { toPasskey } from './to-passkey.ts'

/**
 * Options for the browser to create a passkey. The challenge carries the random user handle to the request
 * that adds the passkey, so that nothing has to be stored before.
 */
export async function offerPasskey(work: MemberWork, address: Address) {
  const { db, env, member, read } = work
  const { known, companies } = await read({
    known: passkeysOf(db, { userId: member.id, address }),
    companies: companyNameOf(db, member.id),
  })
  const [company] = companies
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

export async function addPasskey(work: MemberWork, address: Address, input: NewPasskey): Promise<Passkey> {
  const { db, clock, env, member, caller, sessionHash } = work
  const scope = { purpose: 'creation', address, sessionHash } as const
  const answer = await attemptAnswer(work, scope, input.credential)
  const { counted, fresh } = await work.attempt({ counted: answer.attempt, fresh: answer.spend })
  requireAllowed(work, counted)
  const created = fresh[0] && (await verifiedCreation(env, address, input.credential))
  if (!created || answer.userHandle === '') throw new Invalid({}, 'passkey_refused')

  const now = clock.now()
  const row = {
    ...created,
    id: crypto.randomUUID(),
    userId: member.id,
    address,
    userHandle: answer.userHandle,
    transports: input.credential.response.transports,
    name: input.name ?? deviceName(caller.device),
    createdAt: now,
    lastUsedAt: null,
    removalAt: null,
  }
  const audit = await auditEntry(work, 'passkey.added', member.id)
  const attemptKeys = counted.map(({ key }) => key)
  const { added } = await work
    .write(insertPasskey(db, row, sessionHash, attemptKeys, audit))
    .catch((error: unknown) => {
      throw violatesUnique(error, 'passkeys') ? new Conflict('passkey_known') : error
    })
  if (!added[0]) throw new Conflict('passkey_limit')
  return toPasskey(row)
}
