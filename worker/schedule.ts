import { after, DAY, SECOND } from '#domain/duration.ts'
import { deleteOldActiveWeeks, deleteStale } from './database/clean-up.ts'
import { type Database, openDatabase } from './database/client.ts'
import { clearOrphanLogos } from './features/company/clear-orphan-logos.ts'
import { remindOfTomorrow } from './features/consultations/remind-of-tomorrow.ts'
import { examFiles } from './features/exams/files/exam-files.ts'
import { policyFiles } from './features/insurance/policy-files.ts'
import { remindOfDoses } from './features/medications/reminders/remind-of-doses.ts'
import { warnOfStock } from './features/medications/stock/warn-of-stock.ts'
import { deliverMessages } from './features/messages/deliver-messages.ts'
import { clearExpiredReports } from './features/reports/jobs/clear-expired-reports.ts'
import { clearOrphanParts } from './features/reports/jobs/clear-orphan-parts.ts'
import { runReports } from './features/reports/jobs/run-reports.ts'
import { figures } from './features/statistics/figures.ts'
import type { Bindings } from './platform/bindings.ts'
import { systemClock } from './platform/clock.ts'
import { noteFault } from './platform/note-fault.ts'
import type { RoundLimits } from './platform/rounds.ts'

/**
 * A round of reminders calls the database two or three times, one of mail ten times and at worst fifty: what all of
 * them may do stays below the thousand calls that a run has, and ends before the next run begins.
 */
const REMIND: RoundLimits = { forMs: 6 * SECOND, rounds: 15 }
const DELIVER: RoundLimits = { forMs: 40 * SECOND, rounds: 15 }
/** Long reports are written by the minute: a run ends before the next one begins. */
const REPORTS_FOR_MS = 50 * SECOND

/**
 * What happens by itself, for the minute `at`, which a late run begins after. Each step stands by itself: one that
 * fails is logged and stops no other.
 */
export async function runSchedule(env: Bindings, at: Date): Promise<void> {
  const db = openDatabase(env)
  const tools = { db, clock: systemClock, env }
  const now = systemClock.now()
  const everyMinute = {
    remindAndDeliver: async () => {
      // What a reminder owes leaves in the same minute, and mail leaves even where no reminder can be written.
      await attempt(db, 'remindOfTomorrow', () => remindOfTomorrow(tools, REMIND))
      await attempt(db, 'remindOfDoses', () => remindOfDoses(tools, REMIND))
      await attempt(db, 'warnOfStock', () => warnOfStock(tools, REMIND))
      await deliverMessages(tools, DELIVER)
    },
    clearUnsentPolicies: () => policyFiles.clearUnsent(tools),
    clearUnsentExamFiles: () => examFiles.clearUnsent(tools),
    findLostPolicyFiles: () => policyFiles.findLost(tools),
    findLostExamFiles: () => examFiles.findLost(tools),
    deleteStale: () => db.batch(deleteStale(db, now, after(now, -DAY))),
    runReports: () => runReports({ ...tools, figures }, REPORTS_FOR_MS),
    clearExpiredReports: () => clearExpiredReports(tools),
    deleteOldActiveWeeks: () => deleteOldActiveWeeks(db, now),
  }
  const everyHour = {
    clearOrphanPolicyFiles: () => policyFiles.clearOrphans(tools),
    clearOrphanLogos: () => clearOrphanLogos(tools),
    clearOrphanExamFiles: () => examFiles.clearOrphans(tools),
    clearOrphanParts: () => clearOrphanParts(tools),
  }
  const due = { ...everyMinute, ...(at.getUTCMinutes() === 0 && everyHour) }
  await Promise.all(Object.entries(due).map(([name, step]) => attempt(db, name, step)))
}

async function attempt(db: Database, step: string, run: () => PromiseLike<unknown>): Promise<void> {
  try {
    await run()
  } catch (error) {
    await noteFault(db, step, systemClock.now(), error)
  }
}
