import type { Context } from 'hono'
import { FIRST_RECORD_HEADER } from '#contract/history.ts'

/** Sets the header that names the day (`YYYY-MM-DD`) or instant of a list's oldest record. Does nothing without one. */
export function firstRecord(c: Context, first: Date | string | undefined): void {
  if (first) c.header(FIRST_RECORD_HEADER, typeof first === 'string' ? first : first.toISOString())
}
