import type { MiddlewareHandler } from 'hono'
import { openDatabase } from '../database/client.ts'
import { deliverMessages } from '../features/messages/deliver-messages.ts'
import { systemClock } from '../platform/clock.ts'
import { afterwards } from './afterwards.ts'
import type { AppEnv } from './app-env.ts'

/** What a change owes leaves at once; the cron takes what did not get through. */
export const deliverAfterChange: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (c.req.method === 'GET' || c.req.method === 'HEAD' || c.res.status === 429) return
  afterwards(c, () => deliverMessages({ db: openDatabase(c.env), clock: systemClock, env: c.env }))
}
