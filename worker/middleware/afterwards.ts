import type { Context } from 'hono'
import { logFault } from '../platform/log.ts'
import type { AppEnv } from './app-env.ts'
import { requestOf } from './request-log.ts'

/** Does something once the answer is out; nobody waits for it, and its fault is only logged. */
export function afterwards(c: Context<AppEnv>, task: () => PromiseLike<unknown>): void {
  const answered = new Promise((resolve) => setTimeout(resolve, 0))
  c.executionCtx.waitUntil(answered.then(task).catch((error: unknown) => logFault(requestOf(c), error)))
}
