import type { ErrorCode } from '#contract/errors.ts'
import { type FileInput, visibleName } from '#contract/files.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import type { createIdempotencyKeys } from '#shared/lib/api/idempotency.ts'
import { contentTypeOf, type NamedFile } from '#shared/lib/files/file-rules.ts'
import { upload } from '#shared/lib/files/upload.ts'

/** After these errors the server will never accept the content, so the announced row is removed. */
const FINAL_CODES: readonly ErrorCode[] = [
  'file_missing',
  'file_type_refused',
  'file_too_large',
  'file_unreadable',
  'file_too_many_pixels',
  'file_too_complex',
  'file_sent_before',
]

/** Whether resending the same file cannot succeed. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && FINAL_CODES.some((code) => error.is(code))
}

/** An announced file: a row whose content may still be missing. */
export interface AnnouncedFile {
  id: string
  fileName: string
  /** Bytes. */
  fileSize: number
  hasContent: boolean
  /** Whether the content was received but is missing; it may be found again. */
  isLost: boolean
  filePath: string
}

/** Whether the row was announced for a file of this name, compared as the server stores names. */
export function isNamedAs(row: Pick<AnnouncedFile, 'fileName'>, { name }: Pick<NamedFile, 'name'>): boolean {
  return row.fileName === visibleName(name)
}

/** The row of an earlier attempt that still waits for this file. */
export function findUnsent<Row extends AnnouncedFile>(
  file: NamedFile,
  rows: readonly Row[],
): Row | undefined {
  return rows.find((row) => !row.hasContent && row.fileSize === file.size && isNamedAs(row, file))
}

/** The API calls of one kind of file. */
export interface UploadTarget<Row extends AnnouncedFile> {
  announce: (json: FileInput, key: string) => Promise<Row>
  remove: (row: Row) => Promise<unknown>
}

export interface SendFileOptions<Row extends AnnouncedFile> {
  target: UploadTarget<Row>
  file: File
  /** The row of an earlier attempt that still waits for this file. */
  waiting: Row | undefined
  /** Called when that row changes, so that the next attempt uses it. */
  onWaiting: (row: Row | undefined) => void
  keys: ReturnType<typeof createIdempotencyKeys>
  onProgress: (sent: number) => void
  /** Called after deleting a row whose announcement was answered only after the cancellation. */
  onLateRemoval: () => void
  signal: AbortSignal
}

/** Rows that have their content, or are about to. */
const filledRows = new Set<string>()

/** Awaits a deletion; a row that no longer exists counts as deleted. */
export async function removeIfThere(removal: Promise<unknown>): Promise<void> {
  try {
    await removal
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}

/**
 * Announces the file. The request is not aborted, because only its answer identifies the row to delete after a
 * cancellation.
 */
async function announce<Row extends AnnouncedFile>({
  target,
  file,
  keys,
  signal,
  onWaiting,
  onLateRemoval,
}: SendFileOptions<Row>) {
  const json = { fileName: file.name, fileSize: file.size }
  const key = keys.keyFor({ ...json, lastModified: file.lastModified })
  const announcing = target.announce(json, key)
  const row = await Promise.race([announcing, whenAborted(signal)])
  keys.reset()
  if (!row) {
    void announcing.then(removeUnfilled).then(onLateRemoval, () => undefined)
    throw signal.reason
  }
  onWaiting(row)
  return row

  /** Another attempt may have found the row in the list and filled it. */
  async function removeUnfilled(late: Row) {
    if (!filledRows.has(late.id)) await target.remove(late)
  }
}

function whenAborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
}

/**
 * Announces a file and sends its content. If the file is rejected or the upload is cancelled, the announced row is
 * deleted, unless its content was lost and may be found. After a lost connection the row stays, and the next attempt
 * fills it.
 */
export async function sendFile<Row extends AnnouncedFile>(options: SendFileOptions<Row>): Promise<void> {
  const { target, file, waiting, onWaiting, onProgress, signal } = options
  const row = waiting ?? (await announce(options))
  filledRows.add(row.id)
  try {
    const contentType = contentTypeOf(file.name)
    await upload({ path: row.filePath, content: file, contentType, onProgress, signal })
    onWaiting(undefined)
  } catch (error) {
    const hasCode = (code: ErrorCode) => error instanceof ApiError && error.is(code)
    // An earlier attempt succeeded, but its response was lost.
    if (hasCode('file_already_stored')) return onWaiting(undefined)
    if (waiting && hasCode('not_found')) return sendFile({ ...options, waiting: undefined })
    if (signal.aborted || isFinal(error)) {
      onWaiting(undefined)
      // If this fails, the server deletes the row after a day.
      if (!row.isLost) await target.remove(row).catch(() => undefined)
    }
    throw error
  }
}
