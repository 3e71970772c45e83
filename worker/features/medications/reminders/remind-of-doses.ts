import { runBatch } from '#database/batch.ts'
import type { Database, Statement } from '#database/client.ts'
import { slotAfter, slotsOf } from '#domain/dose-slots.ts'
import { type BatchLimits, runBatches } from '#platform/run-batches.ts'
import type { Work } from '#platform/work.ts'
import { advanceReminder, type DueMedication, dueForReminder, recordDoseEvent } from './reminders.queries.ts'

const BATCH_SIZE = 100

type Tools = Pick<Work, 'clock' | 'db'>

/**
 * Records one event for each dose that has come due, even if several runs overlap. After an outage, only for
 * doses that are still open. Returns the number of medications handled.
 */
export function remindOfDoses(tools: Tools, limits: BatchLimits): Promise<number> {
  return runBatches(tools.clock, limits, BATCH_SIZE, () => remindOfBatch(tools))
}

async function remindOfBatch({ db, clock }: Tools): Promise<number> {
  const now = clock.now()
  const due = await dueForReminder(db, now, BATCH_SIZE)
  await runBatch(db, { due: due.flatMap((medication) => statementsFor(db, medication, now)) })
  return due.length
}

function statementsFor(db: Database, medication: DueMedication, now: Date): Statement[] {
  const { id, nextDueAt, ownerHasAccess } = medication
  const justAfter = new Date(now.getTime() + 1)
  const open = slotsOf(medication, nextDueAt ?? now, justAfter).filter(({ closesAt }) => closesAt > now)
  const slot = open.at(-1)
  const advance = advanceReminder(db, { id, nextDueAt }, slotAfter(medication, now)?.dueAt ?? null)
  if (!slot || !ownerHasAccess) return [advance]
  const event = {
    companyId: medication.companyId,
    userId: medication.ownerId,
    kind: 'medication_due' as const,
    parameters: {
      title: titleOf(medication),
      date: slot.dueAt.toISOString(),
      timeZone: medication.timeZone,
    },
    subjectId: id,
    at: now,
  }
  return [recordDoseEvent(db, { id, nextDueAt }, slot.key, event), advance]
}

/** "Losartana 50 mg" */
export function titleOf({ name, dose }: { name: string; dose: string | null }): string {
  return dose ? `${name} ${dose}` : name
}
