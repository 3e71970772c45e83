import { Hono } from 'hono'
import {
  statisticsMonthsQuerySchema,
  statisticsQuerySchema,
  statisticsRowsQuerySchema,
} from '#contract/statistics.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { query } from '#middleware/body.ts'
import { administrator } from '#middleware/guards.ts'
import { listMonths } from './list-months.ts'
import { listRows } from './list-rows.ts'
import { showStatistics } from './show-statistics.ts'

/** The dashboard's statistics and the rows behind each number. */
export const statistics = new Hono<AppEnv>()
  .use(administrator)
  .get('/', query(statisticsQuerySchema), async (c) =>
    c.json(await showStatistics(c.get('memberWork'), c.req.valid('query'))),
  )
  .get('/rows', query(statisticsRowsQuerySchema), async (c) =>
    c.json(await listRows(c.get('memberWork'), c.req.valid('query'))),
  )
  .get('/months', query(statisticsMonthsQuerySchema), async (c) =>
    c.json(await listMonths(c.get('memberWork'), c.req.valid('query'))),
  )
