import { and, eq, gt, gte, inArray, isNotNull, isNull, ne, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { END_SESSIONS_LINK_DAYS, type EventKind, kindsWhere } from '#contract/notifications.ts'
import { type Origin, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { eventFor, recordEventWhere } from '#database/events.ts'
import { rowExists } from '#database/row-exists.ts'
import { users } from '#database/schema/accounts.ts'
import { events } from '#database/schema/operations.ts'
import { passkeys } from '#database/schema/passkeys.ts'
import { after, DAY } from '#domain/duration.ts'
import { dropUnconfirmed } from '../accounts.queries.ts'
import { byOwner, newCredentials, noNewEmail } from '../credentials.queries.ts'
import { dropPasskeys } from '../passkeys/passkeys.queries.ts'
import { companyOfPasskey, stopRemovals } from '../passkeys/removal.queries.ts'
import { dropTokens, withdrawLinks } from '../tokens.queries.ts'
import { deleteSessions } from './sessions.queries.ts'

const securityKinds = kindsWhere(({ mail }) => mail === 'security')

interface Ending {
  eventId: string
  now: Date
  caller: Origin
  /** A stored hash that no password matches. */
  noPassword: string
}

/**
 * Returns the statements that end every session of the recipient of a security e-mail, invalidate every link that
 * was sent and cancel pending removals of passkeys, to run in one batch. The account is that of the event, whatever
 * its e-mail address is by now. If the e-mail told the former address of a change that an administrator requested,
 * the account gets that address back. `ended` returns a row if the link was unused and not too old, `restored` of
 * `restoration` if the address changed.
 */
export function endSessionsByEvent(db: Database, { eventId, now, caller, noPassword }: Ending) {
  const usable = and(
    eq(events.id, eventId),
    inArray(events.kind, securityKinds),
    isNull(events.linkUsedAt),
    gt(
      sql`coalesce(${events.mailSentAt}, ${events.notifyAt})`,
      after(now, -END_SESSIONS_LINK_DAYS * DAY).getTime(),
    ),
  )
  const owner = sql`(${db.select({ userId: events.userId }).from(events).where(usable)})`
  const isOwner = eq(users.id, owner)
  const audit = { ...byOwner('account.sessions_ended_by_mail', now, caller), actorId: null }
  return {
    audit: recordAuditWhere(db, audit, users, isOwner),
    restoration: restoreFormerEmail(db, usable, isOwner, { eventId, now, caller, noPassword }),
    removals: stopRemovals(db, eq(passkeys.userId, owner), {
      ...audit,
      subjectId: sql`${passkeys.userId}`,
      companyId: companyOfPasskey(db),
      action: 'passkey.removal_stopped',
    }),
    sessions: deleteSessions(db, owner),
    links: withdrawLinks(db, owner),
    tokens: dropTokens(db, owner),
    newEmail: db
      .update(users)
      .set(noNewEmail)
      .where(and(isOwner, isNotNull(users.newEmail))),
    ended: db.update(events).set({ linkUsedAt: now }).where(usable).returning({ id: events.id }),
  }
}

/** Kinds sent to the former address about a change of it. */
const changeNotices: EventKind[] = ['email_change_asked', 'email_changed']

/**
 * Gives the account back the address that a `usable` notice was sent to, if an administrator's correction has
 * replaced it since, however often the address has changed after that. Whatever the new address gave access
 * to is closed: password, passkeys, and the notices sent to it. Does nothing if another account has the
 * address by now.
 */
function restoreFormerEmail(
  db: Database,
  usable: SQL | undefined,
  isOwner: SQL,
  { eventId, now, caller, noPassword }: Ending,
) {
  const [notice, change, other] = [alias(events, 'notice'), alias(events, 'change'), alias(users, 'other')]
  const former = db
    .select({ email: sql`${events.parameters} ->> '$.to'`.as('email') })
    .from(events)
    .innerJoin(
      change,
      and(
        eq(change.userId, events.userId),
        eq(change.kind, 'email_changed'),
        gte(change.notifyAt, events.notifyAt),
        sql`${change.parameters} ->> '$.by' = 'staff'`,
        sql`${change.parameters} ->> '$.to' = ${events.parameters} ->> '$.to'`,
      ),
    )
    .where(and(usable, inArray(events.kind, changeNotices)))
    .limit(1)
  const isTaken = rowExists(db, other, and(sql`${other.email} = (${former})`, ne(other.status, 'pending')))
  const replaced = and(isOwner, sql`${users.email} <> (${former})`, not(isTaken))
  const audit = { ...byOwner('account.email_restored', now, caller), actorId: null }
  const whose = audit.subjectId
  const toReplaced = eventFor(whose, audit, 'email_changed', sql`json_object('to', ${users.email})`)
  return {
    unconfirmed: dropUnconfirmed(db, sql`(${former})`, now, caller),
    audit: recordAuditWhere(db, audit, users, replaced),
    toReplaced: recordEventWhere(db, toReplaced, users, replaced),
    toRestored: recordEventWhere(db, eventFor(whose, audit, 'email_changed'), users, replaced),
    passkeys: dropPasskeys(db, replaced, { ...audit, action: 'passkey.removed' }),
    notices: db
      .update(events)
      .set({ linkUsedAt: now })
      .where(
        and(
          inArray(events.userId, db.select({ id: users.id }).from(users).where(replaced)),
          inArray(events.kind, changeNotices),
          ne(events.id, eventId),
          sql`${events.notifyAt} >= (${db.select({ at: notice.notifyAt }).from(notice).where(eq(notice.id, eventId))})`,
        ),
      ),
    restored: db
      .update(users)
      .set({
        ...newCredentials,
        email: sql`(${former})`,
        passwordHash: noPassword,
        unprovenPasswordHash: null,
        passwordOffAt: null,
      })
      .where(replaced)
      .returning({ id: users.id }),
  }
}
