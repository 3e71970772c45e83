import type { RecoveryCodes } from '#contract/second-factor.ts'
import { eventFor } from '#database/events.ts'
import { accessOf } from '#domain/admin-access.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import { newDeviceEvent } from '#platform/new-device.ts'
import { newRecoveryCodes } from '#platform/one-time-codes.ts'
import { randomSecret, sha256 } from '#platform/secrets.ts'
import type { MemberWork } from '#platform/work.ts'
import { attemptCode, recoveryHash, requireStep } from './proof.ts'
import { confirmSecondFactor } from './second-factor.queries.ts'

/**
 * Turns the second factor on: the first code proves that the app has the secret. As a step of the sign-in it
 * also renews the session's secret and returns the new one.
 */
export async function confirmEnrolment(
  work: MemberWork,
  input: { code: string },
): Promise<RecoveryCodes & { secret: string | undefined }> {
  const { db, member } = work
  const { factor, attemptsKey, now } = await attemptCode(work)
  if (!factor) throw new Conflict('second_factor_off')
  if (factor.confirmedAt) throw new Conflict('second_factor_on')
  const step = await requireStep(work, factor.secret, input.code, now)
  const recoveryCodes = newRecoveryCodes()
  const codeHashes = await Promise.all(recoveryCodes.map((code) => recoveryHash(member.id, code)))
  const audit = await auditEntry(work, 'second_factor.enabled', member.id)
  const secret = accessOf(await work.session()) === 'full' ? undefined : randomSecret()
  const { companyId } = audit
  const newHash = secret === undefined ? work.sessionHash : await sha256(secret)
  const { confirmed } = await work.write(
    confirmSecondFactor(
      db,
      member.id,
      { secret: factor.secret, step, codeHashes, session: { hash: work.sessionHash, newHash }, now },
      {
        audit,
        events: [
          secret === undefined ? undefined : await newDeviceEvent(work, { id: member.id, companyId }),
          eventFor(member.id, audit, 'second_factor_enabled'),
        ],
        attemptsKey,
      },
    ),
  )
  if (confirmed.length === 0) throw new Conflict('second_factor_on')
  return { recoveryCodes, secret }
}
