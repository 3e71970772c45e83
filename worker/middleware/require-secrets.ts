import type { MiddlewareHandler } from 'hono'
import { missingSecrets } from '#platform/bindings.ts'
import { Unavailable } from '#platform/errors.ts'
import { log } from '#platform/log.ts'
import type { AppEnv } from './app-env.ts'

/** Answers 503 while a secret is missing or too short. */
export const requireSecrets: MiddlewareHandler<AppEnv> = async (c, next) => {
  const missing = missingSecrets(c.env)
  if (missing.length > 0) {
    log('error', { requestId: c.get('requestId'), name: 'MissingSecrets', missing })
    throw new Unavailable()
  }
  await next()
}
