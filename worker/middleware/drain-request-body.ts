import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

/** Larger than any accepted body. A longer one is cut off. */
const DRAIN_MAX_BYTES = 32 * 1024 * 1024

/**
 * Reads and drops the rest of the body before the answer goes out. A connection closed while a body is still arriving
 * fails the next request on it, and the client never sees why its upload was rejected.
 */
export const drainRequestBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const { body } = c.req.raw
  if (!body || body.locked) return
  let size = 0
  try {
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > DRAIN_MAX_BYTES) break
    }
  } catch {
    // The client disconnected: nobody is waiting for the answer.
  }
}
