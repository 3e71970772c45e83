import { Hono } from 'hono'
import type { AppEnv } from '#middleware/app-env.ts'
import { approvedMember } from '#middleware/guards.ts'
import { type NowParts, showNow } from './show-now.ts'

/** @param parts what the answer needs from other features */
export function nowRoutes(parts: NowParts) {
  return new Hono<AppEnv>()
    .use(approvedMember)
    .get('/', async (c) => c.json(await showNow(c.get('memberWork'), parts)))
}
