import { DOSE_DAYS_BACK, type DoseInput, type DoseRecord, isEarlyDose } from '#contract/medications.ts'
import { isInFuture } from '#contract/time.ts'
import { type Slot, slotsOfAll } from '#domain/dose-slots.ts'
import { after, DAY } from '#domain/duration.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, Invalid, NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { TAKEN_IN_FUTURE, takenTooOld } from '#texts/medications.ts'
import { toDoseRecord } from '../medication.ts'
import { medicationOf, type PlanRow, plansOfMedication } from '../medications.queries.ts'
import { deleteDose, insertDose, insertedDose } from './doses.queries.ts'

/** Records that a dose was taken or skipped. Each slot can be decided once. */
export async function decideDose(work: MemberWork, id: string, input: DoseInput): Promise<DoseRecord> {
  const { clock, db, member, read, write } = work
  const now = clock.now()
  const oldest = after(now, -DOSE_DAYS_BACK * DAY)
  const takenAt = input.decision === 'taken' ? requireRecent(input.takenAt ?? now, oldest, now) : null
  const { medication, plans } = await read({
    medication: medicationOf(db, member.id, id),
    plans: plansOfMedication(db, member.id, id, oldest),
  })
  if (!medication[0]) throw new NotFound()
  const slot = input.slot === null ? undefined : findSlot(plans, input.slot)
  if (input.slot !== null && (!slot || slot.dueAt < oldest || slot.dueAt > after(now, DAY))) {
    throw new NotFound()
  }
  if (slot && input.decision === 'taken' && !input.early && isEarlyDose(slot.dueAt, now)) {
    throw new Conflict('dose_not_due')
  }
  const row = {
    id: crypto.randomUUID(),
    medicationId: id,
    ownerId: member.id,
    slot: slot?.key ?? null,
    dueAt: slot?.dueAt ?? null,
    decision: input.decision,
    takenAt,
    reason: input.decision === 'skipped' ? input.reason : null,
    at: slot?.dueAt ?? takenAt ?? now,
    createdAt: now,
  }
  const record = toDoseRecord(row)
  const audit = await auditEntry(work, 'dose.decided', id)
  const { recorded } = await write(insertDose(db, row, audit), {
    status: 201,
    body: record,
    where: insertedDose(member.id, row.id),
  })
  // The medication was deleted meanwhile.
  if (!recorded[0]) throw new NotFound()
  if (recorded[0].id !== row.id)
    throw new Conflict('dose_already_decided', { recorded: toDoseRecord(recorded[0]) })
  return record
}

/** Deletes the decision on a dose and returns its units to the stock. */
export async function undoDose(work: MemberWork, id: string): Promise<void> {
  const audit = await auditEntry(work, 'dose.undone', id)
  const statements = deleteDose(work.db, work.member.id, id, work.clock.now(), audit)
  const { deleted } = await work.write(statements)
  if (!deleted[0]) throw new NotFound()
}

function requireRecent(takenAt: Date, oldest: Date, now: Date): Date {
  if (isInFuture(takenAt, now)) throw new Invalid({ takenAt: TAKEN_IN_FUTURE })
  if (takenAt < oldest) throw new Invalid({ takenAt: takenTooOld({ days: DOSE_DAYS_BACK }) })
  return takenAt
}

function findSlot(plans: readonly PlanRow[], key: string): Slot | undefined {
  // In every time zone, a local time is within a day of the same time in UTC.
  const about = new Date(key.endsWith('Z') ? key : `${key}Z`)
  return slotsOfAll(plans, after(about, -3 * DAY), after(about, 3 * DAY)).find((slot) => slot.key === key)
}
