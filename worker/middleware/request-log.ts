import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Address } from '#platform/bindings.ts'
import { log } from '#platform/log.ts'
import type { AppEnv } from './app-env.ts'

const TRACE_ID = /^[\w-]{8,64}$/

/** Gives the request an id and writes one line about it: never a body, cookie, token, e-mail or query. */
export const requestLog: MiddlewareHandler<AppEnv> = async (c, next) => {
  const given = c.req.header('cf-ray')
  const requestId = given && TRACE_ID.test(given) ? given : crypto.randomUUID()
  c.set('requestId', requestId)
  const start = Date.now()
  await next()
  c.header('X-Request-Id', requestId)
  log('info', {
    requestId,
    address: c.env.ADDRESS,
    method: c.req.method,
    route: routePath(c, -1),
    status: c.res.status,
    ms: Date.now() - start,
  })
}

/** Where a fault happened, for its line in the log. */
export function requestOf(c: Context<AppEnv>): { requestId: string; address: Address } {
  return { requestId: c.get('requestId'), address: c.env.ADDRESS }
}
