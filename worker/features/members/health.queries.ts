import { and, desc, eq, getTableColumns, gt, gte, lt, sql } from 'drizzle-orm'
import { MEDICATIONS_MAX } from '#contract/medications.ts'
import { HEALTH_RECORDS_MAX } from '#contract/members.ts'
import type { Database } from '#database/client.ts'
import { columnsOf } from '#database/columns-of.ts'
import { anamneses } from '#database/schema/anamnesis.ts'
import { consultations } from '#database/schema/consultations.ts'
import { exams } from '#database/schema/exams.ts'
import { exercises } from '#database/schema/exercise.ts'
import { healthProfiles } from '#database/schema/health-profiles.ts'
import { policies } from '#database/schema/insurance.ts'
import { medicationDoses, medicationPlans, medications } from '#database/schema/medications.ts'
import { sleepEntries } from '#database/schema/sleep.ts'

const LIMIT = HEALTH_RECORDS_MAX + 1
/** More than a month's sleep entries. */
const SLEEP_MAX = 200
const ANAMNESES_MAX = 13
/** More than the exercises of four weeks, or the doses of a month. */
const EXERCISES_MAX = 1000
const DOSES_MAX = 5000
export const PLANS_MAX = 1000

// The caller has checked that the member belongs to the administrator's company. These queries run in the
// batch of the access log; a part that was not requested reads no rows.

export function consultationsOf(db: Database, ownerId: string, asked: boolean) {
  return db
    .select()
    .from(consultations)
    .where(eq(consultations.ownerId, ownerId))
    .orderBy(desc(consultations.date), desc(consultations.id))
    .limit(asked ? LIMIT : 0)
}

export function policiesOf(db: Database, ownerId: string, asked: boolean) {
  return db
    .select()
    .from(policies)
    .where(eq(policies.ownerId, ownerId))
    .orderBy(desc(policies.uploadedAt), desc(policies.id))
    .limit(asked ? LIMIT : 0)
}

export function sleepSince(db: Database, ownerId: string, asked: boolean, since: Date) {
  return db
    .select(columnsOf(sleepEntries, 'sleepStart', 'sleepEnd', 'quality'))
    .from(sleepEntries)
    .where(and(eq(sleepEntries.ownerId, ownerId), gte(sleepEntries.sleepEnd, since)))
    .orderBy(desc(sleepEntries.sleepEnd), desc(sleepEntries.id))
    .limit(asked ? SLEEP_MAX : 0)
}

export function anamnesesOf(db: Database, ownerId: string, asked: boolean) {
  return db
    .select()
    .from(anamneses)
    .where(eq(anamneses.ownerId, ownerId))
    .orderBy(desc(anamneses.createdAt), desc(anamneses.id))
    .limit(asked ? ANAMNESES_MAX : 0)
}

export function exercisesSince(db: Database, ownerId: string, asked: boolean, since: Date, until: Date) {
  return db
    .select({ startedAt: exercises.startedAt, minutes: exercises.minutes })
    .from(exercises)
    .where(
      and(eq(exercises.ownerId, ownerId), gte(exercises.startedAt, since), lt(exercises.startedAt, until)),
    )
    .orderBy(desc(exercises.startedAt), desc(exercises.id))
    .limit(asked ? EXERCISES_MAX : 0)
}

export function medicationsOf(db: Database, ownerId: string, asked: boolean) {
  return db
    .select({ id: medications.id, status: medications.status })
    .from(medications)
    .where(eq(medications.ownerId, ownerId))
    .limit(asked ? MEDICATIONS_MAX : 0)
}

/** Plans in effect at some time after `since`, current ones first. Each medication has at most one current plan. */
export function plansSince(db: Database, ownerId: string, asked: boolean, since: Date) {
  const { id: _, ownerId: owner, minHours: __, ...columns } = getTableColumns(medicationPlans)
  return db
    .select(columns)
    .from(medicationPlans)
    .where(and(eq(owner, ownerId), gt(medicationPlans.validUntil, since)))
    .orderBy(desc(medicationPlans.validUntil))
    .limit(asked ? PLANS_MAX : 0)
}

export function dosesBetween(db: Database, ownerId: string, asked: boolean, since: Date, until: Date) {
  return db
    .select(columnsOf(medicationDoses, 'medicationId', 'slot', 'at', 'decision'))
    .from(medicationDoses)
    .where(
      and(
        eq(medicationDoses.ownerId, ownerId),
        gte(medicationDoses.at, since),
        lt(medicationDoses.at, until),
      ),
    )
    .orderBy(desc(medicationDoses.at), desc(medicationDoses.id))
    .limit(asked ? DOSES_MAX : 0)
}

export function examsOf(db: Database, ownerId: string, asked: boolean) {
  return db
    .select({
      results: sql<number>`count(*)`.as('results'),
      lastDay: sql<string | null>`max(${exams.date})`.as('last_day'),
    })
    .from(exams)
    .where(and(eq(exams.ownerId, ownerId), sql`${Number(asked)}`))
}

export function healthProfileOf(db: Database, ownerId: string, asked: boolean) {
  return db
    .select({
      allergies: sql<number>`json_array_length(${healthProfiles.allergies})`.as('allergy_count'),
      conditions: sql<number>`json_array_length(${healthProfiles.conditions})`.as('condition_count'),
      bloodType: healthProfiles.bloodType,
      contact: healthProfiles.contactName,
      updatedAt: healthProfiles.updatedAt,
    })
    .from(healthProfiles)
    .where(eq(healthProfiles.ownerId, ownerId))
    .limit(asked ? 1 : 0)
}
