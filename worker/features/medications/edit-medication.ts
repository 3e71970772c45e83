import type { MedicationInput } from '#contract/medications.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { isSameSchedule, nextReminder, planFrom } from './medication.ts'
import { changeMedication, FOREVER, hasStatus, isUnchanged, replacePlan } from './medications.queries.ts'
import { requireMedication } from './require-medication.ts'

/** Edits a medication. A changed schedule is valid from now on; earlier slots stay as they were. */
export async function editMedication(work: MemberWork, id: string, input: MedicationInput): Promise<void> {
  const { clock, db, member, write } = work
  const now = clock.now()
  const { present, row } = await requireMedication(work, id)
  const { name, dose, form, notes, reminders } = input
  const asked = planFrom(input, input.timeZone ?? present.timeZone, {
    id: crypto.randomUUID(),
    medicationId: id,
    ownerId: member.id,
    now,
  })
  const same = isSameSchedule(asked, present)
  const plan = same ? present : asked
  const waiting = { ...asked, validFrom: row.status === 'active' ? asked.validFrom : FOREVER }
  const change = {
    name,
    dose,
    form,
    notes,
    reminders,
    nextDueAt: nextReminder({ status: row.status, reminders }, plan, now),
    // With another schedule the stock runs out on another day.
    ...(!same && row.stock !== null && row.status === 'active' && { stockCheckAt: now }),
  }
  const audit = await auditEntry(work, 'medication.edited', id)
  const status = hasStatus(row.status)
  const unchanged = isUnchanged(db, member.id, row.status, present)
  const [, [edited]] = await write([
    ...changeMedication(db, member.id, id, change, audit, unchanged),
    ...(same ? [] : replacePlan(db, member.id, present, waiting, asked.validFrom, status)),
  ])
  if (!edited) throw new Conflict('changed_meanwhile')
}
