import type { MiddlewareHandler } from 'hono'
import type { CallerPolicy, PolicyName } from '#platform/throttle.ts'
import type { AppEnv } from './app-env.ts'

const declarations = new WeakMap<object, 'limited' | 'unlimited'>()

function declared(limit: 'limited' | 'unlimited', handler: MiddlewareHandler<AppEnv>) {
  declarations.set(handler, limit)
  return handler
}

/**
 * Limits how often one caller may use the route: an account, which needs a guard, or a client network. The
 * first round trip of the request's work counts, and throws `TooMany` over a limit. A verb itself counts only
 * what depends on more than the caller, such as wrong passwords or the e-mails to a recipient.
 */
export function limited(...policies: CallerPolicy[]) {
  return declared('limited', async (c, next) => {
    c.set('limits', policies)
    await next()
  })
}

/** Says what the verb counts. Each open route that writes has this, `limited` or `unlimited`. */
export function limitedByVerb(..._policies: PolicyName[]) {
  return declared('limited', (_, next) => next())
}

/** Says why an open route that writes has no limit of its own. */
export function unlimited(_reason: string) {
  return declared('unlimited', (_, next) => next())
}

/** What the handler says about the limits of its route, if it is one of these. */
export function declaredLimit(handler: object) {
  return declarations.get(handler)
}
