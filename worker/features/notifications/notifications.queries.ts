import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { type BellKind, UNREAD_COUNT_MAX } from '#contract/notifications.ts'
import type { Database } from '#database/client.ts'
import { isShownByNow } from '#database/events.ts'
import { olderThan, type Position } from '#database/keyset.ts'
import { isCurrentConsultation } from '#database/reminders.ts'
import { events } from '#database/schema/operations.ts'

function shownTo(userId: string, now: Date) {
  return and(eq(events.userId, userId), isShownByNow(now), isCurrentConsultation(now))
}

/** Events shown under the bell, newest first, after `position`. */
export function notificationsOf(
  db: Database,
  userId: string,
  now: Date,
  position: Position | undefined,
  limit: number,
) {
  const before = olderThan(events.notifyAt, events.id, position)
  return db
    .select({
      id: events.id,
      // `shown` is true only for kinds of the bell.
      kind: sql<BellKind>`${events.kind}`.as('kind'),
      parameters: events.parameters,
      subjectId: events.subjectId,
      createdAt: events.notifyAt,
      readAt: events.readAt,
    })
    .from(events)
    .where(and(shownTo(userId, now), before))
    .orderBy(desc(events.notifyAt), desc(events.id))
    .limit(limit)
}

/** The number of unread events, up to the maximum that the bell shows. */
export function countUnread(db: Database, userId: string, now: Date) {
  const unread = db
    .select({ one: sql`1`.as('one') })
    .from(events)
    .where(and(shownTo(userId, now), isNull(events.readAt)))
    .limit(UNREAD_COUNT_MAX + 1)
    .as('unread')
  return db.select({ count: sql<number>`count(*)` }).from(unread)
}

export function markRead(db: Database, userId: string, id: string, now: Date) {
  return db
    .update(events)
    .set({ readAt: sql`coalesce(${events.readAt}, ${now.getTime()})` })
    .where(and(eq(events.id, id), shownTo(userId, now)))
    .returning({ id: events.id })
}

export function markAllRead(db: Database, userId: string, now: Date) {
  return db
    .update(events)
    .set({ readAt: now })
    .where(and(shownTo(userId, now), isNull(events.readAt)))
}
