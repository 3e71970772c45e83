import { type Medication, type MedicationInput, WARN_DAYS_DEFAULT } from '#contract/medications.ts'
import { FIRST_VERSION } from '#contract/versions.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { nextReminder, planFrom, toHundredths, toMedication } from './medication.ts'
import { insertedMedication, insertMedication, type MedicationRow } from './medications.queries.ts'

/** Adds a medication with a plan from now on, in the browser's time zone unless the input specifies another. */
export async function addMedication(work: MemberWork, input: MedicationInput): Promise<Medication> {
  const { caller, clock, db, member } = work
  const now = clock.now()
  const id = crypto.randomUUID()
  const plan = planFrom(input, input.timeZone ?? caller.timeZone, {
    id: crypto.randomUUID(),
    medicationId: id,
    ownerId: member.id,
    now,
  })
  const { name, dose, form, notes, reminders } = input
  const row: MedicationRow = {
    id,
    ownerId: member.id,
    name,
    dose,
    form,
    notes,
    status: 'active',
    statusSince: now,
    reminders,
    keepsClockIn: null,
    stock: null,
    unitsPerDose: toHundredths(1),
    warnDays: WARN_DAYS_DEFAULT,
    stockWarnedAt: null,
    stockCheckAt: null,
    nextDueAt: nextReminder({ status: 'active', reminders }, plan, now),
    createdAt: now,
    version: FIRST_VERSION,
  }
  const medication = toMedication(row, plan, [], [], now)
  const audit = await auditEntry(work, 'medication.added', id)
  const { added } = await work.write(insertMedication(db, row, plan, audit), {
    status: 201,
    body: medication,
    where: insertedMedication(member.id, id),
  })
  if (!added[0]) throw new Conflict('medication_limit')
  return medication
}
