import { Hono } from 'hono'
import { viewSchema } from '#contract/presence.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody } from '#middleware/body.ts'
import { administrator } from '#middleware/guards.ts'
import { noContent } from '#middleware/no-content.ts'
import { free } from '#middleware/quota.ts'
import { noteView, showPresence } from './presence.ts'

/** Every dashboard in use requests it every 1.25 seconds; `frequent-paths.ts` lists it. */
export const presence = new Hono<AppEnv>()
  .use(administrator)
  .get('/', async (c) => c.json(await showPresence(c.get('memberWork'))))
  .post('/', free('one row for each open tab, deleted within a minute or two'), jsonBody(viewSchema), (c) =>
    noContent(c, noteView(c.get('memberWork'), c.req.valid('json'))),
  )
