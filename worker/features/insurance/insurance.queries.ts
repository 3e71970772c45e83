import { and, desc, eq, gt, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { PolicyState } from '#contract/insurance.ts'
import type { Database } from '#database/client.ts'
import { earliestOf, type HistorySlice, isInSlice } from '#database/history.ts'
import { rowExists } from '#database/row-exists.ts'
import { users } from '#database/schema/accounts.ts'
import { companies, holidays } from '#database/schema/company.ts'
import { policies } from '#database/schema/insurance.ts'
import type { StoredFileRows } from '#database/stored-files.ts'

export type PolicyRow = typeof policies.$inferSelect

/** Condition: the policy is in this state from the member's point of view. */
function isIn(state: PolicyState | undefined): SQL | undefined {
  if (!state) return undefined
  if (state === 'unsent') return and(eq(policies.status, 'pending'), isNull(policies.contentStoredAt))
  return and(
    eq(policies.status, state),
    state === 'pending' ? isNotNull(policies.contentStoredAt) : undefined,
  )
}

/** The policies of the slice by upload, newest first; if `state` is set, only those in that state. */
export function policiesOf(db: Database, ownerId: string, slice: HistorySlice, state?: PolicyState) {
  const { id, uploadedAt, searchText } = policies
  return db
    .select()
    .from(policies)
    .where(
      and(eq(policies.ownerId, ownerId), isInSlice({ at: uploadedAt, id, searchText }, slice), isIn(state)),
    )
    .orderBy(desc(uploadedAt), desc(id))
    .limit(slice.limit)
}

export function firstPolicyOf(db: Database, ownerId: string) {
  return earliestOf(db, policies, policies.uploadedAt, ownerId)
}

const sentLater = alias(policies, 'sent_later')

/** Rejected policies with no content of another policy received after the rejection, newest first. */
export function unansweredRejectionsOf(db: Database, ownerId: string, limit: number) {
  const answer = and(
    eq(sentLater.ownerId, ownerId),
    gt(sentLater.uploadedAt, policies.decidedAt),
    isNotNull(sentLater.contentStoredAt),
  )
  const isUnanswered = not(rowExists(db, sentLater, answer))
  return db
    .select({ id: policies.id, fileName: policies.fileName, rejectionText: policies.rejectionText })
    .from(policies)
    .where(and(eq(policies.ownerId, ownerId), eq(policies.status, 'rejected'), isUnanswered))
    .orderBy(desc(policies.uploadedAt), desc(policies.id))
    .limit(limit)
}

function owned(ownerId: string, id: string) {
  return and(eq(policies.id, id), eq(policies.ownerId, ownerId))
}

export function policyOf(db: Database, ownerId: string, id: string) {
  return db.select().from(policies).where(owned(ownerId, id))
}

/** Policies as rows with a stored file. Content can only be replaced while the policy is pending. */
export const policyFileRows: StoredFileRows<PolicyRow> = {
  table: policies,
  rowOf: policyOf,
  replaceable: {
    condition: eq(policies.status, 'pending'),
    lost: { dueDay: null, dueDayBeforeLoss: sql`${policies.dueDay}` },
    recovered: { dueDay: sql`${policies.dueDayBeforeLoss}`, dueDayBeforeLoss: null },
  },
}

export function insertPolicy(db: Database, row: typeof policies.$inferInsert) {
  return db.insert(policies).values(row)
}

/** The company's time zone and how many business days a review takes. */
export function reviewTermsOf(db: Database, ownerId: string) {
  return db
    .select({ timeZone: companies.timeZone, analysisDays: companies.analysisDays })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, ownerId))
}

/** The days after the given one on which the company's calendar differs from the national one. */
export function calendarDaysAfter(db: Database, ownerId: string, day: string) {
  const company = db.select({ id: users.companyId }).from(users).where(eq(users.id, ownerId))
  return db
    .select({ day: holidays.day, observed: holidays.observed })
    .from(holidays)
    .where(and(sql`${holidays.companyId} = (${company})`, gt(holidays.day, day)))
}
