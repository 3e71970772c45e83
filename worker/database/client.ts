import type { D1Database } from '@cloudflare/workers-types'
import { createClient } from '@libsql/client'
import type { BatchItem } from 'drizzle-orm/batch'
import { type DrizzleD1Database, drizzle as drizzleD1 } from 'drizzle-orm/d1'
import { drizzle as drizzleLibsql } from 'drizzle-orm/libsql'

/** Where the database is. */
export interface DatabaseBindings {
  DB?: D1Database
  /** Takes the place of `DB` where it is set. */
  LIBSQL_URL?: string
  LIBSQL_TOKEN?: string
}

/** Drizzle over whichever database is behind. Interactive transactions do not exist here: see `batch`. */
export type Database = DrizzleD1Database
/** One statement that a batch can hold. */
export type Statement = BatchItem<'sqlite'>

const libsqlClients = new Map<string, Database>()

/** The database of this deployment: libSQL where its address is configured, else the D1 binding. */
export function openDatabase(env: DatabaseBindings): Database {
  if (env.LIBSQL_URL) return openLibsql(env.LIBSQL_URL, env.LIBSQL_TOKEN)
  if (env.DB) return drizzleD1(env.DB)
  throw new Error('No database: neither LIBSQL_URL nor the D1 binding DB is configured')
}

function openLibsql(url: string, authToken: string | undefined): Database {
  const open = libsqlClients.get(url)
  if (open) return open
  const client = drizzleLibsql(createClient(authToken ? { url, authToken } : { url }))
  // The two drivers build and batch the same SQLite statements and differ only in the result of
  // `run()`, which nothing here reads: rows come back through RETURNING.
  const database = client as unknown as Database
  libsqlClients.set(url, database)
  return database
}
