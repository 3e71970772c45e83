import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
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

export function log(level: 'info' | 'error', line: Record<string, unknown>): void {
  const text = JSON.stringify({ level, ...line })
  // biome-ignore lint/suspicious/noConsole: the platform collects what goes to the console
  console[level](text)
}

/** What is known of a fault without its data: names and the places in the code. */
export function logFault(c: Context<AppEnv>, error: unknown): void {
  const name = error instanceof Error ? error.name : typeof error
  const stack =
    error instanceof Error ? error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) : undefined
  log('error', { requestId: c.get('requestId'), address: c.env.ADDRESS, name, at: stack?.slice(0, 8) })
}
