import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** Answers 204 once the change is made. */
export async function noContent(c: Context<AppEnv>, change: Promise<unknown>) {
  await change
  return c.body(null, 204)
}
