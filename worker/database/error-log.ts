import { lt } from 'drizzle-orm'
import { ERROR_LOG_DAYS, type ErrorSource } from '#contract/logs.ts'
import type { Database } from './client.ts'
import { cspReports, errorLog } from './schema/logs.ts'

const DAY_MS = 86_400_000
const CAUSES_MAX = 5

export interface ErrorEntry {
  at: Date
  source: ErrorSource
  /** Method and route pattern, or the name of the cron step. */
  place: string
  status: number | null
  code: string
  requestId: string | null
}

/**
 * Class names of the error and its causes, such as "DrizzleQueryError: D1Error". Messages are left out
 * because they may quote user input.
 */
function kindOf(error: unknown): string {
  const names: string[] = []
  for (let cause = error; cause instanceof Error && names.length < CAUSES_MAX; cause = cause.cause)
    names.push(cause.name)
  return names.length > 0 ? names.join(': ') : typeof error
}

export function recordError(db: Database, entry: ErrorEntry, error: unknown) {
  return db.insert(errorLog).values({
    ...entry,
    id: crypto.randomUUID(),
    kind: kindOf(error),
    frames: error instanceof Error ? stackFrames(error) : null,
  })
}

/** Deletes old errors and old counts of CSP reports. */
export function deleteOldErrors(db: Database, now: Date) {
  const before = new Date(now.getTime() - ERROR_LOG_DAYS * DAY_MS)
  return {
    errors: db.delete(errorLog).where(lt(errorLog.at, before)),
    cspReports: db.delete(cspReports).where(lt(cspReports.day, before.toISOString().slice(0, 10))),
  }
}

const FRAMES_MAX = 6
const FRAME =
  /^\s+at (?:async )?(?:(?:new )?([\w$.#<>]+)(?: \[as [\w$]+\])? )?\(?(?:[^()\s]*\/)?([\w.@-]+:\d+:\d+)\)?$/
const LIBRARY = /node_modules|[( ]node:/

/**
 * The stack frames in our code, innermost first, such as "replaceLogo (logo.ts:38:5) < storeLogo
 * (logo.ts:31:3)". The stack begins with the message, which may quote user input, even a line that looks like
 * a frame. So the message is cut off as a whole; if the stack does not contain it, the result is `null`.
 */
export function stackFrames({ stack, message }: Error): string | null {
  const start = stack?.indexOf(message) ?? -1
  if (!stack || start < 0) return null
  const frames: string[] = []
  for (const line of stack
    .slice(start + message.length)
    .split('\n')
    .slice(1)) {
    const [, name, place] = FRAME.exec(line) ?? []
    if (!place || LIBRARY.test(line)) continue
    frames.push(name ? `${name} (${place})` : place)
    if (frames.length === FRAMES_MAX) break
  }
  return frames.length > 0 ? frames.join(' < ') : null
}
