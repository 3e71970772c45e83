import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { drizzle } from 'drizzle-orm/libsql'
import { migrate as migrateWithDrizzle } from 'drizzle-orm/libsql/migrator'
import type { Miniflare } from 'miniflare'
import { getPlatformProxy } from 'wrangler'
import { Problem } from './problem.ts'
import type { Settings } from './settings.ts'
import { contentHash, readStamp, writeStamp } from './stamps.ts'
import { runWrangler } from './wrangler.ts'

// A constant, so that type-checking the scripts does not load the Worker's types.
const COMPANY = '../../worker/seed/company.ts'

export interface LocalData {
  database: Awaited<ReturnType<Miniflare['getD1Database']>>
  files: Awaited<ReturnType<Miniflare['getR2Bucket']>>
}

/**
 * Applies new migrations to the local D1 database.
 * @returns Whether there were any.
 */
export async function migrate(settings: Settings): Promise<boolean> {
  const stamp = join(settings.state, 'stamps', 'migrations')
  const hash = contentHash(['migrations/*.sql'])
  if (readStamp(stamp) === hash) return false
  const args = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', settings.state]
  const { code, output } = await runWrangler(settings, args)
  const log = join(settings.logs, 'migrations.log')
  writeFileSync(log, output)
  if (code !== 0) {
    const [, reason = `exit code ${code}`] = /\[ERROR\] (.*)/.exec(output) ?? []
    throw new Problem(`Migration ${firstPending(output)} failed: ${reason}. Details in ${log}`)
  }
  writeStamp(stamp, hash)
  return true
}

/** The first file in wrangler's table of migrations without a check mark. */
function firstPending(output: string) {
  const rows = [...output.matchAll(/│ (\S+\.sql) +│(.*)/g)]
  const applied = new Set(rows.filter(([, , status]) => status?.includes('✅')).map(([, file]) => file))
  return rows.map(([, file]) => file).find((file) => !applied.has(file)) ?? ''
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

/** Applies the same migration files to a libSQL database and adds the company's row if it is missing. */
export async function migrateLibsql({ url, token }: { url: string; token: string }) {
  try {
    const client = createClient(token ? { url, authToken: token } : { url })
    await migrateWithDrizzle(drizzle(client), { migrationsFolder: 'migrations' })
    const { INSERT_COMPANY } = await import(COMPANY)
    await client.execute(INSERT_COMPANY)
    client.close()
  } catch (error) {
    throw new Problem(`The migrations of ${url} failed: ${error instanceof Error ? error.message : error}`)
  }
}
