import type { MiddlewareHandler } from 'hono'
import { missingSecrets } from '#platform/bindings.ts'
import { Unavailable } from '#platform/errors.ts'
import { log } from '#platform/log.ts'
import type { AppEnv } from './app-env.ts'

/** Without its secrets the API answers nothing, rather than with weak ones. */
export const requireSecrets: MiddlewareHandler<AppEnv> = async (c, next) => {
  const missing = missingSecrets(c.env)
  if (missing.length > 0) {
    log('error', { requestId: c.get('requestId'), name: 'MissingSecrets', missing })
    throw new Unavailable()
  }
  await next()
}
