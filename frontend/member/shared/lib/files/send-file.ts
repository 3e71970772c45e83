import type { ErrorCode } from '#contract/errors.ts'
import { type FileInput, visibleName } from '#contract/files.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import type { createIdempotencyKeys } from '#shared/lib/api/idempotency.ts'
import { contentTypeOf, type NamedFile } from '#shared/lib/files/file-rules.ts'
import { upload } from '#shared/lib/files/upload.ts'

/** After these the content will never be taken, so a record that waits for it is of no use. */
const FINAL: readonly ErrorCode[] = [
  'file_missing',
  'file_type_refused',
  'file_too_large',
  'file_sent_before',
]

/** Whether sending the same file again is in vain. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && FINAL.some((code) => error.is(code))
}

/** A record that says where its content goes. */
export interface Announced {
  id: string
  fileName: string
  /** Bytes. */
  fileSize: number
  hasContent: boolean
  filePath: string
}

/** Whether the record was announced for a file of this name, as the server keeps it. */
export function isNamedAs(row: Pick<Announced, 'fileName'>, { name }: Pick<NamedFile, 'name'>): boolean {
  return row.fileName === visibleName(name)
}

/** The record that an earlier try left for this very file. */
export function waitingFor<Row extends Announced>(file: NamedFile, rows: readonly Row[]): Row | undefined {
  return rows.find((row) => !row.hasContent && row.fileSize === file.size && isNamedAs(row, file))
}

/** Where a file goes. */
export interface UploadTarget<Row extends Announced> {
  announce: (json: FileInput, key: string, signal: AbortSignal) => Promise<Row>
  /** Removes what was announced. */
  remove: (row: Row) => Promise<unknown>
}

export interface Sending<Row extends Announced> {
  target: UploadTarget<Row>
  file: File
  /** The record that waits for this very file, if an earlier try announced one. */
  waiting: Row | undefined
  /** Told whenever that changes, for the next try. */
  onWaiting: (row: Row | undefined) => void
  keys: ReturnType<typeof createIdempotencyKeys>
  onProgress: (sent: number) => void
  signal: AbortSignal
}

/** Removes a record; gone already is gone. */
export async function removeIfThere(removal: Promise<unknown>): Promise<void> {
  try {
    await removal
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}

async function announce<Row extends Announced>({ target, file, keys, signal, onWaiting }: Sending<Row>) {
  const json = { fileName: file.name, fileSize: file.size }
  const key = keys.keyFor({ ...json, lastModified: file.lastModified })
  const row = await target.announce(json, key, signal)
  keys.reset()
  onWaiting(row)
  return row
}

/**
 * Announces a file and sends its content. Nothing half-sent stays of a file that was refused or cancelled;
 * of one that broke off, the record stays, and the next try fills it.
 */
export async function sendFile<Row extends Announced>(sending: Sending<Row>): Promise<void> {
  const { target, file, waiting, onWaiting, onProgress, signal } = sending
  const row = waiting ?? (await announce(sending))
  try {
    const contentType = contentTypeOf(file.name)
    await upload({ path: row.filePath, content: file, contentType, onProgress, signal })
    onWaiting(undefined)
  } catch (error) {
    const hasCode = (code: ErrorCode) => error instanceof ApiError && error.is(code)
    // An earlier try had arrived, and only its answer was lost.
    if (hasCode('file_already_stored')) return onWaiting(undefined)
    if (waiting && hasCode('not_found')) return sendFile({ ...sending, waiting: undefined })
    if (signal.aborted || isFinal(error)) {
      onWaiting(undefined)
      // What cannot be removed now goes by itself after a day.
      await target.remove(row).catch(() => undefined)
    }
    throw error
  }
}
