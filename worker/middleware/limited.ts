import type { MiddlewareHandler } from 'hono'
import type { CallerPolicy } from '#platform/throttle.ts'
import type { AppEnv } from './app-env.ts'

const handlers = new WeakSet<object>()

/**
 * Limits how often one caller may use the route: an account, which needs a guard, or a client network. The
 * first round trip of the request's work counts, and throws `TooMany` over a limit. A verb itself counts only
 * what depends on more than the caller, such as wrong passwords or the e-mails to a recipient.
 */
export function limited(...policies: CallerPolicy[]): MiddlewareHandler<AppEnv> {
  const handler: MiddlewareHandler<AppEnv> = async (c, next) => {
    c.set('limits', policies)
    await next()
  }
  handlers.add(handler)
  return handler
}

/** Whether the handler is `limited`. */
export function declaresLimit(handler: object): boolean {
  return handlers.has(handler)
}
