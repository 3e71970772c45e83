import type { SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Answer, Batch } from '#database/batch.ts'
import type { Database } from '#database/client.ts'
import type { Account, SessionWithAccount } from '#database/sessions.ts'
import type { Bindings } from './bindings.ts'
import type { Clock } from './clock.ts'
import type { KnownAccount } from './known-devices.ts'

/** The answer of a POST or a PATCH, to be stored under its Idempotency-Key. */
export interface AnswerToStore {
  status: number
  /** If the answer is large, a reference such as `{ id }`: the verb then reads the record again for a retry. */
  body: unknown
  /** Stores it only if this row exists after the change. Omit it if the change cannot silently do nothing. */
  where?: { source: SQLiteTable; condition: SQL | undefined }
}

/** What the network and the browser report about the caller. */
export interface Caller {
  requestId: string
  /** As the platform reports it. */
  clientIp: string
  /** Browser and operating system, as text. */
  device: string
  /** The accounts that the browser has signed in to before at this address. */
  knownAccounts: () => Promise<KnownAccount[]>
  /** IANA time zone of the browser; `undefined` if the request names none. */
  browserTimeZone: string | undefined
  /** IANA time zone of the browser, or the default one if the request names none. */
  timeZone: string
}

/** What a verb works with. Statements are built on `db` and run only through `read`, `attempt` and `write`. */
export interface Work {
  db: Database
  clock: Clock
  env: Bindings
  caller: Caller
  /** Checks the session and the limits of the route in a separate round trip, unless that has already been done. */
  check: () => Promise<void>
  /** Runs in one round trip. */
  read: <const B extends Batch>(batch: B) => Promise<Answer<B>>
  /**
   * One round trip for reads that also count a throttle attempt. Nothing is counted if the session has ended. Never
   * retried, since the attempt would count twice.
   */
  attempt: <const B extends Batch>(batch: B) => Promise<Answer<B>>
  /** One round trip in one transaction, which also stores `answer` under the request's Idempotency-Key. */
  write: <const B extends Batch>(batch: B, answer?: AnswerToStore) => Promise<Answer<B>>
  /** As `write`, for a change that ends something: it costs no quota, so that it never waits for another day. */
  writeUncounted: <const B extends Batch>(batch: B) => Promise<Answer<B>>
}

/**
 * The work of a signed-in user. The first round trip also checks the session; its results are returned only if the check
 * passes. A write waits for the check.
 */
export interface MemberWork extends Work {
  /** The signed-in user, from the signed cookie. */
  member: { id: string }
  /** The user's row. Checks the session first if that has not been done yet. */
  account: () => Promise<Account>
  /** The session's row. Checks the session first if that has not been done yet. */
  session: () => Promise<SessionWithAccount['session']>
  /** The version in `If-Match`; `undefined` if the change may replace any version. */
  expectedVersion: number | undefined
  /** SHA-256 of the session's secret. */
  sessionHash: string
}
