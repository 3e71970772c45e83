import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createClient } from '@libsql/client'
import { drizzle } from 'drizzle-orm/libsql'
import { migrate as migrateWithDrizzle } from 'drizzle-orm/libsql/migrator'
import type { Miniflare } from 'miniflare'
import { getPlatformProxy } from 'wrangler'
import { Problem } from './problem.ts'
import type { Settings } from './settings.ts'
import { contentHash, readStamp, writeStamp } from './stamps.ts'

// A constant, so that type-checking the scripts does not load the Worker's types.
const COMPANY = '../../worker/seed/company.ts'

const MIGRATIONS = 'migrations/*.sql'

/** The table in which `wrangler d1 migrations apply` records applied migrations. */
const CREATE_APPLIED = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`

export interface LocalData {
  database: Awaited<ReturnType<Miniflare['getD1Database']>>
  files: Awaited<ReturnType<Miniflare['getR2Bucket']>>
}

/**
 * Applies new migrations to the local D1 database.
 * @returns whether there were any
 */
export async function migrate(settings: Settings): Promise<boolean> {
  const stamp = join(settings.state, 'stamps', 'migrations')
  const hash = contentHash([MIGRATIONS])
  if (readStamp(stamp) === hash) return false
  await withData(settings, ({ database }) => applyMigrations(database))
  writeStamp(stamp, hash)
  return true
}

async function applyMigrations(database: LocalData['database']) {
  await database.prepare(CREATE_APPLIED).run()
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  const record = database.prepare('INSERT INTO d1_migrations (name) VALUES (?)')
  for (const file of globSync(MIGRATIONS).sort()) {
    const name = basename(file)
    if (applied.has(name)) continue
    const statements = readFileSync(file, 'utf8').split('--> statement-breakpoint')
    await database
      .batch([...statements.map((sql) => database.prepare(sql)), record.bind(name)])
      .catch((error) => {
        throw new Problem(`Migration ${name} failed: ${error.message}`)
      })
  }
}

/** Runs `work` on the database and the bucket that `wrangler dev --persist-to STATE_DIR` uses. */
export async function withData<T>(settings: Settings, work: (data: LocalData) => Promise<T>): Promise<T> {
  const { env, dispose } = await getPlatformProxy<{ DB: LocalData['database']; FILES: LocalData['files'] }>({
    envFiles: [],
    persist: { path: join(settings.state, 'v3') },
    remoteBindings: false,
  })
  try {
    return await work({ database: env.DB, files: env.FILES })
  } finally {
    await dispose()
  }
}

/**
 * Applies the same migration files to a libSQL database and adds the company's row if it is missing.
 * @param options.deployed whether the row is for a deployment, which requires a second factor
 */
export async function migrateLibsql(
  { url, token }: { url: string; token: string },
  { deployed }: { deployed: boolean },
) {
  try {
    const client = createClient(token ? { url, authToken: token } : { url })
    await migrateWithDrizzle(drizzle(client), { migrationsFolder: 'migrations' })
    const { INSERT_COMPANY, INSERT_DEPLOYED_COMPANY } = await import(COMPANY)
    await client.execute(deployed ? INSERT_DEPLOYED_COMPANY : INSERT_COMPANY)
    client.close()
  } catch (error) {
    throw new Problem(`The migrations of ${url} failed: ${error instanceof Error ? error.message : error}`)
  }
}
