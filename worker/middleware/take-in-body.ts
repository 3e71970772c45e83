import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

/** More than any body that is taken; whoever sends more is cut off. */
const TAKEN_IN_MAX_BYTES = 32 * 1024 * 1024

/**
 * What an answer left unread of the body is read and dropped before it goes out. A connection closed on a body that is
 * still coming fails the next request on it, and the one who sent too much never sees why it was refused.
 */
export const takeInBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const { body } = c.req.raw
  if (!body || body.locked) return
  let size = 0
  try {
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > TAKEN_IN_MAX_BYTES) break
    }
  } catch {
    // It broke off: there is nobody left to answer.
  }
}
