import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

const frequentPaths: ReadonlySet<string> = new Set(['/api/admin/presence'])

/**
 * Whether an open page asks this by itself all the time. Such a request takes nothing from what the user may ask, adds no
 * message to deliver, and signs nobody out: it may cross a new sign-in on its way.
 */
export function isFrequent(c: Context<AppEnv>): boolean {
  return frequentPaths.has(c.req.path)
}
