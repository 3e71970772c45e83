import type { MiddlewareHandler } from 'hono'
import { type Database, openDatabase } from '#database/client.ts'
import { type Bindings, undoMs } from '#platform/bindings.ts'
import type { Clock } from '#platform/clock.ts'
import type { AppEnv } from './app-env.ts'
import { runAfterResponse } from './run-after-response.ts'

type Deliver = (tools: { db: Database; clock: Clock; env: Bindings }, requestId: string) => Promise<unknown>

/**
 * Delivers the messages that a request added, after its response and again once its decisions can no longer be undone.
 * The cron delivers all others.
 */
export function deliverAfterChange(deliver: Deliver): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || c.res.status === 429) return
    const run = () => deliver({ db: openDatabase(c.env), clock: c.env.CLOCK, env: c.env }, c.get('requestId'))
    runAfterResponse(c, run)
    const notifyAfterMs = c.get('notifyAfterMs')
    if (notifyAfterMs && c.res.ok) runAfterResponse(c, run, notifyAfterMs)
  }
}

/** For a decision that can be undone for a while: its messages leave once it is final. */
export const deliverOnceFinal: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('notifyAfterMs', undoMs(c.env))
  await next()
}
