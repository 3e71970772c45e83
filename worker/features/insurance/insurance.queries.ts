import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { olderThan, type Position } from '#database/keyset.ts'
import { users } from '#database/schema/accounts.ts'
import { companies, holidays } from '#database/schema/company.ts'
import { policies } from '#database/schema/insurance.ts'

/** The newest first, from after `position` on. */
export function policiesOf(db: Database, ownerId: string, position: Position | undefined, limit: number) {
  const before = olderThan(policies.uploadedAt, policies.id, position)
  return db
    .select()
    .from(policies)
    .where(and(eq(policies.ownerId, ownerId), before))
    .orderBy(desc(policies.uploadedAt), desc(policies.id))
    .limit(limit)
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

/** Audit row and content, for one batch: neither where there is content already, or the same in another policy. */
export function keepContentOf(
  db: Database,
  ownerId: string,
  id: string,
  content: { fileSize: number; storageKey: string; contentType: string; contentHash: string; dueDay: string },
  audit: AuditEntry,
) {
  const waits = and(
    owned(ownerId, id),
    isNull(policies.contentStoredAt),
    sql`not exists ${policyWithContent(db, ownerId, content.contentHash, id)}`,
  )
  return [
    recordAuditWhere(db, audit, policies, waits),
    db
      .update(policies)
      .set({ ...content, contentStoredAt: audit.at, contentSeenAt: audit.at, contentLostAt: null })
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

/** Policies of everybody whose content never came; what was lost here waits for as long as it takes. */
export function deleteWithoutContent(db: Database, before: Date) {
  return db
    .delete(policies)
    .where(
      and(isNull(policies.contentStoredAt), lt(policies.uploadedAt, before), isNull(policies.contentLostAt)),
    )
    .returning({ id: policies.id })
}

/** Which of the keys belong to a policy. */
export function keysInUse(db: Database, keys: string[]) {
  return db
    .select({ storageKey: policies.storageKey })
    .from(policies)
    .where(and(isNotNull(policies.storageKey), inArray(policies.storageKey, keys)))
}

/** Contents of everybody that nobody has looked for since, the longest ago first. */
export function contentsSeenBefore(db: Database, before: Date, limit: number) {
  return db
    .select({ id: policies.id, storageKey: sql<string>`${policies.storageKey}`, status: policies.status })
    .from(policies)
    .where(and(lt(policies.contentSeenAt, before), isNotNull(policies.storageKey)))
    .orderBy(asc(policies.contentSeenAt))
    .limit(limit)
}

function withContent(id: string, storageKey: string) {
  return and(eq(policies.id, id), eq(policies.storageKey, storageKey))
}

export function markContentSeen(db: Database, id: string, storageKey: string, now: Date) {
  return db.update(policies).set({ contentSeenAt: now }).where(withContent(id, storageKey))
}

/** Back to waiting for the content, unless the policy is decided in the meantime. */
export function markContentLost(db: Database, id: string, storageKey: string, now: Date) {
  return db
    .update(policies)
    .set({
      storageKey: null,
      contentType: null,
      contentHash: null,
      contentStoredAt: null,
      contentSeenAt: null,
      contentLostAt: now,
      dueDay: null,
    })
    .where(and(withContent(id, storageKey), eq(policies.status, 'pending')))
}
