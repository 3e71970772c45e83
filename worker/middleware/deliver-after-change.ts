import type { MiddlewareHandler } from 'hono'
import { type Database, openDatabase } from '#database/client.ts'
import { type Bindings, undoMs } from '#platform/bindings.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import type { AppEnv } from './app-env.ts'
import { runAfterResponse } from './run-after-response.ts'

type Deliver = (tools: { db: Database; clock: Clock; env: Bindings }) => Promise<unknown>

/** What a change owes leaves at once, or when it is final; the cron takes what did not get through. */
export function deliverAfterChange(deliver: Deliver): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || c.res.status === 429) return
    const run = () => deliver({ db: openDatabase(c.env), clock: systemClock, env: c.env })
    runAfterResponse(c, run)
    const heldMs = c.get('heldMs')
    if (heldMs && c.res.ok) runAfterResponse(c, run, heldMs)
  }
}

/** For a change that can be taken back for a while: what it owes leaves as soon as it cannot any more. */
export const deliverOnceFinal: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('heldMs', undoMs(c.env))
  await next()
}
