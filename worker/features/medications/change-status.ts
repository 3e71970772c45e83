import type { MedicationStatus } from '#contract/medications.ts'
import type { Versioned } from '#contract/versions.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import { requireVersion, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { nextReminder, startOfMinute } from './medication.ts'
import { changePlan, FOREVER } from './medications.queries.ts'
import { partsOf, presentMedication, requireMedication, toAnswer } from './present-medication.ts'

const actions = {
  active: 'medication.resumed',
  paused: 'medication.paused',
  ended: 'medication.ended',
} as const

/** Pauses, ends or resumes a medication. While paused or ended its plan is not valid, so no dose comes due. */
export async function changeStatus(
  work: MemberWork,
  id: string,
  status: MedicationStatus,
): Promise<Versioned> {
  const { clock, db, member } = work
  const now = clock.now()
  const { plan: present, row } = await requireMedication(work, id)
  if (row.status === status) return row
  const active = status === 'active'
  const plan = {
    ...present,
    id: crypto.randomUUID(),
    previousTimeZone: null,
    validFrom: active ? startOfMinute(now) : FOREVER,
  }
  const staysInactive = !active && row.status !== 'active'
  const change = {
    status,
    statusSince: now,
    nextDueAt: nextReminder({ status, reminders: row.reminders }, plan, now),
    stockCheckAt: active && row.stock !== null ? now : null,
    // A plan that is not valid yet needs no replacement.
    plan: staysInactive ? present : plan,
    from: now,
  }
  const audit = await auditEntry(work, actions[status], id)
  const read = { status: row.status, plan: present }
  // Pausing and ending do not count towards the quota; every way back to another status does.
  const isEnd = status === 'ended' || row.status === 'active'
  const write = isEnd ? work.writeUncounted : work.write
  const { move, parts } = await write({
    move: changePlan(db, member.id, targetOf(work, id), read, change, audit),
    parts: partsOf(db, member.id, id, now),
  })
  if (move.changed[0]) return move.changed[0]
  requireVersion(work, presentMedication(parts, now), toAnswer)
  throw new Conflict('changed_meanwhile')
}
