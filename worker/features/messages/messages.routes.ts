import { Hono } from 'hono'
import type { AppEnv } from '#middleware/app-env.ts'
import { administrator } from '#middleware/guards.ts'
import { free } from '#middleware/quota.ts'
import { openMessage } from './open-message.ts'

/** E-mails to the company's people, for the dashboard to open. */
export const messages = new Hono<AppEnv>()
  .use(administrator)
  // A POST because opening an e-mail's text writes an audit row.
  .post('/:id', free('stores an audit row only'), async (c) =>
    c.json(await openMessage(c.get('memberWork'), c.req.param('id'))),
  )
