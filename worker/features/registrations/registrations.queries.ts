import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { RegistrationStatus, RejectionReason } from '#contract/accounts.ts'
import { type ReversibleStatus, WAITING_COUNT_MAX } from '#contract/registrations.ts'
import { assigneeWhile } from '#database/assignee.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { columnsOf } from '#database/columns-of.ts'
import { companyOfAdministrator } from '#database/company-of-administrator.ts'
import { isCountOf } from '#database/daily-counts.ts'
import { isUnnotifiedDecision, type NewEvent, recordEventWhere } from '#database/events.ts'
import { found } from '#database/full-text.ts'
import { newerThan, olderThan, type Position } from '#database/keyset.ts'
import { rankedMembers } from '#database/member-search.ts'
import { queueVersion } from '#database/queue-versions.ts'
import { rowExists } from '#database/row-exists.ts'
import { users } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/company.ts'
import { earlierRequests } from '#database/schema/earlier-requests.ts'
import { memberNumbers } from '#database/schema/member-numbers.ts'
import { events } from '#database/schema/operations.ts'
import { dailyCounts, metricKeys } from '#database/schema/statistics.ts'
import { HOUR } from '#domain/duration.ts'
import { noNewName } from '#domain/person-name.ts'

const administrators = alias(users, 'administrators')

/** `at` in milliseconds. */
interface WaitReversal {
  decision: ReversibleStatus
  byId: string
  by: string | null
  at: number
  text: string
}

/** The reversal that started the registration's current wait, in a statement that joins `users`. */
const reversal = sql<WaitReversal | null>`(
  select json_object('decision', decision, 'byId', reversed_by, 'at', ended_at, 'text', reversal_text,
    'by', (select reversers.full_name from users as reversers where reversers.id = reversed_by))
  from ${earlierRequests} where user_id = ${users.id} and ended_at = ${users.statusSince}
    and reversed_by is not null
  order by earlier_requests.id desc limit 1)`
  .mapWith((json: string): WaitReversal => JSON.parse(json))
  .as('wait_reversal')

const inQueue = {
  ...columnsOf(users, 'id', 'fullName', 'email', 'status', 'createdAt', 'emailConfirmedAt', 'statusSince'),
  ...columnsOf(users, 'rejectionReason', 'rejectionText'),
  // D1 returns batch rows by column name, so no two columns of a join may share one.
  decidedBy: sql<string | null>`${administrators.fullName}`.as('decided_by_name'),
  reversal,
  assignee: assigneeWhile(sql`${users.status} = 'email_confirmed'`, users.assignedTo),
}

/** Decided registrations are listed in reverse order, last decided first. */
export function isDecided(status: RegistrationStatus): boolean {
  return status === 'approved' || status === 'rejected'
}

interface QueueFilter {
  status: RegistrationStatus
  /** Only registrations in the status since this moment or longer. */
  since?: Date | undefined
  reason?: RejectionReason | undefined
}

/**
 * Registrations of the administrator's company in one status, starting after `position`: longest wait first,
 * decided ones by last decision first.
 */
export function registrationsIn(
  db: Database,
  administratorId: string,
  { status, since, reason }: QueueFilter,
  position: Position | undefined,
  limit: number,
) {
  const decided = isDecided(status)
  const after = (decided ? olderThan : newerThan)(users.statusSince, users.id, position)
  const order = decided ? desc : asc
  // A literal, because the index of the reasons covers only rejected registrations.
  const inStatus = reason
    ? and(sql`${users.status} = 'rejected'`, eq(users.rejectionReason, reason))
    : eq(users.status, status)
  return db
    .select(inQueue)
    .from(users)
    .leftJoin(administrators, eq(administrators.id, users.decidedBy))
    .where(
      and(
        eq(users.companyId, companyOfAdministrator(db, administratorId)),
        inStatus,
        eq(users.role, 'member'),
        since && lte(users.statusSince, since),
        after,
      ),
    )
    .orderBy(order(users.statusSince), order(users.id))
    .limit(limit)
}

/**
 * The `limit` best matches of a search among registrations in one status. Of equal matches, waiting ones are
 * sorted by earliest arrival, decided ones by latest.
 */
export function registrationsFound(
  db: Database,
  administratorId: string,
  { status, text }: { status: RegistrationStatus; text: string },
  limit: number,
) {
  const matches = rankedMembers(
    companyOfAdministrator(db, administratorId),
    { text, status, role: 'member' },
    { limit, ascending: !isDecided(status) },
  )
  return db
    .select({ ...inQueue, rank: found.rank.as('match_rank') })
    .from(matches)
    .crossJoin(memberNumbers)
    .crossJoin(users)
    .leftJoin(administrators, eq(administrators.id, users.decidedBy))
    .where(and(eq(memberNumbers.number, found.row), eq(users.id, memberNumbers.userId)))
}

export function registrationOf(db: Database, administratorId: string, id: string) {
  return db
    .select(inQueue)
    .from(users)
    .leftJoin(administrators, eq(administrators.id, users.decidedBy))
    .where(ofCompany(db, administratorId, [id]))
}

/**
 * The number of waiting registrations, up to a limit, and how many of them have exceeded the company's target
 * at `now` and will have by `endOfDay`.
 */
export function countWaiting(db: Database, administratorId: string, now: Date, endOfDay: Date) {
  const companyId = companyOfAdministrator(db, administratorId)
  const target = sql`(select ${companies.registrationTargetHours} from ${companies} where ${companies.id} = ${companyId})`
  const waiting = db
    .select({ statusSince: users.statusSince })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.status, 'email_confirmed'), eq(users.role, 'member')))
    .orderBy(asc(users.statusSince))
    .limit(WAITING_COUNT_MAX)
    .as('waiting')
  const begunBy = (instant: Date) =>
    sql<number>`coalesce(sum(${waiting.statusSince} <= ${instant.getTime()} - ${target} * ${HOUR}), 0)`
  return db
    .select({
      count: sql<number>`count(*)`.as('waiting_count'),
      version: queueVersion(companyId, 'registrations').as('queue_version'),
      hours: sql<number>`${target}`.as('target_hours'),
      late: begunBy(now).as('late_count'),
      dueByNight: begunBy(endOfDay).as('due_count'),
    })
    .from(waiting)
}

/** Decisions of the day (`YYYY-MM-DD`) by band of the wait. The key is the band's lower bound in minutes. */
export function decisionsOfDay(db: Database, administratorId: string, day: string) {
  const company = companyOfAdministrator(db, administratorId)
  return db
    .select({ band: metricKeys.key, count: dailyCounts.count })
    .from(metricKeys)
    .crossJoin(dailyCounts)
    .where(isCountOf(company, 'decisions', eq(dailyCounts.day, day)))
}

export function ofCompany(db: Database, administratorId: string, ids: string[]) {
  return and(
    inArray(users.id, ids),
    eq(users.companyId, companyOfAdministrator(db, administratorId)),
    eq(users.role, 'member'),
  )
}

/** The current decisions on registrations with who made them, or who started the current wait by a reversal. */
export function decisionsOn(db: Database, administratorId: string, ids: string[]) {
  return db
    .select({
      ...columnsOf(users, 'id', 'fullName', 'status', 'decidedAt'),
      decidedById: users.decidedBy,
      decidedBy: inQueue.decidedBy,
      statusSince: users.statusSince,
      blockedAt: users.blockedAt,
      reversal,
    })
    .from(users)
    .leftJoin(administrators, eq(administrators.id, users.decidedBy))
    .where(ofCompany(db, administratorId, ids))
}

export type Decision =
  | { status: 'approved' }
  /** Reason and text appear in the e-mail and on the member's status screen. */
  | { status: 'rejected'; reason: RejectionReason; text: string }

/**
 * The later of two concurrent decisions changes nothing and reads the earlier one in `found`. Each statement covers
 * all ids, so that a bulk decision costs no more than a single one.
 */
export function recordDecisions(
  db: Database,
  administratorId: string,
  ids: string[],
  decision: Decision,
  audit: AuditEntry,
  message: Omit<NewEvent, 'userId'>,
  today: string,
) {
  const waits = and(ofCompany(db, administratorId, ids), eq(users.status, 'email_confirmed'))
  const whose = sql`${users.id}`
  const outcome =
    decision.status === 'rejected'
      ? { status: decision.status, rejectionReason: decision.reason, rejectionText: decision.text }
      : decision
  return {
    audit: recordAuditWhere(db, { ...audit, subjectId: whose }, users, waits),
    event: recordEventWhere(db, { ...message, userId: whose }, users, waits),
    changed: db
      .update(users)
      .set({
        rejectionReason: null,
        rejectionText: null,
        ...outcome,
        queuedAt: sql`${users.statusSince}`,
        statusSince: audit.at,
        decidedAt: audit.at,
        decidedBy: administratorId,
      })
      .where(waits)
      .returning({ id: users.id }),
    found: decisionsOn(db, administratorId, ids),
    bands: decisionsOfDay(db, administratorId, today),
  }
}

/**
 * Returns the statements that undo this administrator's decisions, to run in one batch, if they were made
 * after `decidedAfter` and nobody was notified. They delete the events and restore the start of the wait.
 */
export function reopenRegistrations(
  db: Database,
  administratorId: string,
  ids: string[],
  decidedAfter: Date,
  audit: AuditEntry,
) {
  const isUntold = isUnnotifiedDecision('registration', audit.at)
  const own = and(
    ofCompany(db, administratorId, ids),
    inArray(users.status, ['approved', 'rejected']),
    eq(users.decidedBy, administratorId),
    gt(users.decidedAt, decidedAfter),
    rowExists(db, events, and(eq(events.userId, users.id), isUntold)),
  )
  const back = and(
    eq(users.id, events.userId),
    eq(users.companyId, companyOfAdministrator(db, administratorId)),
    eq(users.status, 'email_confirmed'),
  )
  return {
    audit: recordAuditWhere(
      db,
      { ...audit, subjectId: sql`${users.id}`, detail: sql`json_object('status', ${users.status})` },
      users,
      own,
    ),
    undone: db
      .update(users)
      .set({
        status: 'email_confirmed',
        statusSince: sql`coalesce(${users.queuedAt}, ${users.statusSince})`,
        queuedAt: null,
        decidedAt: null,
        decidedBy: null,
        rejectionReason: null,
        rejectionText: null,
        ...noNewName,
      })
      .where(own)
      .returning({ id: users.id }),
    events: db.delete(events).where(and(inArray(events.userId, ids), isUntold, rowExists(db, users, back))),
    found: decisionsOn(db, administratorId, ids),
  }
}
