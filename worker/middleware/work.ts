import type { BatchResponse } from 'drizzle-orm/batch'
import type { Context, MiddlewareHandler } from 'hono'
import { type Database, openDatabase, type Statement } from '#database/client.ts'
import { storeAnswer, storedAnswer } from '#database/idempotency.ts'
import { systemClock } from '#platform/clock.ts'
import { sessionHasEnded, violatesUnique } from '#platform/database-errors.ts'
import type { KeptAnswer, Statements, Work } from '#platform/work.ts'
import type { AppEnv } from './app-env.ts'
import { callerOf } from './caller.ts'
import { runRead, runWrite } from './database.ts'
import { replay, stillRunning, submitOf } from './idempotency.ts'

/** Who the submits of people without a session belong to. */
const NOBODY = 'nobody'

/** What must hold before anything that the database gave is handed out. */
export interface Guard {
  ownerId: string
  statement: Statement
  /** Fails the batch that it stands in where the session has ended. */
  required: Statement
  /** Throws where the check fails. */
  check: (rows: unknown) => void
}

export const openWork: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('work', workOf(c, openDatabase(c.env)))
  await next()
}

/**
 * The work of one request. What has to be known first (the guard's check, an answer already kept for
 * this submit) rides in the first round trip.
 */
export function workOf(c: Context<AppEnv>, db: Database, guard?: Guard): Work {
  const ownerId = guard?.ownerId ?? NOBODY
  let opened = false

  async function first(run: typeof runRead, statements: readonly Statement[]): Promise<unknown[]> {
    const submit = await submitOf(c, c.env.DATA_KEY)
    const prelude: Statement[] = [
      ...(guard ? [guard.statement] : []),
      ...(submit ? [storedAnswer(db, ownerId, submit.key)] : []),
    ]
    const [head, ...rest] = [...prelude, ...statements]
    const results: readonly unknown[] = head ? await run(db, [head, ...rest]) : []
    if (guard) guard.check(results[0])
    opened = true
    if (submit) replay(submit, results[prelude.length - 1] as Parameters<typeof replay>[1])
    return results.slice(prelude.length)
  }

  return {
    db,
    clock: systemClock,
    env: c.env,
    caller: callerOf(c),
    async check() {
      if (!opened) await first(runRead, [])
    },
    async read<const T extends Statements>(statements: T) {
      if (opened) return runRead(db, statements)
      // The rows after the prelude are exactly those of `statements`, in their order.
      return (await first(runRead, statements)) as BatchResponse<T>
    },
    async attempt<const T extends Statements>(statements: T) {
      if (opened) return runWrite(db, statements)
      if (!guard) return (await first(runWrite, statements)) as BatchResponse<T>
      try {
        // The rows of what is required come last, so those of `statements` stand where they were.
        return (await first(runWrite, [...statements, guard.required])) as unknown as BatchResponse<T>
      } catch (error) {
        // Nothing was counted; the check says what the answer is.
        if (sessionHasEnded(error)) await first(runRead, [])
        throw error
      }
    },
    async write<const T extends Statements>(statements: T, answer?: KeptAnswer) {
      // A guarded write waits for the check; an open one brings what has to be known first along.
      if (!opened && !guard && !answer) return (await first(runWrite, statements)) as BatchResponse<T>
      if (!opened) await first(runRead, [])
      const submit = answer && (await submitOf(c, c.env.DATA_KEY))
      if (!submit) return runWrite(db, statements)
      const { status, body, where } = answer
      const createdAt = systemClock.now()
      const kept = storeAnswer(db, { ownerId, ...submit, status, answer: body, createdAt }, where)
      try {
        // The kept answer comes last, so the rows of `statements` stand where they were.
        return (await runWrite(db, [...statements, kept])) as unknown as BatchResponse<T>
      } catch (error) {
        throw violatesUnique(error, 'idempotency_keys') ? stillRunning() : error
      }
    },
  }
}
