import type { D1Database } from '@cloudflare/workers-types'
import { createClient } from '@libsql/client'
import { sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { type DrizzleD1Database, drizzle as drizzleD1 } from 'drizzle-orm/d1'
import { drizzle as drizzleLibsql } from 'drizzle-orm/libsql'

export interface DatabaseBindings {
  DB?: D1Database
  /** Used instead of `DB` if set. */
  LIBSQL_URL?: string
  LIBSQL_TOKEN?: string
}

/** Drizzle over D1 or libSQL. D1 has no interactive transactions: use `batch`. */
export type Database = DrizzleD1Database & {
  /** Id of the request that the statements belong to; absent in the cron. */
  requestId?: string
}
/** A statement for a batch. */
export type Statement = BatchItem<'sqlite'>

/** A row of a query, by the function that builds it. */
export type RowOf<Query extends (...parameters: never[]) => PromiseLike<unknown[]>> = Awaited<
  ReturnType<Query>
>[number]

const libsqlClients = new Map<string, Database>()

/** Opens libSQL if its URL is configured, otherwise the D1 binding. Throws if there is neither. */
export function openDatabase(env: DatabaseBindings): Database {
  if (env.LIBSQL_URL) return openLibsql(env.LIBSQL_URL, env.LIBSQL_TOKEN)
  if (env.DB) return drizzleD1(env.DB)
  throw new Error('No database: neither LIBSQL_URL nor the D1 binding DB is configured')
}

/** Lets D1 update the statistics that its query planner uses. A libSQL server does so by itself. */
export async function optimizeDatabase(env: DatabaseBindings, db: Database): Promise<void> {
  if (!env.LIBSQL_URL) await db.run(sql`PRAGMA optimize`)
}

function openLibsql(url: string, authToken: string | undefined): Database {
  const open = libsqlClients.get(url)
  if (open) return open
  const client = drizzleLibsql(createClient(authToken ? { url, authToken } : { url }))
  // Both drivers build and batch the same statements. They differ only in the result of `run()`, which is
  // never used: rows come back through RETURNING.
  const database = client as unknown as Database
  libsqlClients.set(url, database)
  return database
}

/** The database for one request. Events recorded through it belong to that request. */
export function databaseOfRequest(db: Database, requestId: string): Database {
  return Object.assign(Object.create(db) as Database, { requestId })
}
