import type { MiddlewareHandler } from 'hono'
import { Forbidden } from '#platform/errors.ts'
import type { AppEnv } from './app-env.ts'

const safeMethods = new Set(['GET', 'HEAD'])

/**
 * Browsers may send these without the page's origin, for example from a sandboxed frame. They only change a
 * count.
 */
const CSP_REPORTS = /^\/api\/(?:admin\/)?csp-reports$/

/** Rejects a request with side effects unless Origin or Sec-Fetch-Site shows that it is same-origin. */
export const requestOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!safeMethods.has(c.req.method) && !CSP_REPORTS.test(c.req.path)) {
    const origin = c.req.header('origin')
    const sameOrigin =
      origin === undefined
        ? c.req.header('sec-fetch-site') === 'same-origin'
        : origin === new URL(c.req.url).origin
    if (!sameOrigin) throw new Forbidden('foreign_origin')
  }
  await next()
}
