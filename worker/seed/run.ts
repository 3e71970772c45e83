import type { InferInsertModel } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { users } from '#database/schema/accounts.ts'
import { anamneses } from '#database/schema/anamnesis.ts'
import { consultations } from '#database/schema/consultations.ts'
import { examFiles, exams, examValues } from '#database/schema/exams.ts'
import { exercises } from '#database/schema/exercise.ts'
import { healthProfiles } from '#database/schema/health-profiles.ts'
import { policies } from '#database/schema/insurance.ts'
import { accessLog } from '#database/schema/logs.ts'
import { medicationDoses, medicationPlans, medications } from '#database/schema/medications.ts'
import { auditLog, events } from '#database/schema/operations.ts'
import { rejectionTexts } from '#database/schema/rejection-texts.ts'
import { sleepEntries } from '#database/schema/sleep.ts'
import { newCardNumber } from '#domain/card-number.ts'
import { hashPassword } from '#platform/passwords.ts'
import { demoAnamneses } from './anamnesis.ts'
import { COMPANY_ID, INSERT_COMPANY, OPEN_STATUS_CHECK } from './company.ts'
import { demoConsultations } from './consultations.ts'
import { demoEvents } from './events.ts'
import { demoExamFile, demoExams } from './exams.ts'
import { demoExercises } from './exercise.ts'
import { demoHealthProfile } from './health-profile.ts'
import { insertRows } from './insert-rows.ts'
import { demoPolicies } from './insurance.ts'
import { listedMembers } from './listed-members.ts'
import { demoAccesses, demoAudit, demoMails, policyAudit } from './logs.ts'
import { demoMedications } from './medications.ts'
import { demoRejectionTexts } from './rejection-texts.ts'
import { demoSleep } from './sleep.ts'
import { statisticsMembers } from './statistics-members.ts'
import {
  statisticsAnamneses,
  statisticsConsultations,
  statisticsPolicies,
  statisticsSleep,
} from './statistics-records.ts'
import { administrator, DEMO_PASSWORD, MEMBER_WITH_HISTORY, namedMembers, type SeedUser } from './users.ts'
import { waitingRegistrations } from './waiting-registrations.ts'

export interface SeedOptions {
  /** The Worker's PASSWORD_PEPPER. */
  pepper: string
  now: Date
}

export interface DemoOptions extends SeedOptions {
  /** The file store. */
  files: R2Bucket
}

/** Adds the company and its administrator. */
export async function seedMinimal(d1: D1Database, { pepper, now }: SeedOptions): Promise<void> {
  await d1.prepare(INSERT_COMPANY).run()
  await d1.prepare(OPEN_STATUS_CHECK).run()
  await insertUsers(d1, pepper, [administrator(now)], [])
}

/** Adds all demonstration accounts and their records. Rows that already exist stay unchanged. */
export async function seedDemo(d1: D1Database, { pepper, now, files }: DemoOptions): Promise<void> {
  await d1.prepare(INSERT_COMPANY).run()
  await d1.prepare(OPEN_STATUS_CHECK).run()
  const named = namedMembers(now)
  const counted = statisticsMembers(now)
  const others = [...listedMembers(now), ...counted, ...waitingRegistrations(now)]
  await insertUsers(d1, pepper, [administrator(now), ...named], others)
  await insertRows(d1, auditLog, demoAudit([...others, ...named]))
  await insertRows(d1, accessLog, demoAccesses(now))
  await insertRows(d1, events, demoMails(others))
  await insertRows(d1, rejectionTexts, demoRejectionTexts(now))
  await insertStatisticsRecords(d1, files, counted, now)
  await insertHistory(d1, files, now)
}

async function insertStatisticsRecords(d1: D1Database, files: R2Bucket, members: SeedUser[], now: Date) {
  await insertRows(d1, consultations, statisticsConsultations(members, now))
  await insertRows(d1, sleepEntries, statisticsSleep(members, now))
  await insertRows(d1, anamneses, statisticsAnamneses(members, now))
  await insertFiles(d1, files, policies, await statisticsPolicies(members, now))
}

/** The records of the member with a history, and the policies that wait for a review. */
async function insertHistory(d1: D1Database, files: R2Bucket, now: Date): Promise<void> {
  const scheduled = demoConsultations(now)
  await insertRows(d1, consultations, scheduled)
  const sent = await demoPolicies(now)
  await insertFiles(d1, files, policies, sent)
  const rows = sent.map(({ row }) => row)
  await insertRows(d1, auditLog, policyAudit(rows))
  const ofMember = rows.filter(({ ownerId }) => ownerId === MEMBER_WITH_HISTORY)
  await insertRows(d1, events, demoEvents(now, scheduled, ofMember))
  await insertRows(d1, anamneses, demoAnamneses(now))
  await insertRows(d1, healthProfiles, [demoHealthProfile(now)])
  await insertRows(d1, sleepEntries, demoSleep(now))
  const taken = demoMedications(now)
  await insertRows(d1, medications, taken.medications)
  await insertRows(d1, medicationPlans, taken.plans)
  await insertRows(d1, medicationDoses, taken.doses)
  await insertRows(d1, exercises, demoExercises(now))
  const collected = demoExams(now)
  await insertRows(d1, exams, collected.exams)
  await insertRows(d1, examValues, collected.values)
  await insertFiles(d1, files, examFiles, [await demoExamFile(now)])
}

interface FileRow {
  storageKey: string
  contentType: string
}

/** Stores the contents, then inserts the rows that refer to them. */
async function insertFiles<Table extends SQLiteTable>(
  d1: D1Database,
  files: R2Bucket,
  table: Table,
  sent: readonly { row: InferInsertModel<Table> & FileRow; content: Uint8Array }[],
): Promise<void> {
  await Promise.all(
    sent.map(({ row: { storageKey, contentType }, content }) =>
      files.put(storageKey, content, { httpMetadata: { contentType } }),
    ),
  )
  await insertRows(
    d1,
    table,
    sent.map(({ row }) => row),
  )
}

/**
 * Inserts the users in order of registration, which is the order of the list of members.
 * @param others share one password hash, because hashing is slow
 */
async function insertUsers(d1: D1Database, pepper: string, named: SeedUser[], others: SeedUser[]) {
  const shared = await hashPassword(pepper, DEMO_PASSWORD)
  const hashes = new Map<SeedUser, string>()
  for (const user of named) hashes.set(user, await hashPassword(pepper, DEMO_PASSWORD))
  const byRegistration = [...others, ...named].sort(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  )
  await insertRows(
    d1,
    users,
    byRegistration.map((user) => ({
      ...user,
      companyId: COMPANY_ID,
      passwordHash: hashes.get(user) ?? shared,
      cardNumber: newCardNumber(),
    })),
  )
}
