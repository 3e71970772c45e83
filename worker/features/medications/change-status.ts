import type { MedicationStatus } from '#contract/medications.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { nextReminder, startOfMinute } from './medication.ts'
import { changeMedication, FOREVER, hasStatus, isUnchanged, replacePlan } from './medications.queries.ts'
import { requireMedication } from './require-medication.ts'

const actions = {
  active: 'medication.resumed',
  paused: 'medication.paused',
  ended: 'medication.ended',
} as const

/** Pauses, ends or resumes a medication. Its plan is not valid while it is paused or ended, so no dose comes due. */
export async function changeStatus(work: MemberWork, id: string, status: MedicationStatus): Promise<void> {
  const { clock, db, member, write } = work
  const now = clock.now()
  const { present, row } = await requireMedication(work, id)
  if (row.status === status) return
  const active = status === 'active'
  const begins = startOfMinute(now)
  const plan = {
    ...present,
    id: crypto.randomUUID(),
    previousTimeZone: null,
    validFrom: active ? begins : FOREVER,
  }
  const change = {
    status,
    statusSince: now,
    nextDueAt: nextReminder({ status, reminders: row.reminders }, plan, now),
    stockCheckAt: active && row.stock !== null ? now : null,
  }
  const audit = await auditEntry(work, actions[status], id)
  const staysInactive = !active && row.status !== 'active'
  const unchanged = isUnchanged(db, member.id, row.status, present)
  const [, [changed]] = await write([
    ...changeMedication(db, member.id, id, change, audit, unchanged),
    // A plan that is not valid yet needs no replacement.
    ...(staysInactive ? [] : replacePlan(db, member.id, present, plan, now, hasStatus(status))),
  ])
  if (!changed) throw new Conflict('changed_meanwhile')
}
