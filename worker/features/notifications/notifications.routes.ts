import { Hono } from 'hono'
import { pageQuerySchema } from '#contract/page.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { query } from '#middleware/body.ts'
import { approvedMember } from '#middleware/guards.ts'
import { paged } from '#middleware/next-page.ts'
import { noContent } from '#middleware/no-content.ts'
import { ENDED_ROWS, free } from '#middleware/quota.ts'
import {
  listNotifications,
  readAllNotifications,
  readNotification,
  showUnreadCount,
} from './notifications.ts'

export const notifications = new Hono<AppEnv>()
  .use(approvedMember)
  .get('/', query(pageQuerySchema), async (c) =>
    c.json(paged(c, await listNotifications(c.get('memberWork'), c.req.valid('query')))),
  )
  .get('/unread', async (c) => c.json(await showUnreadCount(c.get('memberWork'))))
  .post('/read-all', free(ENDED_ROWS), (c) => noContent(c, readAllNotifications(c.get('memberWork'))))
  .post('/:id/read', free(ENDED_ROWS), (c) =>
    noContent(c, readNotification(c.get('memberWork'), c.req.param('id'))),
  )
