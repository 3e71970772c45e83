import type { BatchResponse } from 'drizzle-orm/batch'
import type { Context, MiddlewareHandler } from 'hono'
import { type Database, databaseOfRequest, openDatabase, type Statement } from '#database/client.ts'
import { storeAnswer, storedAnswer } from '#database/idempotency.ts'
import { countChange } from '#database/quotas.ts'
import { sessionHasEnded, violatesUnique } from '#platform/database-errors.ts'
import type { AnswerToStore, Statements, Work } from '#platform/work.ts'
import type { AppEnv } from './app-env.ts'
import { callerOf } from './caller.ts'
import { runRead, runWrite } from './database.ts'
import { type IdempotencyKey, idempotencyKeyOf, replay, requestInProgress } from './idempotency.ts'
import { explainQuota, quotaChangeOf } from './quota.ts'

/** Owner id used for idempotency keys of signed-out requests. */
const SIGNED_OUT = 'nobody'

/** The session check that must precede every answer from the database. */
export interface Guard {
  ownerId: string
  statement: Statement
  /** Fails its batch if the session has ended. */
  required: Statement
  /** Throws if the rows of `statement` do not allow the request. */
  check: (rows: unknown) => void
}

export const openWork: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('work', workOf(c, databaseOfRequest(openDatabase(c.env), c.get('requestId'))))
  await next()
}

/**
 * The work of one request. The first round trip also runs the prelude: the guard's session check and the look-up of an
 * answer stored under the request's Idempotency-Key.
 */
export function workOf(c: Context<AppEnv>, db: Database, guard?: Guard): Work {
  const ownerId = guard?.ownerId ?? SIGNED_OUT
  let opened = false
  /** Whether a write of this request has already counted towards the member's quota. */
  let isCounted = false

  function storedFor(
    { key, fingerprints }: IdempotencyKey,
    { status, body, where }: AnswerToStore,
  ): Statement {
    const createdAt = c.env.CLOCK.now()
    const fingerprint = fingerprints[0] ?? ''
    return storeAnswer(db, { ownerId, key, fingerprint, status, answer: body, createdAt }, where)
  }

  async function first(run: typeof runRead, statements: readonly Statement[]): Promise<unknown[]> {
    const idempotencyKey = await idempotencyKeyOf(c, c.env.DATA_KEY)
    const prelude: Statement[] = [
      ...(guard ? [guard.statement] : []),
      ...(idempotencyKey ? [storedAnswer(db, ownerId, idempotencyKey.key)] : []),
    ]
    const [head, ...rest] = [...prelude, ...statements]
    const results: readonly unknown[] = head ? await run(db, [head, ...rest]) : []
    if (guard) guard.check(results[0])
    opened = true
    if (idempotencyKey) replay(idempotencyKey, results[prelude.length - 1] as Parameters<typeof replay>[1])
    return results.slice(prelude.length)
  }

  async function write<const T extends Statements>(
    statements: T,
    answer: AnswerToStore | undefined,
    isFree: boolean,
  ): Promise<BatchResponse<T>> {
    // A guarded write waits for the session check. An unguarded one runs the prelude in its own batch.
    if (!opened && !guard && !answer) return (await first(runWrite, statements)) as BatchResponse<T>
    if (!opened) await first(runRead, [])
    const change = guard && !isCounted && !isFree ? await quotaChangeOf(c) : undefined
    const quota = change && countChange(db, ownerId, change)
    const idempotencyKey = answer && (await idempotencyKeyOf(c, c.env.DATA_KEY))
    const store = idempotencyKey && storedFor(idempotencyKey, answer)
    // If another request with the same key was first, a conditional change does nothing, so that no row
    // violates the key.
    const earlier = idempotencyKey && answer.where && storedAnswer(db, ownerId, idempotencyKey.key)
    const added = [earlier, quota, store].filter((statement) => statement !== undefined)
    try {
      const results: readonly unknown[] = await runWrite(db, [...statements, ...added])
      isCounted ||= !isFree
      if (earlier) replay(idempotencyKey, results[statements.length] as Parameters<typeof replay>[1])
      // The verb sees only the results of its own statements.
      return results.slice(0, statements.length) as BatchResponse<T>
    } catch (error) {
      throw violatesUnique(error, 'idempotency_keys') ? requestInProgress() : explainQuota(c, error)
    }
  }

  return {
    db,
    clock: c.env.CLOCK,
    env: c.env,
    caller: callerOf(c),
    async check() {
      if (!opened) await first(runRead, [])
    },
    async read<const T extends Statements>(statements: T) {
      if (opened) return runRead(db, statements)
      // The results after the prelude are those of `statements`, in order.
      return (await first(runRead, statements)) as BatchResponse<T>
    },
    async attempt<const T extends Statements>(statements: T) {
      if (opened) return runWrite(db, statements)
      if (!guard) return (await first(runWrite, statements)) as BatchResponse<T>
      try {
        const results = await first(runWrite, [...statements, guard.required])
        return results.slice(0, statements.length) as BatchResponse<T>
      } catch (error) {
        // The batch rolled back. Run the guard alone to report the right error.
        if (sessionHasEnded(error)) await first(runRead, [])
        throw error
      }
    },
    write: (statements, answer) => write(statements, answer, false),
    writeUncounted: (statements) => write(statements, undefined, true),
  }
}
