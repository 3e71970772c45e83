import { deviceName } from '#contract/devices.ts'
import type { NewPasskey, Passkey } from '#contract/passkeys.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import type { Address } from '#platform/bindings.ts'
import { violatesUnique } from '#platform/database-errors.ts'
import { Conflict, Invalid } from '#platform/errors.ts'
import { verifiedCreation } from '#platform/passkeys.ts'
import { requireAllowed } from '#platform/throttle.ts'
import type { MemberWork } from '#platform/work.ts'
import { attemptAnswer } from './attempt-answer.ts'
import { insertPasskey } from './passkeys.queries.ts'
import { toPasskey } from './to-passkey.ts'

export async function addPasskey(work: MemberWork, address: Address, input: NewPasskey): Promise<Passkey> {
  const { db, clock, env, member, caller, sessionHash } = work
  const scope = { purpose: 'creation', address, sessionHash } as const
  const answer = await attemptAnswer(work, scope, input.credential)
  const [counted, [fresh]] = await work.attempt([answer.attempt, answer.spend])
  requireAllowed(work, counted)
  const created = fresh && (await verifiedCreation(env, address, input.credential))
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
  const event = {
    companyId: audit.companyId,
    userId: member.id,
    kind: 'passkey_added' as const,
    at: now,
  }
  const traces = { audit, event, attemptKeys: counted.map(({ key }) => key) }
  const { added } = await work
    .write(insertPasskey(db, row, { secretHash: sessionHash, now }, traces))
    .catch((error: unknown) => {
      throw violatesUnique(error, 'passkeys') ? new Conflict('passkey_known') : error
    })
  if (!added[0]) throw new Conflict('passkey_limit')
  return toPasskey(row)
}
