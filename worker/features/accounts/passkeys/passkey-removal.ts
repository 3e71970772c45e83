import { PASSKEY_REMOVAL_HOURS, type Passkey } from '#contract/passkeys.ts'
import { runBatch } from '#database/batch.ts'
import { after, HOUR } from '#domain/duration.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork, Work } from '#platform/work.ts'
import { planRemoval, removeDue, stopOneRemoval } from './removal.queries.ts'
import { toPasskey } from './to-passkey.ts'

/**
 * Removes a passkey after `PASSKEY_REMOVAL_HOURS`, for a member who has lost the device and has only the
 * password. An e-mail notifies the member at once and offers to stop it.
 */
export async function askForRemoval(work: MemberWork, id: string): Promise<Passkey> {
  const { db, member } = work
  const audit = await auditEntry(work, 'passkey.removal_asked', member.id)
  const removalAt = after(audit.at, PASSKEY_REMOVAL_HOURS * HOUR)
  const { passkey } = await work.write(planRemoval(db, member.id, id, removalAt, audit))
  if (!passkey[0]) throw new NotFound()
  return toPasskey(passkey[0])
}

/** Keeps a passkey whose removal is pending. Requires no proof, since it takes nothing away. */
export async function stopRemoval(work: MemberWork, id: string): Promise<Passkey> {
  const { db, member } = work
  const audit = await auditEntry(work, 'passkey.removal_stopped', member.id)
  const { passkey } = await work.writeUncounted(stopOneRemoval(db, member.id, id, audit))
  if (!passkey[0]) throw new NotFound()
  return toPasskey(passkey[0])
}

/** Removes the passkeys whose removal was requested `PASSKEY_REMOVAL_HOURS` ago. A second run finds none. */
export async function removeDuePasskeys({ clock, db }: Pick<Work, 'clock' | 'db'>): Promise<void> {
  await runBatch(db, removeDue(db, clock.now()))
}
