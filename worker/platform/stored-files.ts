import type { BatchResponse } from 'drizzle-orm/batch'
import type { AuditAction } from '#contract/audit.ts'
import { CONTENT_WAIT_HOURS, FILE_MAX_BYTES, type FileInput } from '#contract/files.ts'
import type { Statement } from '#database/client.ts'
import {
  contentsSeenBefore,
  deleteStoredFile,
  deleteUnsent,
  markContentLost,
  markContentSeen,
  type StoredFileRow,
  type StoredFileRows,
  storageKeysInUse,
  storeContent,
} from '#database/stored-files.ts'
import { after, DAY, HOUR } from '#domain/duration.ts'
import { auditEntry } from './audit-entry.ts'
import { Conflict, NotFound } from './errors.ts'
import {
  clearFiles,
  findMissingFiles,
  hashContent,
  openFile,
  readContent,
  requireFileType,
  storeFile,
} from './files.ts'
import { log } from './log.ts'
import { type Sweep, sweepFiles } from './sweep-files.ts'
import { requireAllowed, throttle } from './throttle.ts'
import type { MemberWork } from './work.ts'

/**
 * How many contents one run looks for, so that it ends within a minute. The next run continues with those
 * checked longest ago.
 */
const LOOKUPS_PER_RUN = 40

type AuditSubject = AuditAction extends infer Action
  ? Action extends `${infer Subject}.content_stored`
    ? Subject
    : never
  : never

/** What differs between the kinds of stored files. */
export interface StoredFileKind<Row extends StoredFileRow, Answer, Reads extends readonly Statement[]> {
  rows: StoredFileRows<Row>
  /** Folder of the contents in the file store. */
  folder: string
  /** First part of the audit actions: `<subject>.content_stored`, `<subject>.deleted`. */
  auditSubject: AuditSubject
  /** Key of the row's id in the log line of a lost file. */
  logKey: string
  toAnswer: (row: Row) => Answer
  /** Further columns to set with the content. Their values come from reads in the first round trip. */
  contentColumns: {
    reads: (work: MemberWork, now: Date) => Reads
    toColumns: (results: BatchResponse<Reads>, now: Date) => Partial<Row>
  }
}

/**
 * Counts an announcement and runs the reads in the same round trip; returns their results.
 * Throws `TooMany` over the limit.
 */
export async function countAnnouncement<const Reads extends readonly Statement[]>(
  work: MemberWork,
  reads: Reads,
): Promise<BatchResponse<Reads>> {
  const announcements = await throttle(work, 'uploadPerAccount', work.member.id)
  const [counted, ...results] = await work.attempt([announcements.attempt, ...reads])
  requireAllowed(work, counted)
  return results
}

/** The columns of a stored file that is announced. */
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
    contentSeenAt: null,
    contentLostAt: null,
  }
}

/** The lifecycle of a stored file after its announcement, for one kind of file. */
export function storedFiles<Row extends StoredFileRow, Answer, const Reads extends readonly Statement[]>(
  kind: StoredFileKind<Row, Answer, Reads>,
) {
  const { auditSubject, folder, rows } = kind
  const { table } = rows

  return {
    /**
     * Stores the content of an announced file. Its bytes decide its type, and the name must agree. The content goes to
     * the file store before the row points to it; `clearOrphans` deletes content that no row points to.
     */
    async store(work: MemberWork, id: string, body: ReadableStream<Uint8Array> | null): Promise<Answer> {
      const { attempt, caller, clock, db, env, member, write } = work
      const now = clock.now()
      const contents = await throttle(work, 'uploadContentPerAccount', member.id)
      // A rejected upload counts too, and its body is not read.
      const [counted, [file], ...results] = await attempt([
        contents.attempt,
        rows.rowOf(db, member.id, id),
        ...kind.contentColumns.reads(work, now),
      ])
      requireAllowed(work, counted)
      if (!file) throw new NotFound()
      if (file.contentStoredAt) throw new Conflict('file_already_stored')
      const content = await readContent(body, FILE_MAX_BYTES)
      const contentType = requireFileType(file.fileName, content)
      const contentHash = await hashContent(content)
      const audit = await auditEntry(work, `${auditSubject}.content_stored`, id)
      const columns = kind.contentColumns.toColumns(results, now)
      const storageKey = await storeFile(env, folder, content, contentType)
      const stored = { fileSize: content.byteLength, storageKey, contentType, contentHash }
      const [, [changed], [same], [present]] = await write(
        storeContent(db, rows, member.id, id, stored, columns, audit),
      )
      if (changed && present) return kind.toAnswer(present)
      await clearFiles(env, [storageKey], caller.requestId)
      if (!present) throw new NotFound()
      throw new Conflict(same && !present.contentStoredAt ? 'file_sent_before' : 'file_already_stored')
    },

    /** Name, type and bytes of the member's own file. */
    async open({ db, env, member, read }: MemberWork, id: string) {
      const [[file]] = await read([rows.rowOf(db, member.id, id)])
      const body = file?.storageKey ? await openFile(env, file.storageKey) : undefined
      if (!file || !body) throw new NotFound()
      return { fileName: file.fileName, contentType: file.contentType ?? 'application/octet-stream', body }
    },

    /** Deletes the row, then its content; if the file store fails, `clearOrphans` deletes the content later. */
    async delete(work: MemberWork, id: string): Promise<void> {
      const { caller, db, env, member, write } = work
      const audit = await auditEntry(work, `${auditSubject}.deleted`, id)
      const [, [deleted]] = await write(deleteStoredFile(db, table, member.id, id, audit))
      if (!deleted) throw new NotFound()
      if (deleted.storageKey) await clearFiles(env, [deleted.storageKey], caller.requestId)
    },

    /** Deletes rows whose content did not come in time. Returns how many. */
    async clearUnsent({ db, clock }: Pick<Sweep, 'db' | 'clock'>): Promise<number> {
      return (await deleteUnsent(db, table, after(clock.now(), -CONTENT_WAIT_HOURS * HOUR))).length
    },

    /** Deletes contents that no row points to. Returns how many. */
    clearOrphans(sweep: Sweep): Promise<number> {
      return sweepFiles(sweep, folder, (keys) => storageKeysInUse(sweep.db, table, keys))
    },

    /**
     * Checks once a day whether the content of each row still exists. If it is missing, the row waits for
     * its content again; a row that is not replaceable is only logged. Returns how many are missing.
     */
    async findLost({ db, clock, env }: Sweep): Promise<number> {
      const now = clock.now()
      const due = await contentsSeenBefore(db, rows, after(now, -DAY), LOOKUPS_PER_RUN)
      const missing = await findMissingFiles(env, due)
      const [head, ...rest] = due.map((row) => {
        const isReplaceable = row.isReplaceable === 1
        if (missing.has(row)) log('error', { name: 'LostFile', [kind.logKey]: row.id, isReplaceable })
        return missing.has(row) && isReplaceable
          ? markContentLost(db, rows, row.id, row.storageKey, now)
          : markContentSeen(db, table, row.id, row.storageKey, now)
      })
      if (head) await db.batch([head, ...rest])
      return missing.size
    },
  }
}
