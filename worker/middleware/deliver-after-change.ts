import type { MiddlewareHandler } from 'hono'
import { openDatabase } from '#database/client.ts'
import { undoMs } from '#platform/bindings.ts'
import type { Work } from '#platform/work.ts'
import type { AppEnv } from './app-env.ts'
import { isFrequent } from './frequent-paths.ts'
import { runAfterResponse } from './run-after-response.ts'

type Deliver = (
  tools: Pick<Work, 'clock' | 'db' | 'env'>,
  requestId: string,
  answeredAt: Date,
) => Promise<unknown>

/**
 * Delivers the messages that a request added: after its response, and again once its decisions can no longer
 * be undone, as far as the time for a task after a response allows. The cron delivers all others.
 */
export function deliverAfterChange(deliver: Deliver): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || c.res.status === 429 || isFrequent(c)) return
    const clock = c.env.CLOCK
    const answeredAt = clock.now()
    const run = () => deliver({ db: openDatabase(c.env), clock, env: c.env }, c.get('requestId'), answeredAt)
    runAfterResponse(c, run)
    const notifyAfterMs = c.get('notifyAfterMs')
    if (notifyAfterMs && c.res.ok) runAfterResponse(c, run, notifyAfterMs)
  }
}

/** For a decision that can be undone for a while: its messages are sent once it is final. */
export const deliverOnceFinal: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('notifyAfterMs', undoMs(c.env))
  await next()
}
