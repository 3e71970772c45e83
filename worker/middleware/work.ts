import type { Context, MiddlewareHandler } from 'hono'
import { type Answer, type Batch, listed } from '#database/batch.ts'
import { type Database, databaseOfRequest, openDatabase, type Statement } from '#database/client.ts'
import { storeAnswer, storedAnswer } from '#database/idempotency.ts'
import { countChange } from '#database/quotas.ts'
import { sessionHasEnded, violatesUnique } from '#platform/database-errors.ts'
import { attemptsOfCaller, requireAllowed } from '#platform/throttle.ts'
import type { AnswerToStore, Work } from '#platform/work.ts'
import type { AppEnv } from './app-env.ts'
import { callerOf } from './caller.ts'
import { runRead, runWrite } from './database.ts'
import { type IdempotencyKey, readIdempotencyKey, replay, requestInProgress } from './idempotency.ts'
import { explainQuota, readQuotaChange } from './quota.ts'

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
  c.set('work', createWork(c, databaseOfRequest(openDatabase(c.env), c.get('requestId'))))
  await next()
}

/**
 * The work of one request. The first round trip also runs the prelude: the guard's session check, the look-up of an
 * answer stored under the request's Idempotency-Key, and the count for the limits of the route.
 */
export function createWork(c: Context<AppEnv>, db: Database, guard?: Guard): Work {
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

  async function first<const B extends Batch>(run: typeof runRead, own: B): Promise<Answer<B>> {
    const idempotencyKey = await readIdempotencyKey(c, c.env.DATA_KEY)
    const results = await run(db, {
      session: listed(guard?.statement),
      stored: listed(idempotencyKey && storedAnswer(db, ownerId, idempotencyKey.key)),
      own,
    })
    guard?.check(results.session[0])
    opened = true
    if (idempotencyKey) replay(idempotencyKey, results.stored[0] ?? [])
    return results.own as unknown as Answer<B>
  }

  async function attempt<const B extends Batch>(own: B): Promise<Answer<B>> {
    if (opened) return runWrite(db, own)
    const limits = await attemptsOfCaller(work, c.get('limits') ?? [], ownerId)
    try {
      const results = await first(runWrite, { limits, own, required: listed(guard?.required) })
      requireAllowed(work, ...results.limits)
      return results.own as unknown as Answer<B>
    } catch (error) {
      // The batch rolled back. Run the guard alone to report the right error.
      if (sessionHasEnded(error)) await first(runRead, {})
      throw error
    }
  }

  async function read<const B extends Batch>(own: B): Promise<Answer<B>> {
    if (opened) return runRead(db, own)
    return c.get('limits') ? attempt(own) : first(runRead, own)
  }

  async function write<const B extends Batch>(
    own: B,
    answer: AnswerToStore | undefined,
    isFree: boolean,
  ): Promise<Answer<B>> {
    // A guarded or limited write waits for the prelude. Any other one runs it in its own batch.
    if (!opened && !guard && !answer && !c.get('limits')) return first(runWrite, own)
    if (!opened) await read({})
    const change = guard && !isCounted && !isFree ? await readQuotaChange(c) : undefined
    const quota = change && countChange(db, ownerId, change)
    const idempotencyKey = answer && (await readIdempotencyKey(c, c.env.DATA_KEY))
    const store = idempotencyKey && storedFor(idempotencyKey, answer)
    // If another request with the same key was first, a conditional change does nothing, so that no row
    // violates the key.
    const earlier = idempotencyKey && answer.where && storedAnswer(db, ownerId, idempotencyKey.key)
    try {
      const results = await runWrite(db, {
        own,
        earlier: listed(earlier),
        quota: listed(quota),
        store: listed(store),
      })
      isCounted ||= !isFree
      if (earlier) replay(idempotencyKey, results.earlier[0] ?? [])
      return results.own as unknown as Answer<B>
    } catch (error) {
      throw violatesUnique(error, 'idempotency_keys') ? requestInProgress() : explainQuota(c, error)
    }
  }

  const work: Work = {
    db,
    clock: c.env.CLOCK,
    env: c.env,
    caller: callerOf(c),
    async check() {
      if (!opened) await read({})
    },
    read,
    attempt,
    write: (batch, answer) => write(batch, answer, false),
    writeUncounted: (batch) => write(batch, undefined, true),
  }
  return work
}
