import { and, desc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { DUPLICATES_MAX, EARLIER_REQUESTS_MAX, MESSAGES_MAX, type PersonField } from '#contract/members.ts'
import type { Database } from '#database/client.ts'
import { columnsOf } from '#database/columns-of.ts'
import { found } from '#database/full-text.ts'
import { membersNamedAlike } from '#database/member-search.ts'
import { users } from '#database/schema/accounts.ts'
import { earlierRequests } from '#database/schema/earlier-requests.ts'
import { memberNumbers } from '#database/schema/member-numbers.ts'
import { events } from '#database/schema/operations.ts'
import { memberIn } from './members.queries.ts'

const deciders = alias(users, 'deciders')
const reversers = alias(users, 'reversers')
const twins = alias(users, 'twins')
const twinColumns = columnsOf(twins, 'id', 'fullName', 'email', 'status', 'createdAt', 'blockedAt')

/** Decisions on the person's registration that are no longer in force, newest first. */
export function earlierRequestsOf(db: Database, administratorId: string, id: string) {
  return db
    .select({
      ...columnsOf(earlierRequests, 'id', 'fullName', 'email', 'decision', 'decidedAt'),
      decidedByName: sql<string | null>`${deciders.fullName}`.as('decider_name'),
      ...columnsOf(earlierRequests, 'rejectionReason', 'rejectionText', 'endedAt'),
      reversedByName: sql<string | null>`${reversers.fullName}`.as('reverser_name'),
      reversalText: earlierRequests.reversalText,
    })
    .from(earlierRequests)
    .leftJoin(deciders, eq(deciders.id, earlierRequests.decidedBy))
    .leftJoin(reversers, eq(reversers.id, earlierRequests.reversedBy))
    .where(eq(earlierRequests.userId, memberIn(db, administratorId, id)))
    .orderBy(desc(earlierRequests.endedAt), desc(earlierRequests.id))
    .limit(EARLIER_REQUESTS_MAX)
}

const keys = { name: [users.nameKey, twins.nameKey], email: [users.emailKey, twins.emailKey] } as const

/**
 * Other accounts of the company with the same name, or with an address of the same mailbox: newest first, and
 * one more than is shown.
 */
export function duplicatesOf(db: Database, administratorId: string, id: string, field: PersonField) {
  const [own, other] = keys[field]
  return (
    db
      .select({
        ...twinColumns,
        sameName: sql<number>`${twins.nameKey} = ${users.nameKey}`.as('same_name'),
        sameEmail: sql<number>`${twins.emailKey} = ${users.emailKey}`.as('same_email'),
      })
      .from(users)
      // A cross join keeps the order of the tables, so that the index alone finds the others, already sorted.
      .crossJoin(twins)
      .where(
        and(
          eq(users.id, memberIn(db, administratorId, id)),
          eq(twins.companyId, users.companyId),
          eq(other, own),
          ne(twins.id, users.id),
        ),
      )
      .orderBy(desc(twins.createdAt))
      .limit(DUPLICATES_MAX + 1)
  )
}

/** Other accounts of the company with a similar name: newest first, and one more than is shown. */
export function similarAccounts(db: Database, administratorId: string, id: string) {
  const person = memberIn(db, administratorId, id)
  const ofPerson = (column: SQL) => sql`(select ${column} from ${users} where ${users.id} = ${person})`
  const company = ofPerson(sql`${users.companyId}`)
  // The person may be among them, because the index splits names at apostrophes.
  const named = membersNamedAlike(company, ofPerson(sql`${users.nameKey}`), DUPLICATES_MAX + 2)
  return db
    .select({
      ...twinColumns,
      sameName: sql<number>`0`.as('same_name'),
      sameEmail: sql<number>`0`.as('same_email'),
    })
    .from(named)
    .crossJoin(memberNumbers)
    .crossJoin(twins)
    .where(and(eq(memberNumbers.number, found.row), eq(twins.id, memberNumbers.userId), ne(twins.id, id)))
    .limit(DUPLICATES_MAX + 1)
}

/** The newest messages of one channel. */
export function messagesOf(db: Database, administratorId: string, id: string, way: 'mail' | 'bell') {
  return db
    .select({
      ...columnsOf(events, 'id', 'kind', 'parameters'),
      createdAt: events.notifyAt,
      ...columnsOf(events, 'readAt', 'mailStatus', 'mailAttempts', 'mailSentAt'),
    })
    .from(events)
    .where(
      and(
        eq(events.userId, memberIn(db, administratorId, id)),
        way === 'mail' ? isNotNull(events.mailStatus) : eq(events.shown, true),
      ),
    )
    .orderBy(desc(events.notifyAt), desc(events.id))
    .limit(MESSAGES_MAX)
}
