import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { END_SESSIONS_LINK_DAYS, securityKinds } from '#contract/notifications.ts'
import { recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { users } from '#database/schema/accounts.ts'
import { events } from '#database/schema/operations.ts'
import { after, DAY } from '#domain/duration.ts'
import { byOwner, noNewEmail } from '../credentials.queries.ts'
import { dropTokens, withdrawLinks } from '../tokens.queries.ts'
import { deleteSessionsOf } from './sessions.queries.ts'

/**
 * Ends every session of the recipient of an e-mail about the account's security and invalidates every link that was sent,
 * for one batch; the last statement returns a row where that e-mail's own link was unused and not too old. The account is
 * that of the event, whichever e-mail it has by now.
 */
export function endSessionsByEvent(
  db: Database,
  eventId: string,
  now: Date,
  caller: { clientIp: string; requestId: string },
) {
  const usable = and(
    eq(events.id, eventId),
    inArray(events.kind, [...securityKinds]),
    isNull(events.linkUsedAt),
    gt(
      sql`coalesce(${events.mailSentAt}, ${events.notifyAt})`,
      after(now, -END_SESSIONS_LINK_DAYS * DAY).getTime(),
    ),
  )
  const owner = sql`(${db.select({ userId: events.userId }).from(events).where(usable)})`
  const isOwner = eq(users.id, owner)
  const audit = { ...byOwner('account.sessions_ended_by_mail', now), actorId: null, ...caller }
  return [
    recordAuditWhere(db, audit, users, isOwner),
    deleteSessionsOf(db, owner),
    withdrawLinks(db, owner),
    dropTokens(db, owner),
    db
      .update(users)
      .set(noNewEmail)
      .where(and(isOwner, isNotNull(users.newEmail))),
    db.update(events).set({ linkUsedAt: now }).where(usable).returning({ id: events.id }),
  ] as const
}
