import { type AnySQLiteColumn, index, integer, text } from 'drizzle-orm/sqlite-core'
import { instant } from './columns.ts'

/** Columns of a row with a stored file. The row is announced first; a second request stores its content. */
export const storedFileColumns = () => ({
  fileName: text('file_name').notNull(),
  /** Size in bytes: as announced until the content is stored, then as counted. */
  fileSize: integer('file_size').notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
  /** Opaque key of the content in the file store, set once the whole content is stored. */
  storageKey: text('storage_key'),
  /** MIME type, detected from the first bytes of the content. */
  contentType: text('content_type'),
  /** SHA-256 of the content, in base64url. */
  contentHash: text('content_hash'),
  contentStoredAt: instant('content_stored_at'),
  /** When the content was last looked for in the file store. Set while there is content. */
  contentCheckedAt: instant('content_seen_at'),
  /** Times the content was missing since it was last found, counted at most once a day. */
  contentMisses: integer('content_misses').notNull().default(0),
  /** When it was last counted as missing. */
  contentMissedAt: instant('content_missed_at'),
  /** Since when the content counts as lost; null again once it is found or replaced. The key is kept meanwhile. */
  contentLostAt: instant('content_lost_at'),
})

type IndexedColumn =
  | 'ownerId'
  | 'contentHash'
  | 'contentStoredAt'
  | 'uploadedAt'
  | 'storageKey'
  | 'contentCheckedAt'

/** The indexes used by worker/database/stored-files.ts. */
export const storedFileIndexes = (tableName: string, table: Record<IndexedColumn, AnySQLiteColumn>) => [
  index(`${tableName}_owner_content`).on(table.ownerId, table.contentHash),
  index(`${tableName}_without_content`).on(table.contentStoredAt, table.uploadedAt),
  index(`${tableName}_storage_key`).on(table.storageKey),
  index(`${tableName}_content_seen`).on(table.contentCheckedAt),
]
