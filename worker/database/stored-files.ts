import { and, asc, eq, exists, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Misses } from '#domain/lost-files.ts'
import { type AuditEntry, recordAuditWhere } from './audit.ts'
import type { Database } from './client.ts'
import { scheduleFileDeletions } from './file-deletions.ts'
import { storedFileColumns } from './schema/stored-file-columns.ts'

const anyTable = sqliteTable('' as string, {
  id: text().primaryKey(),
  ownerId: text('owner_id').notNull(),
  ...storedFileColumns(),
})

/** Any table with an id, an owner and the columns of a stored file. */
export type StoredFileTable = typeof anyTable
export type StoredFileRow = typeof anyTable.$inferSelect

/** The rows of one kind of stored file. */
export interface StoredFileRows<Row extends StoredFileRow> {
  table: StoredFileTable
  /** The whole row with the id, if it belongs to the owner. */
  rowOf: (db: Database, ownerId: string, id: string) => RunnableQuery<Row[], 'sqlite'> & PromiseLike<Row[]>
  /** Rows whose lost content the owner may send again; if omitted, every row. */
  replaceable?: {
    condition: SQL
    /** Additional columns to set when the content is lost, and when it is found again. */
    lost: { [K in keyof Row]?: Row[K] | SQL }
    recovered: { [K in keyof Row]?: Row[K] | SQL }
  }
}

function owned({ id, ownerId }: StoredFileTable, owner: string, fileId: string) {
  return and(eq(id, fileId), eq(ownerId, owner))
}

/** Another file of the same owner with the same content. */
function sameContent(db: Database, table: StoredFileTable, ownerId: string, hash: string, exceptId: string) {
  return db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.ownerId, ownerId),
        eq(table.contentHash, hash),
        isNotNull(table.contentStoredAt),
        ne(table.id, exceptId),
      ),
    )
    .limit(1)
}

/**
 * Stores the content unless the row has one, or another file of the owner has the same.
 * @param columns additional columns of the row to set
 */
export function storeContent<Row extends StoredFileRow>(
  db: Database,
  { rowOf, table }: StoredFileRows<Row>,
  ownerId: string,
  id: string,
  content: { fileSize: number; storageKey: string; contentType: string; contentHash: string },
  columns: Partial<Row>,
  audit: AuditEntry,
) {
  const same = sameContent(db, table, ownerId, content.contentHash, id)
  const awaitsContent = and(owned(table, ownerId, id), isNull(table.contentStoredAt), sql`not exists ${same}`)
  const further: object = columns
  return {
    audit: recordAuditWhere(db, audit, table, awaitsContent),
    changed: db
      .update(table)
      .set({
        ...content,
        ...further,
        contentStoredAt: audit.at,
        contentCheckedAt: audit.at,
        contentMisses: 0,
        contentMissedAt: null,
        contentLostAt: null,
      })
      .where(awaitsContent)
      .returning({ id: table.id }),
    same: sameContent(db, table, ownerId, content.contentHash, id),
    present: rowOf(db, ownerId, id),
  }
}

export function deleteStoredFile(
  db: Database,
  table: StoredFileTable,
  ownerId: string,
  id: string,
  audit: AuditEntry,
) {
  const condition = owned(table, ownerId, id)
  return {
    audit: recordAuditWhere(db, audit, table, condition),
    content: scheduleFileDeletions(db, { table, key: table.storageKey, condition, now: audit.at }),
    deleted: db.delete(table).where(condition).returning({ storageKey: table.storageKey }),
  }
}

/** Deletes all owners' rows whose content never arrived. Rows with lost content stay: they have no time limit. */
export function deleteUnsent(db: Database, table: StoredFileTable, before: Date) {
  return db
    .delete(table)
    .where(and(isNull(table.contentStoredAt), lt(table.uploadedAt, before), isNull(table.contentLostAt)))
    .returning({ id: table.id })
}

/** The keys among these that a row refers to. */
export function storageKeysInUse(db: Database, table: StoredFileTable, keys: string[]) {
  return db
    .select({ storageKey: table.storageKey })
    .from(table)
    .where(and(isNotNull(table.storageKey), inArray(table.storageKey, keys)))
}

/** All owners' rows, those whose content was checked longest ago first; none if all were checked since `before`. */
export function rowsToCheck(db: Database, table: StoredFileTable, before: Date, limit: number) {
  const isDue = and(lt(table.contentCheckedAt, before), isNotNull(table.storageKey))
  const due = db.select({ one: sql`1` }).from(table).where(isDue).limit(1)
  return db
    .select({
      id: table.id,
      storageKey: sql<string>`${table.storageKey}`.as('storage_key'),
      misses: table.contentMisses,
      missedAt: table.contentMissedAt,
      lostAt: table.contentLostAt,
    })
    .from(table)
    .where(and(isNotNull(table.contentCheckedAt), isNotNull(table.storageKey), exists(due)))
    .orderBy(asc(table.contentCheckedAt))
    .limit(limit)
}

interface FileInStore {
  id: string
  storageKey: string
}

// The key shows whether the content was replaced since the row was read.
function withContent(table: StoredFileTable, { id, storageKey }: FileInStore) {
  return and(eq(table.id, id), eq(table.storageKey, storageKey))
}

export function markContentFound(db: Database, table: StoredFileTable, files: FileInStore[], now: Date) {
  const keys = sql`(select value from json_each(${JSON.stringify(files.map(({ storageKey }) => storageKey))}))`
  return db
    .update(table)
    .set({ contentCheckedAt: now, contentMisses: 0, contentMissedAt: null, contentLostAt: null })
    .where(inArray(table.storageKey, keys))
}

export function markContentMissing(
  db: Database,
  table: StoredFileTable,
  file: FileInStore,
  { misses, missedAt, lostAt }: Misses,
  now: Date,
) {
  return db
    .update(table)
    .set({
      contentCheckedAt: now,
      contentMisses: misses,
      contentMissedAt: missedAt,
      contentLostAt: lostAt,
    })
    .where(withContent(table, file))
}

/** Makes the row wait for its content again, if it is replaceable. It keeps the key of the content. */
export function markContentLost<Row extends StoredFileRow>(
  db: Database,
  { replaceable, table }: StoredFileRows<Row>,
  file: FileInStore,
) {
  const further: object = replaceable?.lost ?? {}
  return db
    .update(table)
    .set({ ...further, contentStoredAt: null })
    .where(and(withContent(table, file), replaceable?.condition))
}

/** Restores the content that the row was waiting for. */
export function markContentRecovered<Row extends StoredFileRow>(
  db: Database,
  { replaceable, table }: StoredFileRows<Row>,
  file: FileInStore,
  now: Date,
) {
  const further: object = replaceable?.recovered ?? {}
  return db
    .update(table)
    .set({ ...further, contentStoredAt: now })
    .where(and(withContent(table, file), isNull(table.contentStoredAt)))
}
