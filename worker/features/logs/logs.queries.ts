import { type AnyColumn, and, desc, eq, gte, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import { alias, unionAll } from 'drizzle-orm/sqlite-core'
import type { Role } from '#contract/accounts.ts'
import type { AuditDetail } from '#contract/audit-details.ts'
import {
  type AccessQuery,
  type AuditQuery,
  type ErrorQuery,
  MAILS_RETRIED_MAX,
  type MailQuery,
  type MailRetryQuery,
} from '#contract/logs.ts'
import type { MessageState } from '#contract/members.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { columnsOf } from '#database/columns-of.ts'
import { companyOfAdministrator } from '#database/company-of-administrator.ts'
import { olderThan, type Position } from '#database/keyset.ts'
import { users } from '#database/schema/accounts.ts'
import { policies } from '#database/schema/insurance.ts'
import { accessLog, errorLog } from '#database/schema/logs.ts'
import { auditLog, events } from '#database/schema/operations.ts'
import { rejectionTexts } from '#database/schema/rejection-texts.ts'
import { reports } from '#database/schema/reports.ts'
import { after } from '#domain/duration.ts'
import { MAIL_ATTEMPTS_MS } from '#domain/mail-attempts.ts'

const actors = alias(users, 'actors')
const subjects = alias(users, 'subjects')
const owners = alias(users, 'owners')
const announcements = alias(auditLog, 'announcements')

/** An alias, because the joined accounts also have an `id` and a union can only sort by name. */
const BY_ROW_ID = sql`row_id desc`

export type RowsQuery<Row> = RunnableQuery<Row[], 'sqlite'>

/** A part of a log: newest first, starting after `position`. */
export interface Slice {
  since: Date | undefined
  before: Date | undefined
  position: Position | undefined
  limit: number
  /** Id of the only entry in the slice. */
  id?: string | undefined
}

/** SQL for a column that SQLite must not look up by index. */
const unindexed = (column: SQL | { getSQL(): SQL }) => sql`+${column}`

type Range = Pick<Slice, 'since' | 'before'> & Partial<Pick<Slice, 'position'>>

/** Condition: the entry lies within the days and after the position. */
function within(at: AnyColumn, id: AnyColumn, { since, before, position }: Range): SQL | undefined {
  return and(since && gte(at, since), before && lt(at, before), olderThan(at, id, position))
}

export function personOf(db: Database, administratorId: string, id: string | undefined) {
  return db
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(and(eq(users.id, id ?? ''), eq(users.companyId, companyOfAdministrator(db, administratorId))))
}

/**
 * One condition for each index that finds the rows: a user's are found as actor and as subject. One entry, and
 * the few of one request, have the best index, whatever the other filters are.
 */
function conditionsOf(
  log: typeof auditLog | typeof accessLog,
  company: SQL,
  id: string | undefined,
  { person, request }: Pick<AuditQuery, 'person' | 'request'>,
): [first: SQL | undefined, second?: SQL | undefined] {
  const found = and(id ? eq(log.id, id) : undefined, request ? eq(log.requestId, request) : undefined)
  const ofCompany = eq(unindexed(log.companyId), company)
  if (found) {
    const isUser = (column: AnyColumn) => eq(unindexed(column), person)
    return [and(found, ofCompany, person ? or(isUser(log.actorId), isUser(log.subjectId)) : undefined)]
  }
  if (!person) return [eq(log.companyId, company)]
  return [
    and(eq(log.actorId, person), ofCompany),
    and(eq(log.subjectId, person), sql`${log.actorId} is not ${person}`, ofCompany),
  ]
}

/** The subject's id if the entry is of this domain, so that no other table is searched for it. */
const subjectOf = (domain: 'policy' | 'report' | 'rejection_text' | 'message') =>
  sql`iif(${auditLog.action} glob ${sql.raw(`'${domain}.*'`)}, ${auditLog.subjectId}, null)`

/**
 * Condition: the row belongs to the entry's company. SQLite must use the index of the id, not one of the
 * company.
 */
const ofItsCompany = (companyId: SQL | { getSQL(): SQL }) => eq(unindexed(companyId), auditLog.companyId)

/**
 * Who announced the policy, which identifies the owner of one that is gone. Only its first entry, so that few
 * rows are read.
 */
function announcerOf(db: Database) {
  return db
    .select({ actorId: announcements.actorId })
    .from(announcements)
    .where(
      and(
        eq(announcements.subjectId, subjectOf('policy')),
        eq(unindexed(announcements.action), 'policy.announced'),
        ofItsCompany(announcements.companyId),
      ),
    )
    .orderBy(announcements.at)
    .limit(1)
}

export function auditRows(
  db: Database,
  administratorId: string,
  filter: Pick<AuditQuery, 'person' | 'action' | 'request'>,
  slice: Slice,
) {
  const company = companyOfAdministrator(db, administratorId)
  const rows = (condition: SQL | undefined) =>
    db
      .select({
        id: sql<string>`${auditLog.id}`.as('row_id'),
        ...columnsOf(auditLog, 'at', 'action', 'actorId'),
        actorName: sql<string | null>`${actors.fullName}`.as('actor_name'),
        subjectId: auditLog.subjectId,
        subjectName: sql<string | null>`${subjects.fullName}`.as('subject_name'),
        subjectRole: sql<Role | null>`${subjects.role}`.as('subject_role'),
        recordName: sql<
          string | null
        >`coalesce(${policies.policyNumber}, ${rejectionTexts.name}, ${reports.kind})`.as('record_name'),
        recordOwner: sql<string | null>`${owners.fullName}`.as('record_owner'),
        isRecord: sql`coalesce(${policies.id}, ${rejectionTexts.id}, ${reports.id}, ${events.id}) is not null`
          .mapWith(Boolean)
          .as('is_record'),
        isListed: sql`${policies.contentStoredAt} is not null or ${events.mailStatus} is not null`
          .mapWith(Boolean)
          .as('is_listed'),
        ...columnsOf(auditLog, 'clientIp', 'requestId', 'detail'),
      })
      .from(auditLog)
      .leftJoin(actors, and(eq(actors.id, auditLog.actorId), ofItsCompany(actors.companyId)))
      .leftJoin(subjects, and(eq(subjects.id, auditLog.subjectId), ofItsCompany(subjects.companyId)))
      .leftJoin(policies, and(eq(policies.id, subjectOf('policy')), ofItsCompany(policies.companyId)))
      .leftJoin(reports, and(eq(reports.id, subjectOf('report')), ofItsCompany(reports.companyId)))
      .leftJoin(
        rejectionTexts,
        and(eq(rejectionTexts.id, subjectOf('rejection_text')), ofItsCompany(rejectionTexts.companyId)),
      )
      .leftJoin(events, and(eq(events.id, subjectOf('message')), ofItsCompany(events.companyId)))
      .leftJoin(
        owners,
        and(
          eq(owners.id, sql`coalesce(${policies.ownerId}, ${events.userId}, (${announcerOf(db)}))`),
          ofItsCompany(owners.companyId),
        ),
      )
      .where(
        and(
          condition,
          filter.action && eq(auditLog.action, filter.action),
          within(auditLog.at, auditLog.id, slice),
        ),
      )
  const [first, second] = conditionsOf(auditLog, company, slice.id, filter)
  const ordered = second ? unionAll(rows(first), rows(second)) : rows(first)
  return ordered.orderBy(desc(auditLog.at), BY_ROW_ID).limit(slice.limit)
}

export function accessRows(
  db: Database,
  administratorId: string,
  filter: Pick<AccessQuery, 'person' | 'scope' | 'request'>,
  slice: Slice,
) {
  const company = companyOfAdministrator(db, administratorId)
  const rows = (condition: SQL | undefined) =>
    db
      .select({
        id: sql<string>`${accessLog.id}`.as('row_id'),
        at: accessLog.at,
        actorId: accessLog.actorId,
        actorName: sql<string | null>`${actors.fullName}`.as('actor_name'),
        subjectId: accessLog.subjectId,
        subjectName: sql<string | null>`${subjects.fullName}`.as('subject_name'),
        ...columnsOf(accessLog, 'scope', 'recordId', 'reason', 'reasonText', 'clientIp', 'requestId'),
      })
      .from(accessLog)
      .leftJoin(actors, eq(actors.id, accessLog.actorId))
      .leftJoin(subjects, eq(subjects.id, accessLog.subjectId))
      .where(
        and(
          condition,
          filter.scope && eq(accessLog.scope, filter.scope),
          within(accessLog.at, accessLog.id, slice),
        ),
      )
  const [first, second] = conditionsOf(accessLog, company, slice.id, filter)
  const ordered = second ? unionAll(rows(first), rows(second)) : rows(first)
  return ordered.orderBy(desc(accessLog.at), BY_ROW_ID).limit(slice.limit)
}

export function mailRows(
  db: Database,
  administratorId: string,
  { person, state, kind }: Pick<MailQuery, 'person' | 'state' | 'kind'>,
  slice: Slice,
) {
  const company = companyOfAdministrator(db, administratorId)
  // One index each, in this order of preference: the entry's, the user's, the state's, the kind's, the company's.
  const found = and(
    slice.id ? eq(events.id, slice.id) : undefined,
    person ? eq(events.userId, person) : undefined,
  )
  const looked = found
    ? [
        found,
        eq(unindexed(events.companyId), company),
        state && eq(unindexed(events.mailStatus), state),
        kind && eq(unindexed(events.kind), kind),
      ]
    : [
        eq(events.companyId, company),
        state && eq(events.mailStatus, state),
        kind && (state ? eq(unindexed(events.kind), kind) : eq(events.kind, kind)),
      ]
  return db
    .select({
      id: events.id,
      at: events.notifyAt,
      kind: events.kind,
      recipientId: events.userId,
      recipientName: subjects.fullName,
      state: sql<MessageState>`${events.mailStatus}`.as('state'),
      attempts: events.mailAttempts,
      dueAt: events.mailDueAt,
      sentAt: events.mailSentAt,
      error: events.mailError,
    })
    .from(events)
    .innerJoin(subjects, eq(subjects.id, events.userId))
    .where(and(...looked, isNotNull(events.mailStatus), within(events.notifyAt, events.id, slice)))
    .orderBy(desc(events.notifyAt), desc(events.id))
    .limit(slice.limit)
}

/** System failures. They belong to no company and no user. */
export function errorRows(
  db: Database,
  { source, request }: Pick<ErrorQuery, 'source' | 'request'>,
  slice: Slice,
) {
  return db
    .select()
    .from(errorLog)
    .where(
      and(
        slice.id ? eq(errorLog.id, slice.id) : undefined,
        request ? eq(errorLog.requestId, request) : undefined,
        source && (request ? eq(unindexed(errorLog.source), source) : eq(errorLog.source, source)),
        // A lower bound even without a range, so that SQLite searches the index instead of scanning it.
        gte(errorLog.at, new Date(0)),
        within(errorLog.at, errorLog.id, slice),
      ),
    )
    .orderBy(desc(errorLog.at), desc(errorLog.id))
    .limit(slice.limit)
}

/** Condition: failed permanently, or waiting longer than a running attempt may take. */
function retryable(leaseEnd: Date) {
  return or(
    eq(events.mailStatus, 'failed'),
    and(
      eq(events.mailStatus, 'waiting'),
      isNotNull(events.mailError),
      sql`${events.mailDueAt} > ${leaseEnd.getTime()}`,
    ),
  )
}

export function mailOf(db: Database, administratorId: string, id: string) {
  return db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.id, id),
        eq(events.companyId, companyOfAdministrator(db, administratorId)),
        isNotNull(events.mailStatus),
      ),
    )
}

function againFrom(at: Date) {
  return { mailStatus: 'waiting' as const, mailDueAt: at, mailGiveUpAt: after(at, MAIL_ATTEMPTS_MS) }
}

/** Makes the message due now. Leaves sent messages and running attempts alone. */
export function retryMail(db: Database, id: string, companyId: number, leaseEnd: Date, audit: AuditEntry) {
  const waits = and(eq(events.id, id), eq(events.companyId, companyId), retryable(leaseEnd))
  return {
    audit: recordAuditWhere(db, audit, events, waits),
    retried: db
      .update(events)
      .set({ ...againFrom(audit.at), requestId: db.requestId ?? null })
      .where(waits)
      .returning({ id: events.id }),
  }
}

/** The failed messages that match the filters, newest first. */
function failedMails(db: Database, companyId: number, { person, kind }: MailRetryQuery, range: Range) {
  const looked = person
    ? [
        eq(events.userId, person),
        eq(unindexed(events.companyId), companyId),
        eq(unindexed(events.mailStatus), 'failed'),
      ]
    : [eq(events.companyId, companyId), eq(events.mailStatus, 'failed')]
  return db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        ...looked,
        isNotNull(events.mailStatus),
        kind && eq(unindexed(events.kind), kind),
        within(events.notifyAt, events.id, range),
      ),
    )
    .orderBy(desc(events.notifyAt), desc(events.id))
    .limit(MAILS_RETRIED_MAX)
}

/** Makes the failed messages due, for the cron to send. `retried` returns a row for each, at most `MAILS_RETRIED_MAX`. */
export function retryFailedMails(
  db: Database,
  filter: MailRetryQuery,
  range: Range,
  audit: AuditEntry & { companyId: number; actorId: string; detail: AuditDetail },
) {
  const failed = failedMails(db, audit.companyId, filter, range)
  const count = sql`(select count(*) from ${failed} as failed_mails)`
  const hasFailed = and(eq(users.id, audit.actorId), sql`${count} > 0`)
  const detail = sql<
    Record<string, string>
  >`json_set(${JSON.stringify(audit.detail)}, '$.count', cast(${count} as text))`
  return {
    audit: recordAuditWhere(db, { ...audit, detail }, users, hasFailed),
    retried: db
      .update(events)
      .set(againFrom(audit.at))
      .where(inArray(events.id, failed))
      .returning({ id: events.id }),
  }
}
