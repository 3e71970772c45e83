import { eventFor } from '#database/events.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { newDeviceEvent } from '#platform/new-device.ts'
import { randomSecret, sha256 } from '#platform/secrets.ts'
import type { MemberWork } from '#platform/work.ts'
import { attemptProof, proofUsed } from './proof.ts'
import { verifySession } from './second-factor.queries.ts'

/**
 * The second step of the sign-in: gives this session full access. Returns the session's new secret, because
 * somebody who knows only the password may have the old one.
 */
export async function passSecondStep(work: MemberWork, input: { code: string }): Promise<{ secret: string }> {
  const { db, member, sessionHash } = work
  const { proof, attemptsKey, now } = await attemptProof(work, input.code)
  const byApp = 'step' in proof
  const action = byApp ? 'second_factor.verified' : 'second_factor.recovery_code_used'
  const audit = await auditEntry(work, action, member.id)
  const { companyId } = audit
  const secret = randomSecret()
  const session = { hash: sessionHash, newHash: await sha256(secret) }
  const { used } = await work.write(
    verifySession(db, member.id, proof, session, now, {
      audit,
      attemptsKey,
      events: [
        await newDeviceEvent(work, { id: member.id, companyId }),
        byApp ? undefined : eventFor(member.id, audit, 'recovery_code_used'),
      ],
    }),
  )
  if (used.length === 0) throw proofUsed(proof)
  return { secret }
}
