import type { MiddlewareHandler } from 'hono'
import { Forbidden } from '#platform/errors.ts'
import type { AppEnv } from './app-env.ts'

const reading = new Set(['GET', 'HEAD'])

/** A request that changes something must come from the same origin, and say so. */
export const requestOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!reading.has(c.req.method)) {
    const origin = c.req.header('origin')
    const sameOrigin =
      origin === undefined
        ? c.req.header('sec-fetch-site') === 'same-origin'
        : origin === new URL(c.req.url).origin
    if (!sameOrigin) throw new Forbidden('foreign_origin')
  }
  await next()
}
