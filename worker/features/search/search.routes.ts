import { Hono } from 'hono'
import { searchQuerySchema } from '#contract/search.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { query } from '#middleware/body.ts'
import { administrator } from '#middleware/guards.ts'
import { findRecords } from './find-records.ts'

/** One search over all of the dashboard's records. */
export const search = new Hono<AppEnv>()
  .use(administrator)
  .get('/', query(searchQuerySchema), async (c) =>
    c.json(await findRecords(c.get('memberWork'), c.req.valid('query'))),
  )
