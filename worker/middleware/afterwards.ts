import type { Context } from 'hono'
import { logFault } from '#platform/log.ts'
import type { AppEnv } from './app-env.ts'
import { requestOf } from './request-log.ts'

/** Does something once the answer is out, or some time after; nobody waits for it, and its fault is only logged. */
export function afterwards(c: Context<AppEnv>, task: () => PromiseLike<unknown>, delayMs = 0): void {
  const answered = new Promise((resolve) => setTimeout(resolve, delayMs))
  c.executionCtx.waitUntil(answered.then(task).catch((error: unknown) => logFault(requestOf(c), error)))
}
