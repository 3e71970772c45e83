import type { RecoveryCodes } from '#contract/second-factor.ts'
import { eventFor } from '#database/events.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { newRecoveryCodes } from '#platform/one-time-codes.ts'
import type { MemberWork } from '#platform/work.ts'
import { attemptOptionalProof, proofUsed, recoveryHash, wrongCode } from './proof.ts'
import { replaceRecoveryCodes } from './second-factor.queries.ts'

export async function renewRecoveryCodes(
  work: MemberWork,
  input: { code?: string | undefined },
): Promise<RecoveryCodes> {
  const { db, member } = work
  const { proof, attemptsKey, now } = await attemptOptionalProof(work, input.code)
  if (proof !== 'session' && 'recoveryHash' in proof) throw wrongCode()
  const recoveryCodes = newRecoveryCodes()
  const codeHashes = await Promise.all(recoveryCodes.map((code) => recoveryHash(member.id, code)))
  const audit = await auditEntry(work, 'second_factor.recovery_codes_replaced', member.id)
  const { used } = await work.write(
    replaceRecoveryCodes(db, member.id, proof, codeHashes, now, {
      audit,
      events: [eventFor(member.id, audit, 'recovery_codes_renewed')],
      ...(attemptsKey && { attemptsKey }),
    }),
  )
  if (used.length === 0) throw proofUsed(proof)
  return { recoveryCodes }
}
