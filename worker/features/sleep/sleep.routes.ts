import { Hono } from 'hono'
import { pageQuerySchema } from '#contract/page.ts'
import { sleepSchema } from '#contract/sleep.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody, query } from '#middleware/body.ts'
import { csvAnswer } from '#middleware/files.ts'
import { approvedMember } from '#middleware/guards.ts'
import { ifMatch, tagged } from '#middleware/if-match.ts'
import { nextPageLink } from '#middleware/next-page.ts'
import { SLEEP_FILE_NAME } from '#texts/sleep.ts'
import { addSleep } from './add-sleep.ts'
import { deleteSleep } from './delete-sleep.ts'
import { editSleep } from './edit-sleep.ts'
import { exportSleep } from './export-sleep.ts'
import { listSleep } from './list-sleep.ts'
import { showSleepToday } from './show-sleep-today.ts'

export const sleep = new Hono<AppEnv>()
  .use(approvedMember)
  .get('/', query(pageQuerySchema), async (c) => {
    const page = await listSleep(c.get('memberWork'), c.req.valid('query'))
    nextPageLink(c, page.nextCursor)
    return c.json(page.items)
  })
  .get('/today', async (c) => c.json(await showSleepToday(c.get('memberWork'))))
  .get('/export', async (c) => csvAnswer(c, SLEEP_FILE_NAME, await exportSleep(c.get('memberWork'))))
  .post('/', jsonBody(sleepSchema), async (c) =>
    c.json(tagged(c, await addSleep(c.get('memberWork'), c.req.valid('json'))), 201),
  )
  .patch('/:id', ifMatch, jsonBody(sleepSchema), async (c) =>
    c.json(tagged(c, await editSleep(c.get('memberWork'), c.req.param('id'), c.req.valid('json')))),
  )
  .delete('/:id', ifMatch, async (c) => {
    await deleteSleep(c.get('memberWork'), c.req.param('id'))
    return c.body(null, 204)
  })
