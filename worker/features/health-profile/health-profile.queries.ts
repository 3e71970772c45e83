import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { MEDICATIONS_MAX } from '#contract/medications.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { columnsOf } from '#database/columns-of.ts'
import { insertSelected } from '#database/insert-where.ts'
import { users } from '#database/schema/accounts.ts'
import { anamneses } from '#database/schema/anamnesis.ts'
import { healthProfiles } from '#database/schema/health-profiles.ts'
import { medicationPlans, medications } from '#database/schema/medications.ts'

export type HealthProfileRow = typeof healthProfiles.$inferSelect

export function profileOf(db: Database, ownerId: string) {
  return db.select().from(healthProfiles).where(eq(healthProfiles.ownerId, ownerId))
}

/** Active medications in the order they were added. */
export function activeMedicationsOf(db: Database, ownerId: string) {
  return db
    .select(columnsOf(medications, 'id', 'name', 'dose', 'form', 'stock', 'unitsPerDose'))
    .from(medications)
    .where(and(eq(medications.ownerId, ownerId), eq(medications.status, 'active')))
    .orderBy(asc(medications.createdAt), asc(medications.id))
    .limit(MEDICATIONS_MAX)
}

export function currentPlansOf(db: Database, ownerId: string, now: Date) {
  return db
    .select({
      ...columnsOf(medicationPlans, 'medicationId', 'kind', 'times', 'weekdays', 'intervalHours', 'minHours'),
      ...columnsOf(medicationPlans, 'endsOn', 'timeZone'),
    })
    .from(medicationPlans)
    .where(and(eq(medicationPlans.ownerId, ownerId), gt(medicationPlans.validUntil, now)))
}

export function ownerOf(db: Database, ownerId: string) {
  return db
    .select({ fullName: users.fullName, cardNumber: users.cardNumber })
    .from(users)
    .where(eq(users.id, ownerId))
}

/** The age given in the newest anamnesis. */
export function statedAgeOf(db: Database, ownerId: string) {
  return db
    .select({ years: anamneses.age, statedAt: anamneses.createdAt })
    .from(anamneses)
    .where(eq(anamneses.ownerId, ownerId))
    .orderBy(desc(anamneses.createdAt), desc(anamneses.id))
    .limit(1)
}

/** The contents of the profile. Whether it is shown at the counter is not one of them. */
const data = [
  healthProfiles.bloodType,
  healthProfiles.allergies,
  healthProfiles.conditions,
  healthProfiles.contactName,
  healthProfiles.contactRelation,
  healthProfiles.contactPhone,
]

/** Whether the row to insert has the same contents as the current one. */
const hasSameData = sql.join(
  data.map((column) => sql`${column} is ${sql.raw(`excluded.${column.name}`)}`),
  sql` and `,
)

/**
 * Saves nothing if the current profile has a version other than expected; without a profile the version is 0. The date
 * does not change if only the counter's switch does.
 */
export function upsertProfile(
  db: Database,
  row: HealthProfileRow,
  expectedVersion: number | undefined,
  audit: AuditEntry,
) {
  const { ownerId, ...fields } = row
  const present = sql`coalesce((select ${healthProfiles.version} from ${healthProfiles} where ${healthProfiles.ownerId} = ${ownerId}), 0)`
  const isCurrent: SQL | undefined =
    expectedVersion === undefined ? undefined : sql`${present} = ${expectedVersion}`
  const condition = and(eq(users.id, ownerId), isCurrent)
  return {
    audit: recordAuditWhere(db, audit, users, condition),
    saved: insertSelected(db, healthProfiles, row, users, condition)
      .onConflictDoUpdate({
        target: healthProfiles.ownerId,
        set: {
          ...fields,
          updatedAt: sql`case when ${hasSameData} then ${healthProfiles.updatedAt} else excluded.updated_at end`,
          version: sql`${healthProfiles.version} + 1`,
        },
      })
      .returning(),
    present: profileOf(db, ownerId),
  }
}
