import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Address } from '#platform/bindings.ts'
import { log } from '#platform/log.ts'
import type { AppEnv } from './app-env.ts'

const CF_RAY = /^[\w-]{8,64}$/

/** Sets the request id and logs one line per request: never a body, cookie, token, e-mail or query. */
export const requestLog: MiddlewareHandler<AppEnv> = async (c, next) => {
  const ray = c.req.header('cf-ray')
  const requestId = ray && CF_RAY.test(ray) ? ray : crypto.randomUUID()
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
    code: c.get('errorCode'),
    ms: Date.now() - start,
  })
}

/** Identifies the request in the log line of a fault. */
export function requestOf(c: Context<AppEnv>): { requestId: string; address: Address } {
  return { requestId: c.get('requestId'), address: c.env.ADDRESS }
}
