import type { Assertion } from '#contract/passkeys.ts'
import { recordAudit } from '#database/audit.ts'
import { accessOf } from '#domain/admin-access.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import type { Address } from '#platform/bindings.ts'
import { newChallenge } from '#platform/challenges.ts'
import { Conflict, Invalid } from '#platform/errors.ts'
import { newDeviceEvent } from '#platform/new-device.ts'
import { requestOptions, verifiedAssertion } from '#platform/passkeys.ts'
import { randomSecret, sha256 } from '#platform/secrets.ts'
import { requireAllowed } from '#platform/throttle.ts'
import type { MemberWork } from '#platform/work.ts'
import { attemptAnswer } from './attempt-answer.ts'
import { passkeyByCredential, passkeysOf, verifySessionByPasskey } from './passkeys.queries.ts'

/** Options for the browser to prove the user's identity with one of their passkeys. */
export async function offerProof(work: MemberWork, address: Address) {
  const { db, env, member, sessionHash } = work
  const [known] = await work.read([passkeysOf(db, { userId: member.id, address })])
  if (known.length === 0) throw new Conflict('passkey_missing')
  const challenge = await newChallenge(work, { purpose: 'proof', address, sessionHash })
  return requestOptions(env, address, challenge, known)
}

/**
 * Proves the identity of the session's user: as the second step of a sign-in, which renews the session's
 * secret, or before a sensitive action.
 */
export async function proveWithPasskey(
  work: MemberWork,
  address: Address,
  assertion: Assertion,
): Promise<{ secret: string | undefined }> {
  const { db, clock, env, member, sessionHash } = work
  const answer = await attemptAnswer(work, { purpose: 'proof', address, sessionHash }, assertion)
  const { counted, passkey, fresh } = await work.attempt({
    counted: answer.attempt,
    passkey: passkeyByCredential(db, address, assertion.id),
    fresh: answer.spend,
  })
  requireAllowed(work, counted)
  const own = passkey[0]?.userId === member.id ? passkey[0] : undefined
  const signatures = fresh[0] && own && (await verifiedAssertion(env, address, assertion, own))
  if (!own || signatures === undefined) {
    await work.write([recordAudit(db, await auditEntry(work, 'passkey.refused', member.id))])
    throw new Invalid({}, 'passkey_refused')
  }
  const use = { passkey: own, signatures, attemptKeys: counted.map(({ key }) => key), now: clock.now() }
  const audit = await auditEntry(work, 'passkey.verified', member.id)
  // Only at the second step: later, other requests from the page still carry the old cookie.
  const secret = accessOf(await work.session()) === 'full' ? undefined : randomSecret()
  const session = { hash: sessionHash, newHash: secret ? await sha256(secret) : sessionHash }
  const newDevice = secret
    ? await newDeviceEvent(work, { id: member.id, companyId: audit.companyId })
    : undefined
  const { used } = await work.write(verifySessionByPasskey(db, use, session, { audit, newDevice }))
  if (!used[0]) throw new Invalid({}, 'passkey_refused')
  return { secret }
}
