import type { Database, Statement } from '#database/client.ts'
import { isTomorrow, reminderDueAt } from '#domain/consultation-rules.ts'
import type { Clock } from '#platform/clock.ts'
import { type BatchLimits, runBatches } from '#platform/run-batches.ts'
import { consultationEvent } from './consultation-event.ts'
import {
  type ConsultationToRemind,
  consultationsToRemind,
  markReminded,
  postponeReminder,
  recordReminder,
} from './reminders.queries.ts'

const BATCH_SIZE = 50

interface Tools {
  db: Database
  clock: Clock
}

/**
 * Reminds members of tomorrow's consultations, once for each date, from the morning on. Tomorrow and the
 * morning follow the consultation's time zone.
 * @returns the number of reminders written
 */
export async function remindOfTomorrow(tools: Tools, limits: BatchLimits): Promise<number> {
  let reminded = 0
  await runBatches(tools.clock, limits, BATCH_SIZE, async () => {
    const batch = await remindBatch(tools)
    reminded += batch.reminded
    return batch.found
  })
  return reminded
}

async function remindBatch({ db, clock }: Tools): Promise<{ found: number; reminded: number }> {
  const now = clock.now()
  const due = await consultationsToRemind(db, now, BATCH_SIZE)
  const steps = due.flatMap((consultation) => stepsFor(db, consultation, now))
  const [head, ...rest] = steps.map(({ statement }) => statement)
  if (!head) return { found: 0, reminded: 0 }
  const results = await db.batch([head, ...rest])
  const reminded = steps.filter(({ reminds }, index) => {
    const rows: unknown = results[index]
    return reminds && Array.isArray(rows) && rows.length > 0
  })
  return { found: due.length, reminded: reminded.length }
}

/** A statement of the batch, and whether a row it returns is a reminder. */
interface Step {
  statement: Statement
  reminds: boolean
}

function stepsFor(db: Database, consultation: ConsultationToRemind, now: Date): Step[] {
  const remindAt = reminderDueAt(consultation)
  if (remindAt > now) return [{ statement: postponeReminder(db, consultation, remindAt), reminds: false }]
  const mark = markReminded(db, consultation, now)
  if (!isTomorrow(consultation, now)) return [{ statement: mark, reminds: false }]
  const to = { userId: consultation.ownerId, companyId: consultation.companyId }
  const event = consultationEvent('consultation_tomorrow', consultation, to, now)
  return [
    { statement: recordReminder(db, consultation, event), reminds: false },
    { statement: mark, reminds: true },
  ]
}
