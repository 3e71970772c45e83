import type { MiddlewareHandler } from 'hono'
import { type Database, openDatabase } from '../database/client.ts'
import type { Bindings } from '../platform/bindings.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { afterwards } from './afterwards.ts'
import type { AppEnv } from './app-env.ts'

type Deliver = (tools: { db: Database; clock: Clock; env: Bindings }) => Promise<unknown>

/** What a change owes leaves at once; the cron takes what did not get through. */
export function deliverAfterChange(deliver: Deliver): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || c.res.status === 429) return
    afterwards(c, () => deliver({ db: openDatabase(c.env), clock: systemClock, env: c.env }))
  }
}
