import type { SQL } from 'drizzle-orm'
import type { BatchResponse } from 'drizzle-orm/batch'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database, Statement } from '#database/client.ts'
import type { Account, SessionWithAccount } from '#database/sessions.ts'
import type { Bindings } from './bindings.ts'
import type { Clock } from './clock.ts'

export type Statements = readonly [Statement, ...Statement[]]

/** What a POST answers, to be kept under its Idempotency-Key. */
export interface KeptAnswer {
  status: number
  body: unknown
  /** Keeps it only where the row is there after the change; left out where the change cannot fail quietly. */
  where?: { source: SQLiteTable; condition: SQL | undefined }
}

/** Who asks, as far as the network and the browser tell. */
export interface Caller {
  requestId: string
  /** Network address, from the platform alone. */
  clientIp: string
  /** The browser and system in words. */
  device: string
  /** IANA time zone of the browser; the company's where none came. */
  timeZone: string
}

/** What a verb works with. Statements are built on `db` and run only through `read` and `write`. */
export interface Work {
  db: Database
  clock: Clock
  env: Bindings
  caller: Caller
  /** Runs the check of the session by itself, where nothing has run yet. */
  check: () => Promise<void>
  /** One round trip. */
  read: <const T extends Statements>(statements: T) => Promise<BatchResponse<T>>
  /**
   * One round trip, the session's check in it, for reads that count an attempt on the way: nothing is counted where the
   * session has ended. Never tried again, since a counter would count twice.
   */
  attempt: <const T extends Statements>(statements: T) => Promise<BatchResponse<T>>
  /**
   * One round trip in one transaction. With `answer`, the answer is kept under the request's
   * Idempotency-Key in that transaction.
   */
  write: <const T extends Statements>(statements: T, answer?: KeptAnswer) => Promise<BatchResponse<T>>
}

/**
 * The work of a signed-in person. The session is checked in the first round trip, whichever it is,
 * and nothing that came with it is handed out unless the check holds; a write waits for it.
 */
export interface MemberWork extends Work {
  /** The owner of all that is asked for: from the signed cookie. */
  member: { id: string }
  /** The person's own row; runs the check by itself where nothing has yet. */
  account: () => Promise<Account>
  /** The session itself, in the same way. */
  session: () => Promise<SessionWithAccount['session']>
  /** Hash of the session's secret. */
  sessionHash: string
}
