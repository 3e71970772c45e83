import { type Database, openDatabase } from '#database/client.ts'
import { users } from '#database/schema/accounts.ts'
import { anamneses } from '#database/schema/anamnesis.ts'
import { consultations } from '#database/schema/consultations.ts'
import { examFiles, exams, examValues } from '#database/schema/exams.ts'
import { exercises } from '#database/schema/exercise.ts'
import { policies } from '#database/schema/insurance.ts'
import { accessLog } from '#database/schema/logs.ts'
import { medicationDoses, medicationPlans, medications } from '#database/schema/medications.ts'
import { auditLog, events } from '#database/schema/operations.ts'
import { sleepEntries } from '#database/schema/sleep.ts'
import { newCardNumber } from '#domain/card-number.ts'
import { hashPassword } from '#platform/passwords.ts'
import { mariasAnamneses } from './anamnesis.ts'
import { COMPANY_ID, INSERT_COMPANY } from './company.ts'
import { mariasConsultations } from './consultations.ts'
import { crowd } from './crowd.ts'
import { crowdAnamneses, crowdPolicies, crowdSleep, crowdVisits } from './crowd-records.ts'
import { mariasEvents } from './events.ts'
import { mariasExamFile, mariasExams } from './exams.ts'
import { mariasExercises } from './exercise.ts'
import { insertRows } from './insert-rows.ts'
import { demoPolicies } from './insurance.ts'
import { mariasMedications } from './medications.ts'
import { moreMembers } from './more-members.ts'
import { newcomers } from './newcomers.ts'
import { administrator, DEMO_PASSWORD, members, type Person } from './people.ts'
import { demoAccesses, demoAudit, demoMails } from './registers.ts'
import { mariasSleep } from './sleep.ts'

/** D1 binds 100 values in one statement; a row of sleep has seven, one of exercise eight, a dose eleven. */
const SLEEP_ROWS_AT_ONCE = 14
const EXERCISE_ROWS_AT_ONCE = 12
const DOSES_AT_ONCE = 9
/** A value of an exam has twelve. */
const EXAM_VALUES_AT_ONCE = 8

export interface SeedOptions {
  /** The Worker's PASSWORD_PEPPER. */
  pepper: string
  now: Date
}

export interface DemoOptions extends SeedOptions {
  /** The store of members' files. */
  files: R2Bucket
}

/** The company and its administrator. */
export async function seedMinimal(d1: D1Database, { pepper, now }: SeedOptions): Promise<void> {
  await d1.prepare(INSERT_COMPANY).run()
  await insertPeople(d1, pepper, [administrator(now)], [])
}

/** Everybody of the demonstration. What is there already stays as it is. */
export async function seedDemo(d1: D1Database, { pepper, now, files }: DemoOptions): Promise<void> {
  await d1.prepare(INSERT_COMPANY).run()
  const many = crowd(now)
  const others = [...moreMembers(now), ...many, ...newcomers(now)]
  const named = [administrator(now), ...members(now)]
  await insertPeople(d1, pepper, named, others)
  const db = openDatabase({ DB: d1 })
  await insertRows(d1, auditLog, demoAudit([...others, ...members(now)]))
  await insertRows(d1, accessLog, demoAccesses(now))
  await insertRows(d1, events, demoMails(others))
  await insertCrowd(d1, files, many, now)
  const visits = mariasConsultations(now)
  const sent = await demoPolicies(now)
  for (const row of visits) await db.insert(consultations).values(row).onConflictDoNothing()
  for (const { row, content } of sent) {
    await files.put(row.storageKey, content, { httpMetadata: { contentType: 'application/pdf' } })
    await db.insert(policies).values(row).onConflictDoNothing()
  }
  const told = mariasEvents(
    now,
    visits,
    sent.map(({ row }) => row).filter(({ ownerId }) => ownerId === 'demo-maria'),
  )
  for (const row of told) await db.insert(events).values(row).onConflictDoNothing()
  await db.insert(anamneses).values(mariasAnamneses(now)).onConflictDoNothing()
  for (const rows of chunks(mariasSleep(now), SLEEP_ROWS_AT_ONCE)) {
    await db.insert(sleepEntries).values(rows).onConflictDoNothing()
  }
  const chest = mariasMedications(now)
  for (const row of chest.medications) await db.insert(medications).values(row).onConflictDoNothing()
  for (const row of chest.plans) await db.insert(medicationPlans).values(row).onConflictDoNothing()
  for (const rows of chunks(chest.doses, DOSES_AT_ONCE)) {
    await db.insert(medicationDoses).values(rows).onConflictDoNothing()
  }
  for (const rows of chunks(mariasExercises(now), EXERCISE_ROWS_AT_ONCE)) {
    await db.insert(exercises).values(rows).onConflictDoNothing()
  }
  await insertExams(db, files, now)
}

async function insertExams(db: Database, files: R2Bucket, now: Date): Promise<void> {
  const { results, values } = mariasExams(now)
  for (const row of results) await db.insert(exams).values(row).onConflictDoNothing()
  for (const rows of chunks(values, EXAM_VALUES_AT_ONCE)) {
    await db.insert(examValues).values(rows).onConflictDoNothing()
  }
  const { row, content } = await mariasExamFile(now)
  await files.put(row.storageKey, content, { httpMetadata: { contentType: row.contentType } })
  await db.insert(examFiles).values(row).onConflictDoNothing()
}

/** What the statistics tell of. */
async function insertCrowd(d1: D1Database, files: R2Bucket, people: Person[], now: Date): Promise<void> {
  await insertRows(d1, consultations, crowdVisits(people, now))
  await insertRows(d1, sleepEntries, crowdSleep(people, now))
  await insertRows(d1, anamneses, crowdAnamneses(people, now))
  const sent = await crowdPolicies(people, now)
  const type = { httpMetadata: { contentType: 'application/pdf' } }
  await Promise.all(sent.map(({ row, content }) => files.put(row.storageKey, content, type)))
  await insertRows(
    d1,
    policies,
    sent.map(({ row }) => row),
  )
}

/**
 * In the order of arrival, which is that of the list of members.
 * @param others share one hash of the password: it is the slow part
 */
async function insertPeople(d1: D1Database, pepper: string, named: Person[], others: Person[]) {
  const shared = await hashPassword(pepper, DEMO_PASSWORD)
  const hashes = new Map<Person, string>()
  for (const person of named) hashes.set(person, await hashPassword(pepper, DEMO_PASSWORD))
  const people = [...others, ...named].sort(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  )
  await insertRows(
    d1,
    users,
    people.map((person) => ({
      ...person,
      companyId: COMPANY_ID,
      passwordHash: hashes.get(person) ?? shared,
      cardNumber: newCardNumber(),
    })),
  )
}

function chunks<Row>(rows: Row[], size: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  )
}
