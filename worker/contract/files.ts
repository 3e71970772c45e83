import * as v from 'valibot'
import { FILE_EMPTY, FILE_REQUIRED, FILE_TYPE_REFUSED, fileNameTooLong, fileTooLarge } from '#texts/files.ts'

const FILE_MAX_MB = 10
export const FILE_MAX_BYTES = FILE_MAX_MB * 1024 * 1024
export const FILE_NAME_MAX = 200
/** Uploads per hour and member. Announcements and contents are counted separately, failed ones included. */
export const UPLOADS_PER_HOUR = 10
/** Hours after which an announced file whose content never arrived is deleted. */
export const CONTENT_WAIT_HOURS = 24

/** Maximum pixels of a picture, enough for the 50 megapixels of a phone's camera. */
export const PICTURE_PIXELS_MAX = 50_000_000
/** Maximum pixels of a picture's longer side. */
export const PICTURE_SIDE_MAX = 30_000

/** Decompressed bytes of one stream of a PDF. A page scanned in colour at 600 dpi has 104 MB. */
export const PDF_STREAM_MAX_BYTES = 128 * 1024 * 1024
/** Decompressed bytes of all streams of a PDF together. */
export const PDF_STREAMS_MAX_BYTES = 512 * 1024 * 1024

/** Accepted file types. The extension must match the content. */
export const fileTypes = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
} as const
export const fileExtensions = Object.values(fileTypes).flat()

/** The extension in lower case without the dot; empty if there is none. */
export function extensionOf(fileName: string): string {
  return /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
}

/** Removes control characters and direction marks, which could hide an extension. */
export function visibleName(fileName: string): string {
  return fileName.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '').trim()
}

/** Announces a file; its bytes follow in a separate request. */
export const fileSchema = v.object({
  fileName: v.pipe(
    v.string(FILE_REQUIRED),
    v.transform(visibleName),
    v.nonEmpty(FILE_REQUIRED),
    v.maxLength(FILE_NAME_MAX, fileNameTooLong({ characters: FILE_NAME_MAX })),
    v.check((name) => fileExtensions.some((extension) => extension === extensionOf(name)), FILE_TYPE_REFUSED),
  ),
  fileSize: v.pipe(
    v.number(FILE_REQUIRED),
    v.integer(FILE_REQUIRED),
    v.minValue(1, FILE_EMPTY),
    v.maxValue(FILE_MAX_BYTES, fileTooLarge({ megabytes: FILE_MAX_MB })),
  ),
})
export type FileInput = v.InferOutput<typeof fileSchema>
