import type { MiddlewareHandler } from 'hono'
import type { CallerPolicy, PolicyName } from '#platform/throttle.ts'
import type { AppEnv } from './app-env.ts'
import { declared } from './declared.ts'

/**
 * Limits how often one caller may use the route: an account, which needs a guard, or a client network. The
 * first round trip of the request's work counts, and throws `TooMany` over a limit. A verb itself counts only
 * what depends on more than the caller, such as wrong passwords or the e-mails to a recipient.
 */
export function limited(...policies: CallerPolicy[]): MiddlewareHandler<AppEnv> {
  return declared({ limit: 'limited' }, async (c, next) => {
    c.set('limits', policies)
    await next()
  })
}

/** Says what the verb counts. Each open route that writes has this, `limited` or `unlimited`. */
export function limitedByVerb(..._policies: PolicyName[]): MiddlewareHandler<AppEnv> {
  return declared({ limit: 'limited' }, (_, next) => next())
}

/** Says why an open route that writes has no limit of its own. */
export function unlimited(_reason: string): MiddlewareHandler<AppEnv> {
  return declared({ limit: 'unlimited' }, (_, next) => next())
}
