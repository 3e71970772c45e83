import { and, between, eq, isNotNull, notInArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { kindsWhere } from '#contract/notifications.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { columnsOf } from '#database/columns-of.ts'
import { users } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/company.ts'
import { events } from '#database/schema/operations.ts'

const heads = alias(events, 'heads')
const parts = alias(events, 'parts')

const healthKinds = kindsWhere(({ health }) => health)

/**
 * What the text of an opened e-mail is made of, including the parameters of all events of a digest: nothing is read
 * that cannot be audited. Finds nothing for an e-mail about health or of another company.
 */
export function openedMessage(db: Database, id: string, audit: AuditEntry & { companyId: number }) {
  const opened = and(
    eq(events.id, id),
    eq(events.companyId, audit.companyId),
    isNotNull(events.mailStatus),
    notInArray(events.kind, healthKinds),
  )
  const entry = {
    ...audit,
    subjectId: sql`${events.userId}`,
    detail: sql`json_object('mailKind', ${events.kind})`,
  }
  return {
    audit: recordAuditWhere(db, entry, events, opened),
    message: db
      .select({
        kind: events.kind,
        parameters: events.parameters,
        sentAt: events.mailSentAt,
        fullName: users.fullName,
        emailConfirmedAt: users.emailConfirmedAt,
        company: columnsOf(companies, 'name', 'primaryColor', 'phone', 'timeZone'),
      })
      .from(events)
      .innerJoin(users, eq(users.id, events.userId))
      .innerJoin(companies, eq(companies.id, events.companyId))
      .where(opened),
    // A digest bears the id of its earliest event. The cross joins keep the order of the tables.
    parts: db
      .select({ parameters: parts.parameters })
      .from(events)
      .crossJoin(heads)
      .crossJoin(parts)
      .where(
        and(
          opened,
          eq(heads.id, sql`coalesce(${events.mailDigestId}, ${events.id})`),
          eq(parts.userId, events.userId),
          isNotNull(parts.mailStatus),
          between(parts.notifyAt, heads.notifyAt, heads.mailSentAt),
          or(eq(parts.id, heads.id), eq(parts.mailDigestId, heads.id)),
        ),
      )
      .orderBy(parts.notifyAt, parts.id),
  }
}
