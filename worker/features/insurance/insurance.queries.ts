import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { type AuditEntry, recordAudit, recordAuditWhere } from '../../database/audit.ts'
import type { Database } from '../../database/client.ts'
import { users } from '../../database/schema/accounts.ts'
import { companies, holidays } from '../../database/schema/company.ts'
import { policies } from '../../database/schema/insurance.ts'
import { countAttempt } from '../../database/throttles.ts'

export { countAttempt, recordAudit }

const POLICIES_MAX = 200

/** The newest first. */
export function policiesOf(db: Database, ownerId: string) {
  return db
    .select()
    .from(policies)
    .where(eq(policies.ownerId, ownerId))
    .orderBy(desc(policies.uploadedAt), desc(policies.id))
    .limit(POLICIES_MAX)
}

function owned(ownerId: string, id: string) {
  return and(eq(policies.id, id), eq(policies.ownerId, ownerId))
}

export function policyOf(db: Database, ownerId: string, id: string) {
  return db.select().from(policies).where(owned(ownerId, id))
}

export function insertPolicy(db: Database, row: typeof policies.$inferInsert) {
  return db.insert(policies).values(row)
}

/** Another policy of the member with the same content. */
export function policyWithContent(db: Database, ownerId: string, contentHash: string, exceptId: string) {
  return db
    .select({ id: policies.id })
    .from(policies)
    .where(
      and(eq(policies.ownerId, ownerId), eq(policies.contentHash, contentHash), ne(policies.id, exceptId)),
    )
    .limit(1)
}

/** What the company's calendar says about an analysis that begins on the day. */
export function analysisOf(db: Database, ownerId: string) {
  return db
    .select({ timeZone: companies.timeZone, analysisDays: companies.analysisDays })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, ownerId))
}

export function ownDaysAfter(db: Database, ownerId: string, day: string) {
  const company = db.select({ id: users.companyId }).from(users).where(eq(users.id, ownerId))
  return db
    .select({ day: holidays.day, observed: holidays.observed })
    .from(holidays)
    .where(and(sql`${holidays.companyId} = (${company})`, gt(holidays.day, day)))
}

/** Audit row and content, for one batch: neither where the content is there already. */
export function keepContentOf(
  db: Database,
  ownerId: string,
  id: string,
  content: { fileSize: number; storageKey: string; contentType: string; contentHash: string; dueDay: string },
  audit: AuditEntry,
) {
  const waits = and(owned(ownerId, id), isNull(policies.contentStoredAt))
  return [
    recordAuditWhere(db, audit, policies, waits),
    db
      .update(policies)
      .set({ ...content, contentStoredAt: audit.at })
      .where(waits)
      .returning(),
  ] as const
}

export function deletePolicyOf(db: Database, ownerId: string, id: string, audit: AuditEntry) {
  return [
    recordAuditWhere(db, audit, policies, owned(ownerId, id)),
    db.delete(policies).where(owned(ownerId, id)).returning({ storageKey: policies.storageKey }),
  ] as const
}

/** Policies of everybody whose content never came. */
export function deleteWithoutContent(db: Database, before: Date) {
  return db
    .delete(policies)
    .where(and(isNull(policies.contentStoredAt), lt(policies.uploadedAt, before)))
    .returning({ id: policies.id })
}

/** Which of the keys belong to a policy. */
export function keysInUse(db: Database, keys: string[]) {
  return db
    .select({ storageKey: policies.storageKey })
    .from(policies)
    .where(and(isNotNull(policies.storageKey), inArray(policies.storageKey, keys)))
}
