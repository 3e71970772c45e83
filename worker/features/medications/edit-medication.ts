import type { MedicationInput } from '#contract/medications.ts'
import type { Versioned } from '#contract/versions.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import { requireVersion, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { isSameSchedule, nextReminder, planFrom } from './medication.ts'
import { changePlan, FOREVER } from './medications.queries.ts'
import { partsOf, presentMedication, requireMedication, toAnswer } from './present-medication.ts'

/** Edits a medication. A changed schedule applies from now on; earlier slots stay as they were. */
export async function editMedication(
  work: MemberWork,
  id: string,
  input: MedicationInput,
): Promise<Versioned> {
  const { clock, db, member, write } = work
  const now = clock.now()
  const { plan: present, row } = await requireMedication(work, id)
  const { name, dose, form, notes, reminders } = input
  const asked = planFrom(input, input.timeZone ?? present.timeZone, {
    id: crypto.randomUUID(),
    medicationId: id,
    ownerId: member.id,
    now,
  })
  const same = isSameSchedule(asked, present)
  const waiting = { ...asked, validFrom: row.status === 'active' ? asked.validFrom : FOREVER }
  const change = {
    name,
    dose,
    form,
    notes,
    reminders,
    nextDueAt: nextReminder({ status: row.status, reminders }, same ? present : asked, now),
    // With another schedule the stock runs out on another day.
    ...(!same && row.stock !== null && row.status === 'active' && { stockCheckAt: now }),
    plan: same ? present : waiting,
    from: asked.validFrom,
  }
  const audit = await auditEntry(work, 'medication.edited', id)
  const read = { status: row.status, plan: present }
  const { edit, parts } = await write({
    edit: changePlan(db, member.id, targetOf(work, id), read, change, audit),
    parts: partsOf(db, member.id, id, now),
  })
  if (edit.changed[0]) return edit.changed[0]
  requireVersion(work, presentMedication(parts, now), toAnswer)
  throw new Conflict('changed_meanwhile')
}
