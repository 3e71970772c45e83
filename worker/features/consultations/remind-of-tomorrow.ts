import { runBatch } from '#database/batch.ts'
import type { Database, Statement } from '#database/client.ts'
import { isTomorrow, reminderDueAt } from '#domain/consultation-rules.ts'
import { type BatchLimits, runBatches } from '#platform/run-batches.ts'
import type { Work } from '#platform/work.ts'
import { consultationEvent } from './consultation-event.ts'
import {
  type ConsultationToRemind,
  consultationsToRemind,
  markReminded,
  postponeReminder,
  recordReminder,
} from './reminders.queries.ts'

const BATCH_SIZE = 50

/** A row of `reminded` is a reminder. */
type Step = { others: Statement[]; reminded: ReturnType<typeof markReminded>[] }

type Tools = Pick<Work, 'clock' | 'db'>

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
  const { steps } = await runBatch(db, { steps: due.map((consultation) => stepFor(db, consultation, now)) })
  const reminded = steps.flatMap((step) => step.reminded.flat())
  return { found: due.length, reminded: reminded.length }
}

function stepFor(db: Database, consultation: ConsultationToRemind, now: Date): Step {
  const remindAt = reminderDueAt(consultation)
  if (remindAt > now) return { others: [postponeReminder(db, consultation, remindAt)], reminded: [] }
  const mark = markReminded(db, consultation, now)
  if (!isTomorrow(consultation, now)) return { others: [mark], reminded: [] }
  const to = { userId: consultation.ownerId, companyId: consultation.companyId }
  const event = consultationEvent('consultation_tomorrow', consultation, to, now)
  return { others: [recordReminder(db, consultation, event)], reminded: [mark] }
}
