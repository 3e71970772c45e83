import { Hono } from 'hono'
import { periodQuerySchema } from '#contract/periods.ts'
import { sleepQuerySchema, sleepSchema } from '#contract/sleep.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody, query } from '#middleware/body.ts'
import { csvAnswer } from '#middleware/files.ts'
import { approvedMember } from '#middleware/guards.ts'
import { ifMatch, tagged } from '#middleware/if-match.ts'
import { limited } from '#middleware/limited.ts'
import { paged } from '#middleware/next-page.ts'
import { noContent } from '#middleware/no-content.ts'
import { counts } from '#middleware/quota.ts'
import { SLEEP_FILE_NAME } from '#texts/sleep.ts'
import { addSleep } from './add-sleep.ts'
import { editSleep } from './edit-sleep.ts'
import { exportSleep } from './export-sleep.ts'
import { showSleepPeriod } from './show-sleep-period.ts'
import { deleteSleep, listSleep, showSleep, showSleepToday } from './sleep-entry.ts'

export const sleep = new Hono<AppEnv>()
  .use(approvedMember)
  .get('/', query(sleepQuerySchema), async (c) =>
    c.json(paged(c, await listSleep(c.get('memberWork'), c.req.valid('query')))),
  )
  .get('/today', async (c) => c.json(await showSleepToday(c.get('memberWork'))))
  .get('/period', query(periodQuerySchema), async (c) => {
    const { period, day } = c.req.valid('query')
    return c.json(await showSleepPeriod(c.get('memberWork'), period, day))
  })
  .get('/export', limited('exportPerAccount'), async (c) =>
    csvAnswer(c, SLEEP_FILE_NAME, await exportSleep(c.get('memberWork'))),
  )
  .post('/', counts('sleep'), jsonBody(sleepSchema), async (c) =>
    c.json(tagged(c, await addSleep(c.get('memberWork'), c.req.valid('json'))), 201),
  )
  .get('/:id', async (c) => c.json(tagged(c, await showSleep(c.get('memberWork'), c.req.param('id')))))
  .patch('/:id', counts('sleep'), ifMatch, jsonBody(sleepSchema), async (c) =>
    c.json(tagged(c, await editSleep(c.get('memberWork'), c.req.param('id'), c.req.valid('json')))),
  )
  .delete('/:id', ifMatch, (c) => noContent(c, deleteSleep(c.get('memberWork'), c.req.param('id'))))
