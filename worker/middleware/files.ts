import type { Context, MiddlewareHandler } from 'hono'
import type { ErrorCode } from '#contract/errors.ts'
import { FILE_MAX_BYTES, fileTypes } from '#contract/files.ts'
import { plainLine } from '#contract/plain-line.ts'
import { TooLarge, UnsupportedMediaType } from '#platform/errors.ts'
import { hasMediaType } from '#platform/media-type.ts'
import type { AppEnv } from './app-env.ts'
import { declared } from './declared.ts'

interface Accepted {
  types: readonly string[]
  maxBytes: number
  /** Error code of an unsupported media type. */
  unsupported: ErrorCode
  tooLarge: ErrorCode
}

/** Checks Content-Type and Content-Length of a file. The body itself is read later, by the verb. */
export function binaryBody({ types, maxBytes, unsupported, tooLarge }: Accepted): MiddlewareHandler<AppEnv> {
  const accepted = [...types, 'application/octet-stream']
  return declared({ input: { part: 'file', types, maxBytes } }, async (c, next) => {
    const contentType = c.req.header('content-type')
    if (!accepted.some((type) => hasMediaType(contentType, type))) throw new UnsupportedMediaType(unsupported)
    if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw new TooLarge(tooLarge)
    await next()
  })
}

/** The file of a policy or an exam. */
export const fileBody = binaryBody({
  types: Object.keys(fileTypes),
  maxBytes: FILE_MAX_BYTES,
  unsupported: 'file_type_refused',
  tooLarge: 'file_too_large',
})

interface StoredFile {
  fileName: string
  contentType: string
  body: ReadableStream
}

/** Without invisible characters and those that have a meaning in a path. */
const safeName = (fileName: string) => plainLine(fileName).replaceAll(/[/\\]/g, '_')

/** RFC 8187: `encodeURIComponent` leaves characters that delimit the value. */
const extendedValue = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** A download under its file name; the browser never opens it as a page. */
export function fileAnswer(c: Context<AppEnv>, { fileName, contentType, body }: StoredFile) {
  return c.body(body, 200, {
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename*=UTF-8''${extendedValue(safeName(fileName))}`,
  })
}

/** A download of a CSV table. */
export function csvAnswer(c: Context<AppEnv>, fileName: string, table: ReadableStream<Uint8Array>) {
  return c.body(table, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName}"`,
  })
}
