import { and, asc, desc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { PolicyStatus } from '#contract/insurance.ts'
import { REVIEW_QUEUE_COUNT_MAX } from '#contract/policy-reviews.ts'
import { assigneeWhile } from '#database/assignee.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database, RowOf } from '#database/client.ts'
import { columnsOf } from '#database/columns-of.ts'
import { companyOfAdministrator } from '#database/company-of-administrator.ts'
import { isUnnotifiedDecision, type NewEvent, recordEventWhere } from '#database/events.ts'
import { found, type RankedPage } from '#database/full-text.ts'
import { insertWhere } from '#database/insert-where.ts'
import { olderThan, type Position } from '#database/keyset.ts'
import { rankedPolicies } from '#database/policy-search.ts'
import { queueVersion } from '#database/queue-versions.ts'
import { rowExists } from '#database/row-exists.ts'
import { users } from '#database/schema/accounts.ts'
import { holidays } from '#database/schema/company.ts'
import { policies, policyNumbers } from '#database/schema/insurance.ts'
import { accessLog } from '#database/schema/logs.ts'
import { events } from '#database/schema/operations.ts'

const deciders = alias(users, 'deciders')
const herePolicies = alias(policies, 'here')
const minePolicies = alias(policies, 'mine')

const onRow = {
  ...columnsOf(policies, 'id', 'fileName', 'fileSize', 'contentType', 'uploadedAt', 'dueDay', 'status'),
  ...columnsOf(policies, 'policyNumber', 'rejectionText', 'decidedAt'),
  // D1 returns batch rows by column name, so no two columns of a join may share one.
  ownerId: policies.ownerId,
  ...columnsOf(users, 'fullName', 'email', 'cardNumber'),
  decidedBy: sql<string | null>`${deciders.fullName}`.as('decided_by_name'),
  decidedById: policies.decidedBy,
  assignee: assigneeWhile(sql`${policies.status} = 'pending'`, policies.assignedTo),
}

function rows(db: Database) {
  return db
    .select(onRow)
    .from(policies)
    .innerJoin(users, eq(users.id, policies.ownerId))
    .leftJoin(deciders, eq(deciders.id, policies.decidedBy))
}
export type ReviewQueueRow = RowOf<typeof rows>

const inReviewQueue = (db: Database, administratorId: string, status: PolicyStatus) =>
  and(
    eq(policies.companyId, companyOfAdministrator(db, administratorId)),
    eq(policies.status, status),
    status === 'pending' ? isNotNull(policies.dueDay) : isNotNull(policies.decidedAt),
  )

/** Position of a policy in the review queue: `at` is when it was sent or, once decided, when it was decided. */
export type ReviewQueuePosition = Position & { dueDay: string }

const placeOfWaiting = sql`(${policies.dueDay}, ${policies.uploadedAt}, ${policies.id})`

/** Waiting policies by due day and then by arrival; decided ones by decision, latest first. */
export function reviewQueuePolicies(
  db: Database,
  administratorId: string,
  status: PolicyStatus,
  position: ReviewQueuePosition | undefined,
  limit: number,
) {
  const waits = status === 'pending'
  const after = waits
    ? position && sql`${placeOfWaiting} > (${position.dueDay}, ${position.at.getTime()}, ${position.id})`
    : olderThan(policies.decidedAt, policies.id, position)
  return rows(db)
    .where(and(inReviewQueue(db, administratorId, status), after))
    .orderBy(
      ...(waits
        ? [asc(policies.dueDay), asc(policies.uploadedAt), asc(policies.id)]
        : [desc(policies.decidedAt), desc(policies.id)]),
    )
    .limit(limit)
}

/** Policies of one status that match a search, best match first and equal ones in queue order. */
export function policiesFound(
  db: Database,
  administratorId: string,
  filter: { status: PolicyStatus; text: string },
  page: RankedPage,
) {
  return db
    .select({
      ...onRow,
      rank: found.rank.as('match_rank'),
      sortKey: sql<string>`cast(${policyNumbers.sortKey} as text)`.as('sort_key_text'),
    })
    .from(rankedPolicies(companyOfAdministrator(db, administratorId), filter, page))
    .crossJoin(policyNumbers)
    .crossJoin(policies)
    .crossJoin(users)
    .leftJoin(deciders, eq(deciders.id, policies.decidedBy))
    .where(
      and(
        eq(policyNumbers.sortKey, found.row),
        eq(policies.id, policyNumbers.policyId),
        eq(users.id, policies.ownerId),
      ),
    )
}

/** The number of waiting policies, up to a limit, and how many of them are overdue or due today. */
export function countWaiting(db: Database, administratorId: string, today: string) {
  const waiting = db
    .select({ dueDay: policies.dueDay })
    .from(policies)
    .where(inReviewQueue(db, administratorId, 'pending'))
    .orderBy(asc(policies.dueDay))
    .limit(REVIEW_QUEUE_COUNT_MAX)
    .as('waiting')
  return db
    .select({
      version: queueVersion(companyOfAdministrator(db, administratorId), 'policies').as('queue_version'),
      waiting: sql<number>`count(*)`.as('waiting_count'),
      late: sql<number>`coalesce(sum(${waiting.dueDay} < ${today}), 0)`.as('late_count'),
      dueToday: sql<number>`coalesce(sum(${waiting.dueDay} = ${today}), 0)`.as('due_count'),
    })
    .from(waiting)
}

/** The days on which the company's calendar differs from the national one. */
export function ownDaysOf(db: Database, administratorId: string) {
  return db
    .select({ day: holidays.day, observed: holidays.observed })
    .from(holidays)
    .where(eq(holidays.companyId, companyOfAdministrator(db, administratorId)))
}

const reviewed = (db: Database, administratorId: string, id: string) =>
  and(
    eq(policies.id, id),
    eq(policies.companyId, companyOfAdministrator(db, administratorId)),
    isNotNull(policies.contentStoredAt),
  )

export function reviewQueueItem(db: Database, administratorId: string, id: string) {
  return rows(db).where(reviewed(db, administratorId, id))
}

/** The waiting policy right before or after the given one, which need not be waiting itself. */
export function neighbourOf(db: Database, administratorId: string, id: string, way: 'previous' | 'next') {
  const here = sql`(select ${herePolicies.dueDay}, ${herePolicies.uploadedAt}, ${herePolicies.id} from ${policies} as "here" where ${herePolicies.id} = ${id})`
  const order = way === 'next' ? asc : desc
  return db
    .select({ id: policies.id })
    .from(policies)
    .where(
      and(
        inReviewQueue(db, administratorId, 'pending'),
        way === 'next' ? sql`${placeOfWaiting} > ${here}` : sql`${placeOfWaiting} < ${here}`,
      ),
    )
    .orderBy(order(policies.dueDay), order(policies.uploadedAt), order(policies.id))
    .limit(1)
}

/** The member's other policies, newest first. */
export function othersOf(db: Database, administratorId: string, id: string) {
  const owner = db
    .select({ ownerId: minePolicies.ownerId })
    .from(minePolicies)
    .where(
      and(eq(minePolicies.id, id), eq(minePolicies.companyId, companyOfAdministrator(db, administratorId))),
    )
  return db
    .select(columnsOf(policies, 'id', 'fileName', 'status', 'uploadedAt', 'rejectionText', 'decidedAt'))
    .from(policies)
    .where(
      and(eq(policies.ownerId, sql`(${owner})`), ne(policies.id, id), isNotNull(policies.contentStoredAt)),
    )
    .orderBy(desc(policies.uploadedAt), desc(policies.id))
    .limit(5)
}

export function recordOpening(
  db: Database,
  id: string,
  entry: { companyId: number; at: Date; actorId: string; clientIp: string; requestId: string },
) {
  const { companyId } = entry
  const readable = and(
    eq(policies.id, id),
    eq(policies.companyId, companyId),
    isNotNull(policies.contentStoredAt),
  )
  return {
    access: insertWhere(
      db,
      accessLog,
      {
        ...entry,
        id: crypto.randomUUID(),
        subjectId: sql`${policies.ownerId}`,
        scope: 'policy_file',
        recordId: id,
        reason: 'policy_review',
        reasonText: null,
      },
      policies,
      readable,
    ),
    opened: db
      .select(columnsOf(policies, 'fileName', 'contentType', 'storageKey'))
      .from(policies)
      .where(readable),
  }
}

export type Decision = { status: 'approved'; policyNumber: string } | { status: 'rejected'; text: string }

/** The later of two decisions changes nothing. */
export function recordDecision(
  db: Database,
  administratorId: string,
  id: string,
  decision: Decision,
  audit: AuditEntry,
  event: Omit<NewEvent, 'userId'>,
) {
  const waits = and(reviewed(db, administratorId, id), eq(policies.status, 'pending'))
  const outcome =
    decision.status === 'rejected' ? { status: decision.status, rejectionText: decision.text } : decision
  return {
    audit: recordAuditWhere(db, audit, policies, waits),
    event: recordEventWhere(db, { ...event, userId: sql`${policies.ownerId}` }, policies, waits),
    decided: db
      .update(policies)
      .set({ ...outcome, decidedAt: audit.at, decidedBy: administratorId })
      .where(waits)
      .returning({ id: policies.id }),
    now: reviewQueueItem(db, administratorId, id),
  }
}

/**
 * Returns the statements that undo this administrator's decision, to run in one batch, if it was made after
 * `decidedAfter` and the member was not notified. They delete the event and restore the policy's place in the
 * queue.
 */
export function reopenPolicy(
  db: Database,
  administratorId: string,
  id: string,
  decidedAfter: Date,
  audit: AuditEntry,
) {
  const untold = and(eq(events.subjectId, id), isUnnotifiedDecision('policy', audit.at))
  const own = and(
    reviewed(db, administratorId, id),
    inArray(policies.status, ['approved', 'rejected']),
    eq(policies.decidedBy, administratorId),
    gt(policies.decidedAt, decidedAfter),
    rowExists(db, events, and(eq(events.userId, policies.ownerId), untold)),
  )
  const back = db
    .select({ ownerId: policies.ownerId })
    .from(policies)
    .where(and(reviewed(db, administratorId, id), eq(policies.status, 'pending')))
  const detail = sql`json_object('status', ${policies.status})`
  return {
    audit: recordAuditWhere(db, { ...audit, detail }, policies, own),
    undone: db
      .update(policies)
      .set({ status: 'pending', policyNumber: null, rejectionText: null, decidedAt: null, decidedBy: null })
      .where(own)
      .returning({ id: policies.id }),
    events: db.delete(events).where(and(inArray(events.userId, back), untold)),
    now: reviewQueueItem(db, administratorId, id),
  }
}
