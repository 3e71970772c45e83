import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { instance } from './instance.ts'

/** What `use` returns of the servers' database, which is open during the call. */
export function withDatabase<T>(use: (database: DatabaseSync) => T): T {
  const folder = join(instance.state, 'v3', 'd1', 'miniflare-D1DatabaseObject')
  const [file] = globSync('[0-9a-f]*[0-9a-f].sqlite', { cwd: folder })
  if (!file) throw new Error(`no database in ${folder}`)
  const database = new DatabaseSync(join(folder, file), { timeout: 10_000 })
  try {
    return use(database)
  } finally {
    database.close()
  }
}
