import { createClient } from '@libsql/client'
import { drizzle } from 'drizzle-orm/libsql'
import { migrate } from 'drizzle-orm/libsql/migrator'
import { Problem } from './problem.mjs'

/**
 * Applies the same migration files to a libSQL database.
 * @param {{ url: string, token: string }} database
 */
export async function migrateLibsql({ url, token }) {
  try {
    const client = createClient(token ? { url, authToken: token } : { url })
    await migrate(drizzle(client), { migrationsFolder: 'migrations' })
    client.close()
  } catch (error) {
    throw new Problem(`As migrações em ${url} falharam: ${error instanceof Error ? error.message : error}`)
  }
}
