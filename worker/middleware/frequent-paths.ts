import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

const frequentPaths: ReadonlySet<string> = new Set(['/api/admin/presence'])

/**
 * Whether open pages send this request periodically by themselves. It does not count against the user's
 * limit, adds no message to deliver, and signs nobody out: it may overlap with a new sign-in.
 */
export function isFrequent(c: Context<AppEnv>): boolean {
  return frequentPaths.has(c.req.path)
}
