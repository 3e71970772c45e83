import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type AuditEntry, recordAuditWhere } from './audit.ts'
import type { Database } from './client.ts'
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
  /** The whole row with the id, if it is the owner's. */
  rowOf: (db: Database, ownerId: string, id: string) => RunnableQuery<Row[], 'sqlite'> & PromiseLike<Row[]>
  /** Rows whose lost content the owner may send again, and the further columns to reset; every row if left out. */
  replaceable?: { condition: SQL; reset: Partial<Row> }
}

function owned({ id, ownerId }: StoredFileTable, owner: string, fileId: string) {
  return and(eq(id, fileId), eq(ownerId, owner))
}

/** Another file of the same owner with the same content. */
function sameContent(db: Database, table: StoredFileTable, ownerId: string, hash: string, exceptId: string) {
  return db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.ownerId, ownerId), eq(table.contentHash, hash), ne(table.id, exceptId)))
    .limit(1)
}

/**
 * The audit insert and the update with the content, for one batch, followed by another file with the same content and
 * the row itself. Changes nothing if the row has content or another file of the owner has the same.
 * @param columns further columns of the row to set
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
  return [
    recordAuditWhere(db, audit, table, awaitsContent),
    db
      .update(table)
      .set({
        ...content,
        ...further,
        contentStoredAt: audit.at,
        contentSeenAt: audit.at,
        contentLostAt: null,
      })
      .where(awaitsContent)
      .returning({ id: table.id }),
    sameContent(db, table, ownerId, content.contentHash, id),
    rowOf(db, ownerId, id),
  ] as const
}

/** The audit insert and the delete, for one batch. */
export function deleteStoredFile(
  db: Database,
  table: StoredFileTable,
  ownerId: string,
  id: string,
  audit: AuditEntry,
) {
  return [
    recordAuditWhere(db, audit, table, owned(table, ownerId, id)),
    db
      .delete(table)
      .where(owned(table, ownerId, id))
      .returning({ storageKey: table.storageKey }),
  ] as const
}

/** Deletes rows of every owner whose content never came. Rows with lost content stay: they wait without a time limit. */
export function deleteUnsent(db: Database, table: StoredFileTable, before: Date) {
  return db
    .delete(table)
    .where(and(isNull(table.contentStoredAt), lt(table.uploadedAt, before), isNull(table.contentLostAt)))
    .returning({ id: table.id })
}

/** Those of the keys that a row points to. */
export function storageKeysInUse(db: Database, table: StoredFileTable, keys: string[]) {
  return db
    .select({ storageKey: table.storageKey })
    .from(table)
    .where(and(isNotNull(table.storageKey), inArray(table.storageKey, keys)))
}

/** Contents of every owner that were last seen before the instant, the oldest first. */
export function contentsSeenBefore<Row extends StoredFileRow>(
  db: Database,
  { replaceable, table }: StoredFileRows<Row>,
  before: Date,
  limit: number,
) {
  return db
    .select({
      id: table.id,
      storageKey: sql<string>`${table.storageKey}`,
      isReplaceable: sql<number>`${replaceable?.condition ?? sql`1`}`,
    })
    .from(table)
    .where(and(lt(table.contentSeenAt, before), isNotNull(table.storageKey)))
    .orderBy(asc(table.contentSeenAt))
    .limit(limit)
}

// The key tells whether the content was replaced since the row was read.
function withContent({ id, storageKey }: StoredFileTable, fileId: string, key: string) {
  return and(eq(id, fileId), eq(storageKey, key))
}

export function markContentSeen(db: Database, table: StoredFileTable, id: string, key: string, now: Date) {
  return db
    .update(table)
    .set({ contentSeenAt: now })
    .where(withContent(table, id, key))
}

/** Makes the row wait for its content again, if it is still replaceable. */
export function markContentLost<Row extends StoredFileRow>(
  db: Database,
  { replaceable, table }: StoredFileRows<Row>,
  id: string,
  key: string,
  now: Date,
) {
  const further: object = replaceable?.reset ?? {}
  return db
    .update(table)
    .set({
      ...further,
      storageKey: null,
      contentType: null,
      contentHash: null,
      contentStoredAt: null,
      contentSeenAt: null,
      contentLostAt: now,
    })
    .where(and(withContent(table, id, key), replaceable?.condition))
}
