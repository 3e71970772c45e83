import type { HonoRequest } from 'hono'
import { Malformed, TooLarge } from '#platform/errors.ts'

const JSON_MAX_BYTES = 64 * 1024

/**
 * The body as text, cached on the request so that it can be read again.
 * Throws `TooLarge` above 64 KiB, `Malformed` on invalid UTF-8 or an interrupted body.
 */
export async function readText(request: HonoRequest): Promise<string> {
  const before = await request.bodyCache.text
  if (before !== undefined) return before
  if (Number(request.header('content-length') ?? 0) > JSON_MAX_BYTES) throw new TooLarge('body_too_large')
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let size = 0
  let text = ''
  try {
    for await (const chunk of request.raw.body?.values({ preventCancel: true }) ?? []) {
      size += chunk.byteLength
      if (size > JSON_MAX_BYTES) throw new TooLarge('body_too_large')
      text += decoder.decode(chunk, { stream: true })
    }
    text += decoder.decode()
  } catch (error) {
    throw error instanceof TooLarge ? error : new Malformed('malformed_body')
  }
  request.bodyCache.text = text
  return text
}
