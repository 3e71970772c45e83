import type { AuditAction } from '#contract/audit.ts'
import { CONTENT_WAIT_HOURS, FILE_MAX_BYTES, type FileInput } from '#contract/files.ts'
import type { Answer, Batch } from '#database/batch.ts'
import type { Database } from '#database/client.ts'
import {
  deleteStoredFile,
  deleteUnsent,
  markContentFound,
  markContentLost,
  markContentMissing,
  markContentRecovered,
  rowsToCheck,
  type StoredFileRow,
  type StoredFileRows,
  storageKeysInUse,
  storeContent,
} from '#database/stored-files.ts'
import { after, HOUR } from '#domain/duration.ts'
import { acceptFile } from './accepted-file.ts'
import { auditEntry } from './audit-entry.ts'
import { Conflict, NotFound, QuotaReached } from './errors.ts'
import { clearFiles, hashContent, openFile, orUnavailable, readContent, storeFile } from './files.ts'
import { type CheckedFile, findLostFiles } from './find-lost-files.ts'
import type { Sweep } from './keys-in-use.ts'
import { sweepFiles } from './sweep-files.ts'
import type { MemberWork } from './work.ts'

type AuditSubject = AuditAction extends infer Action
  ? Action extends `${infer Subject}.content_stored`
    ? Subject
    : never
  : never

/** What differs between the kinds of stored files. */
export interface StoredFileKind<Row extends StoredFileRow, Shown, Reads extends Batch> {
  rows: StoredFileRows<Row>
  /** Folder of the contents in the file store. */
  folder: string
  /** First part of the audit actions: `<subject>.content_stored`, `<subject>.deleted`. */
  auditSubject: AuditSubject
  /** Name of the cron step that looks for lost files, for the error log. */
  lostStep: string
  toAnswer: (row: Row) => Shown
  /** Further columns to set with the content. Their values come from reads in the first round trip. */
  contentColumns: {
    reads: (work: MemberWork, now: Date) => Reads
    toColumns: (results: Answer<Reads>, now: Date) => Partial<Row>
  }
}

/** The columns of an announced file. */
export function announcedFile({ clock, member }: MemberWork, { fileName, fileSize }: FileInput) {
  return {
    id: crypto.randomUUID(),
    ownerId: member.id,
    fileName,
    fileSize,
    uploadedAt: clock.now(),
    storageKey: null,
    contentType: null,
    contentHash: null,
    contentStoredAt: null,
    contentCheckedAt: null,
    contentMisses: 0,
    contentMissedAt: null,
    contentLostAt: null,
  }
}

/** The lifecycle of a stored file after its announcement, for one kind of file. */
export function storedFiles<Row extends StoredFileRow, Shown, const Reads extends Batch>(
  kind: StoredFileKind<Row, Shown, Reads>,
) {
  const { auditSubject, folder, rows } = kind
  const { table } = rows

  return {
    folder,

    /**
     * Stores the content of an announced file. Its type is detected from the bytes and must match the name.
     * Pictures are stored without their metadata; the recorded size stays that of the file as received, by
     * which it is recognised. The content is stored before the row refers to it; `moveOrphans` finds content
     * that no row refers to.
     */
    async store(work: MemberWork, id: string, body: ReadableStream<Uint8Array> | null): Promise<Shown> {
      const { clock, db, env, member, read, write } = work
      const now = clock.now()
      // A rejected upload counts too, and its body is not read.
      const results = await read({
        file: rows.rowOf(db, member.id, id),
        reads: kind.contentColumns.reads(work, now),
      })
      const [file] = results.file
      if (!file) throw new NotFound()
      if (file.contentStoredAt) throw new Conflict('file_already_stored')
      const received = await readContent(body, FILE_MAX_BYTES)
      const { content, contentType } = await acceptFile(file.fileName, received)
      const contentHash = await hashContent(content)
      const audit = await auditEntry(work, `${auditSubject}.content_stored`, id)
      const columns = kind.contentColumns.toColumns(results.reads as unknown as Answer<Reads>, now)
      const storageKey = await orUnavailable(storeFile(env, folder, content, contentType))
      const stored = { fileSize: received.byteLength, storageKey, contentType, contentHash }
      const { changed, same, present } = await write(
        storeContent(db, rows, member.id, id, stored, columns, audit),
      ).catch(async (error: unknown) => {
        // After any other error a row may refer to the content.
        if (error instanceof QuotaReached) await clearFiles(work, [storageKey])
        throw error
      })
      if (changed[0] && present[0]) return kind.toAnswer(present[0])
      await clearFiles(work, [storageKey])
      if (!present[0]) throw new NotFound()
      throw new Conflict(same[0] && !present[0].contentStoredAt ? 'file_sent_before' : 'file_already_stored')
    },

    /** Name, type and bytes of the member's own file. */
    async open({ db, env, member, read }: MemberWork, id: string) {
      const [[file]] = await read([rows.rowOf(db, member.id, id)])
      const body = file?.storageKey ? await openFile(env, file.storageKey) : undefined
      if (!file || !body) throw new NotFound()
      return { fileName: file.fileName, contentType: file.contentType ?? 'application/octet-stream', body }
    },

    /** Deletes the row, then its content; if the file store fails, the cron deletes the content later. */
    async delete(work: MemberWork, id: string): Promise<void> {
      const { db, member, write } = work
      const audit = await auditEntry(work, `${auditSubject}.deleted`, id)
      const { deleted } = await write(deleteStoredFile(db, table, member.id, id, audit))
      if (!deleted[0]) throw new NotFound()
      if (deleted[0].storageKey) await clearFiles(work, [deleted[0].storageKey])
    },

    /** Deletes rows whose content did not arrive in time. Returns how many. */
    async clearUnsent({ db, clock }: Pick<Sweep, 'db' | 'clock'>): Promise<number> {
      return (await deleteUnsent(db, table, after(clock.now(), -CONTENT_WAIT_HOURS * HOUR))).length
    },

    /** The keys among these that a row refers to. */
    keysInUse: (db: Database, keys: string[]) => storageKeysInUse(db, table, keys),

    /** Moves contents that no row refers to into the orphans' folder. Returns how many. */
    moveOrphans(sweep: Sweep): Promise<number> {
      return sweepFiles(sweep, folder, (db, keys) => storageKeysInUse(db, table, keys))
    },

    /**
     * Checks once a day whether the content of each row still exists. Lost content may be sent again, if
     * replaceable.
     */
    findLost(sweep: Sweep) {
      const { db } = sweep
      return findLostFiles<CheckedFile & { id: string }>(sweep, kind.lostStep, {
        folder,
        rowsToCheck: (before, limit) => rowsToCheck(db, table, before, limit),
        markFound: (files, now) => [markContentFound(db, table, files, now)],
        markMissing: (file, misses, now) => [markContentMissing(db, table, file, misses, now)],
        markLost: (file) => [markContentLost(db, rows, file)],
        markRecovered: (file, now) => [markContentRecovered(db, rows, file, now)],
      })
    },
  }
}
