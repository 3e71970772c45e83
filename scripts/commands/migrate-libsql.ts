import { migrateLibsql } from '../support/database.ts'
import { Problem, print } from '../support/problem.ts'

export async function run() {
  const url = process.env.LIBSQL_URL
  if (!url) throw new Problem('Set LIBSQL_URL (and LIBSQL_TOKEN) to the libSQL database.')
  await migrateLibsql({ url, token: process.env.LIBSQL_TOKEN ?? '' }, { deployed: true })
  print('The libSQL database is up to date.')
}
