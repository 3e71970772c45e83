import { Hono } from 'hono'
import type { AppEnv } from '#middleware/app-env.ts'
import { administrator } from '#middleware/guards.ts'
import { showPresence } from './show-presence.ts'

/** Asked every two seconds by each dashboard in use; `frequent-paths.ts` names it. */
export const presence = new Hono<AppEnv>()
  .use(administrator)
  .get('/', async (c) => c.json(await showPresence(c.get('memberWork'))))
