import type { MiddlewareHandler } from 'hono'
import { NotFound } from '#platform/errors.ts'
import type { AppEnv } from './app-env.ts'

/** `/api/admin` exists at the administrators' address alone, and nothing else does there. */
export const addressBoundary: MiddlewareHandler<AppEnv> = async (c, next) => {
  const forAdministrators = /^\/api\/admin(?:\/|$)/.test(c.req.path)
  if (forAdministrators !== (c.env.ADDRESS === 'admin')) throw new NotFound()
  await next()
}
