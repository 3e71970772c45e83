import { and, desc, eq, gt, lt, lte, ne, not, sql } from 'drizzle-orm'
import { NIGHT_MINUTES_MIN, SLEEP_MAX_HOURS, type SleepKind } from '#contract/sleep.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { deleteRow } from '#database/delete-row.ts'
import { earliestOf, type HistorySlice, isInSlice, isWithin } from '#database/history.ts'
import { insertWhere } from '#database/insert-where.ts'
import { rowExists } from '#database/row-exists.ts'
import { users } from '#database/schema/accounts.ts'
import { sleepEntries } from '#database/schema/sleep.ts'
import { hasValues, ownedIn, type Target } from '#database/versions.ts'
import { HOUR, MINUTE } from '#domain/duration.ts'
import type { Span } from '#domain/time-zone.ts'

export type SleepRow = Omit<typeof sleepEntries.$inferSelect, 'searchText'>

const LONGEST_MS = SLEEP_MAX_HOURS * HOUR

function isOfKind(kind: SleepKind | undefined) {
  const length = sql`(${sleepEntries.sleepEnd} - ${sleepEntries.sleepStart})`
  const shortestNight = NIGHT_MINUTES_MIN * MINUTE
  return kind && (kind === 'nap' ? sql`${length} < ${shortestNight}` : sql`${length} >= ${shortestNight}`)
}

/** The entries of the slice by end, latest first; if `kind` is set, only those of that kind. */
export function sleepOf(db: Database, ownerId: string, slice: HistorySlice, kind?: SleepKind) {
  const { id, sleepEnd, searchText } = sleepEntries
  return db
    .select()
    .from(sleepEntries)
    .where(
      and(
        eq(sleepEntries.ownerId, ownerId),
        isInSlice({ at: sleepEnd, id, searchText }, slice),
        isOfKind(kind),
      ),
    )
    .orderBy(desc(sleepEnd), desc(id))
    .limit(slice.limit)
}

/** When the oldest entry ended. */
export function firstSleepOf(db: Database, ownerId: string) {
  return earliestOf(db, sleepEntries, sleepEntries.sleepEnd, ownerId)
}

/** The columns needed for means, of the entries that ended in the span (its end excluded). */
export function sleepTimesIn(db: Database, ownerId: string, span: Span) {
  const { sleepStart, sleepEnd, quality } = sleepEntries
  return db
    .select({ sleepStart, sleepEnd, quality })
    .from(sleepEntries)
    .where(and(eq(sleepEntries.ownerId, ownerId), isWithin(sleepEnd, span)))
    .orderBy(desc(sleepEnd))
}

/** Entries that ended in the span (its end excluded), latest first. */
export function sleepIn(db: Database, ownerId: string, span: Span) {
  return db
    .select()
    .from(sleepEntries)
    .where(and(eq(sleepEntries.ownerId, ownerId), isWithin(sleepEntries.sleepEnd, span)))
    .orderBy(desc(sleepEntries.sleepEnd))
}

/** Entries that ended in the span, latest first. */
export function sleepEndedIn(db: Database, ownerId: string, from: Date, to: Date) {
  return db
    .select()
    .from(sleepEntries)
    .where(
      and(eq(sleepEntries.ownerId, ownerId), gt(sleepEntries.sleepEnd, from), lte(sleepEntries.sleepEnd, to)),
    )
    .orderBy(desc(sleepEntries.sleepEnd))
}

interface Night {
  sleepStart: Date
  sleepEnd: Date
}

// No entry is longer than a day, so every overlapping one ends within a day of this one's end.
function overlapping(ownerId: string, night: Night, exceptId: string) {
  return and(
    eq(sleepEntries.ownerId, ownerId),
    gt(sleepEntries.sleepEnd, night.sleepStart),
    lt(sleepEntries.sleepEnd, new Date(night.sleepEnd.getTime() + LONGEST_MS)),
    lt(sleepEntries.sleepStart, night.sleepEnd),
    ne(sleepEntries.id, exceptId),
  )
}

export function sleepOverlapping(db: Database, ownerId: string, night: Night, exceptId = '') {
  return db
    .select({ sleepStart: sleepEntries.sleepStart, sleepEnd: sleepEntries.sleepEnd })
    .from(sleepEntries)
    .where(overlapping(ownerId, night, exceptId))
    .limit(1)
}

function nothingOverlaps(db: Database, ownerId: string, night: Night, exceptId: string) {
  return not(rowExists(db, sleepEntries, overlapping(ownerId, night, exceptId)))
}

/** Inserts nothing if another entry overlaps by now. */
export function insertSleep(db: Database, row: SleepRow, audit: AuditEntry) {
  const free = and(eq(users.id, row.ownerId), nothingOverlaps(db, row.ownerId, row, ''))
  return {
    audit: recordAuditWhere(db, audit, users, free),
    entry: insertWhere(db, sleepEntries, row, users, free),
    added: db
      .select({ id: sleepEntries.id })
      .from(sleepEntries)
      .where(and(eq(sleepEntries.id, row.id), eq(sleepEntries.ownerId, row.ownerId))),
  }
}

/** Condition for storing the answer: the entry was inserted. */
export function insertedSleep(ownerId: string, id: string) {
  return { source: sleepEntries, condition: owned(ownerId, { id }) }
}

/** Condition for storing the answer: the entry has this version and these values. */
export function editedSleep(ownerId: string, id: string, values: Partial<SleepRow>) {
  return { source: sleepEntries, condition: and(owned(ownerId, { id }), hasValues(sleepEntries, values)) }
}

const owned = ownedIn(sleepEntries)

export function sleepEntryOf(db: Database, ownerId: string, id: string) {
  return db.select().from(sleepEntries).where(owned(ownerId, { id }))
}

export function updateSleep(
  db: Database,
  ownerId: string,
  target: Target,
  edit: Night & { quality: number; notes: string | null },
  audit: AuditEntry,
) {
  const free = and(owned(ownerId, target), nothingOverlaps(db, ownerId, edit, target.id))
  return {
    audit: recordAuditWhere(db, audit, sleepEntries, free),
    edited: db.update(sleepEntries).set(edit).where(free).returning(),
    current: sleepEntryOf(db, ownerId, target.id),
  }
}

export function deleteSleepRow(db: Database, ownerId: string, target: Target, audit: AuditEntry) {
  return deleteRow(db, sleepEntries, owned(ownerId, target), audit, sleepEntryOf(db, ownerId, target.id))
}
