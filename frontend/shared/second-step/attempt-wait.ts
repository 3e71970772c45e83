import { ApiError } from '#shared/lib/api/errors.ts'
import { duration, time } from '#shared/lib/format/format.ts'

/** After too many attempts (429): how long to wait, and the time at which that ends. Undefined for other errors. */
export function attemptWait(error: unknown): { wait: string; time: string } | undefined {
  if (!(error instanceof ApiError) || error.status !== 429 || !error.retryAfter) return undefined
  const minutes = Math.ceil(error.retryAfter / 60)
  return { wait: duration(minutes), time: time(Date.now() + minutes * 60_000) }
}
