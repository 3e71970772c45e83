import type { Database, Statement } from '#database/client.ts'
import { slotAfter, slotsOf } from '#domain/dose-slots.ts'
import type { Clock } from '#platform/clock.ts'
import { inRounds, type RoundLimits } from '#platform/rounds.ts'
import { advanceReminder, announceDose, dueForReminder, type WaitingMedication } from './reminders.queries.ts'

const AT_ONCE = 100

interface Tools {
  db: Database
  clock: Clock
}

/**
 * Tells of each dose that has come due, once, however many runs there are at a time. After a standstill
 * only a dose that is still open is told of.
 */
export function remindOfDoses(tools: Tools, limits: RoundLimits): Promise<number> {
  return inRounds(tools.clock, limits, AT_ONCE, () => remindOfSome(tools))
}

async function remindOfSome({ db, clock }: Tools): Promise<number> {
  const now = clock.now()
  const waiting = await dueForReminder(db, now, AT_ONCE)
  const [first, ...rest] = waiting.flatMap((medication) => statementsFor(db, medication, now))
  if (first) await db.batch([first, ...rest])
  return waiting.length
}

function statementsFor(db: Database, medication: WaitingMedication, now: Date): Statement[] {
  const { id, nextDueAt, blockedAt } = medication
  const justAfter = new Date(now.getTime() + 1)
  const open = slotsOf(medication, nextDueAt ?? now, justAfter).filter(({ closesAt }) => closesAt > now)
  const slot = open.at(-1)
  const advance = advanceReminder(db, { id, nextDueAt }, slotAfter(medication, now)?.dueAt ?? null)
  if (!slot || blockedAt) return [advance]
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
  return [announceDose(db, { id, nextDueAt }, slot.key, event), advance]
}

/** "Losartana 50 mg" */
export function titleOf({ name, dose }: { name: string; dose: string | null }): string {
  return dose ? `${name} ${dose}` : name
}
