import type { Context } from 'hono'
import { logFault } from '#platform/log.ts'
import type { AppEnv } from './app-env.ts'
import { requestOf } from './request-log.ts'

/**
 * Runs a task once the response is sent, or `delayMs` later. Nothing waits for it; an error is only logged.
 */
export function runAfterResponse(c: Context<AppEnv>, task: () => PromiseLike<unknown>, delayMs = 0): void {
  c.executionCtx.waitUntil(
    c.env
      .WAIT(delayMs)
      .then(task)
      .catch((error: unknown) => logFault(requestOf(c), error)),
  )
}
