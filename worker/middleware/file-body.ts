import type { Context, MiddlewareHandler } from 'hono'
import { FILE_MAX_BYTES, fileTypes } from '../contract/files.ts'
import { TooLarge, UnsupportedMediaType } from '../platform/errors.ts'
import type { AppEnv } from './app-env.ts'

const accepted = new Set<string>([...Object.keys(fileTypes), 'application/octet-stream'])

/** The bytes of a file: of a type that is taken, and not announced as too large. They are read later. */
export const fileBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!accepted.has(c.req.header('content-type') ?? '')) throw new UnsupportedMediaType('file_type_refused')
  if (Number(c.req.header('content-length') ?? 0) > FILE_MAX_BYTES) throw new TooLarge('file_too_large')
  await next()
}

interface StoredFile {
  fileName: string
  contentType: string
  body: ReadableStream
}

/** A download under its own name; what is inside is never opened as a page. */
export function fileAnswer(c: Context<AppEnv>, { fileName, contentType, body }: StoredFile) {
  return c.body(body, 200, {
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  })
}
