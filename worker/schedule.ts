import { after, DAY, SECOND } from '#domain/duration.ts'
import { runBatch } from './database/batch.ts'
import { deleteOldActiveWeeks, deleteStale } from './database/clean-up.ts'
import { openDatabase, optimizeDatabase } from './database/client.ts'
import { removeDuePasskeys } from './features/accounts/passkeys/passkey-removal.ts'
import { logosInUse } from './features/company/company.queries.ts'
import { findLostLogos, LOGO_FOLDER, moveOrphanLogos } from './features/company/logo-files.ts'
import { remindOfTomorrow } from './features/consultations/remind-of-tomorrow.ts'
import { examFiles } from './features/exams/files/exam-files.ts'
import { policyFiles } from './features/insurance/policy-files.ts'
import { noteLogHeads } from './features/logs/note-log-heads.ts'
import { sealLogs } from './features/logs/seal-logs.ts'
import { remindOfDoses } from './features/medications/reminders/remind-of-doses.ts'
import { warnOfStock } from './features/medications/stock/warn-of-stock.ts'
import { deliverMessages } from './features/messages/deliver-messages.ts'
import { clearExpiredReports, moveOrphanParts, partsInUse } from './features/reports/jobs/clean-up-reports.ts'
import { runReports } from './features/reports/jobs/run-reports.ts'
import { REPORT_FOLDER } from './features/reports/report.ts'
import { figures } from './features/statistics/figures.ts'
import type { Bindings } from './platform/bindings.ts'
import type { Clock } from './platform/clock.ts'
import { clearOrphans } from './platform/orphans.ts'
import { recordFault } from './platform/record-fault.ts'
import { retryDeletions } from './platform/retry-deletions.ts'
import type { BatchLimits } from './platform/run-batches.ts'

/**
 * A batch of reminders makes two or three database calls; a batch of e-mails ten, at worst fifty. All batches
 * of a run together stay below the platform's 1,000 calls per run and end before the next run starts.
 */
const REMIND: BatchLimits = { maxMs: 6 * SECOND, maxBatches: 15 }
const DELIVER: BatchLimits = { maxMs: 40 * SECOND, maxBatches: 30 }
/** Sealing calls the database three times a batch. */
const SEAL: BatchLimits = { maxMs: 20 * SECOND, maxBatches: 20 }
/** The cron runs every minute. A report run ends before the next one starts. */
const REPORTS_MAX_MS = 50 * SECOND
/** An entry that a device sends again must not be added twice: longer than the 30 days that a device tries. */
const ANSWERS_KEPT_MS = 31 * DAY
/** From 3:00 to 6:00 in Brasília. */
const NIGHT_HOURS_UTC = [6, 7, 8, 9]

/**
 * Runs the cron's steps. A step that fails is logged and does not stop the others.
 * @param at the minute that the run was scheduled for; the run itself may start later
 */
export async function runSchedule(env: Bindings, at: Date, clock: Clock): Promise<void> {
  const db = openDatabase(env)
  const tools = { db, clock, env }
  const now = clock.now()
  const attempt = async (step: string, run: () => PromiseLike<unknown>) => {
    try {
      await run()
    } catch (error) {
      await recordFault(db, step, clock.now(), error)
    }
  }
  const everyMinute = {
    remindAndDeliver: async () => {
      // In this order, so that the e-mails of new reminders are sent in the same minute.
      await attempt('remindOfTomorrow', () => remindOfTomorrow(tools, REMIND))
      await attempt('remindOfDoses', () => remindOfDoses(tools, REMIND))
      await attempt('warnOfStock', () => warnOfStock(tools, REMIND))
      await deliverMessages(tools, DELIVER)
    },
    clearUnsentPolicies: () => policyFiles.clearUnsent(tools),
    clearUnsentExamFiles: () => examFiles.clearUnsent(tools),
    findLostPolicyFiles: () => policyFiles.findLost(tools),
    findLostExamFiles: () => examFiles.findLost(tools),
    findLostLogos: () => findLostLogos(tools),
    retryDeletions: () => retryDeletions(tools),
    deleteStale: () => runBatch(db, deleteStale(db, now, after(now, -ANSWERS_KEPT_MS))),
    removeDuePasskeys: () => removeDuePasskeys(tools),
    runReports: () => runReports({ ...tools, figures }, REPORTS_MAX_MS),
    clearExpiredReports: () => clearExpiredReports(tools),
    sealLogs: () => sealLogs(tools, SEAL),
    deleteOldActiveWeeks: () => deleteOldActiveWeeks(db, now),
  }
  const everyHour = {
    moveOrphanPolicyFiles: () => policyFiles.moveOrphans(tools),
    moveOrphanLogos: () => moveOrphanLogos(tools),
    moveOrphanExamFiles: () => examFiles.moveOrphans(tools),
    moveOrphanParts: () => moveOrphanParts(tools),
    clearOrphans: () =>
      clearOrphans(tools, {
        [policyFiles.folder]: policyFiles.keysInUse,
        [examFiles.folder]: examFiles.keysInUse,
        [LOGO_FOLDER]: logosInUse,
        [REPORT_FOLDER]: partsInUse,
      }),
  }
  const hour = at.getUTCHours()
  const everyNight = {
    ...(hour === NIGHT_HOURS_UTC[0] && { optimizeDatabase: () => optimizeDatabase(env, db) }),
    // In several hours, in case the bucket does not answer; the heads are recorded once a day.
    noteLogHeads: () => noteLogHeads(tools),
  }
  const isFullHour = at.getUTCMinutes() === 0
  const due = {
    ...everyMinute,
    ...(isFullHour && everyHour),
    ...(isFullHour && NIGHT_HOURS_UTC.includes(hour) && everyNight),
  }
  await Promise.all(Object.entries(due).map(([name, step]) => attempt(name, step)))
}
