import { asc, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './client.ts'
import { fileDeletions } from './schema/operations.ts'

function insertDeletions(db: Database, keys: SQL, now: Date) {
  const at = now.getTime()
  const rows = sql`select key, ${at}, 0, ${at} from (${keys}) where key is not null`
  return db.insert(fileDeletions).select(rows).onConflictDoNothing()
}

interface FilesOfRows {
  table: SQLiteTable
  key: SQLiteColumn
  condition: SQL | undefined
  now: Date
}

/**
 * Schedules the files of the rows for deletion. It must come before the statement of the same batch that
 * removes the rows or their keys.
 */
export function scheduleFileDeletions(db: Database, { table, key, condition, now }: FilesOfRows) {
  return insertDeletions(db, sql`select ${key} as key from ${table} where ${condition}`, now)
}

/** Like `scheduleFileDeletions`, for a column with a JSON list of keys. */
export function scheduleListedFileDeletions(db: Database, { table, key, condition, now }: FilesOfRows) {
  const keys = sql`select json_each.value as key from ${table}, json_each(${key}) where ${condition}`
  return insertDeletions(db, keys, now)
}

/** Schedules files for deletion that no row ever referred to. */
export function deleteKeys(db: Database, keys: string[], now: Date) {
  return insertDeletions(db, sql`select value as key from json_each(${JSON.stringify(keys)})`, now)
}

export function dueDeletions(db: Database, now: Date, limit: number) {
  return db
    .select({ storageKey: fileDeletions.storageKey })
    .from(fileDeletions)
    .where(lte(fileDeletions.dueAt, now))
    .orderBy(asc(fileDeletions.dueAt))
    .limit(limit)
}

function among(keys: string[]) {
  return inArray(fileDeletions.storageKey, sql`(select value from json_each(${JSON.stringify(keys)}))`)
}

export function removeDeletions(db: Database, keys: string[]) {
  return db.delete(fileDeletions).where(among(keys))
}

/** Postpones the deletions by `waitMs`, doubled with each failed attempt, at most by `maxMs`. */
export function putOffDeletions(db: Database, keys: string[], now: Date, waitMs: number, maxMs: number) {
  const wait = sql`min(${waitMs} * (1 << min(${fileDeletions.attempts}, 20)), ${maxMs})`
  return db
    .update(fileDeletions)
    .set({ attempts: sql`${fileDeletions.attempts} + 1`, dueAt: sql`${now.getTime()} + ${wait}` })
    .where(among(keys))
}
