import type { MiddlewareHandler } from 'hono'
import { NotFound } from '#platform/errors.ts'
import type { AppEnv } from './app-env.ts'

/** The admin address serves only `/api/admin`; the member address serves everything else. */
export const addressBoundary: MiddlewareHandler<AppEnv> = async (c, next) => {
  const forAdministrators = /^\/api\/admin(?:\/|$)/.test(c.req.path)
  if (forAdministrators !== (c.env.ADDRESS === 'admin')) throw new NotFound()
  await next()
}
