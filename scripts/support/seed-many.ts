import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { withData } from './database.ts'
import { Problem } from './problem.ts'
import type { Settings } from './settings.ts'
import './wasm-loader.ts'

// Constants, so that type-checking the scripts does not load the Worker's types.
const WRITE_MANY = '../../worker/seed/write-many.ts'
const PDF = '../../worker/seed/pdf.ts'

/** Adds `members` generated members. They share one policy file. No other process may have the database open. */
export async function seedMany(
  settings: Settings,
  pepper: string,
  members: number,
  report: (sentence: string) => void = () => undefined,
) {
  const { writeMany } = await import(WRITE_MANY)
  const { textPdf } = await import(PDF)
  const policyKey = 'policies/seed-many'
  await withData(settings, async ({ database, files }) => {
    await database.prepare('select 1').run()
    await files.put(policyKey, textPdf('Apólice de seguro saúde', ['Documento de demonstração']), {
      httpMetadata: { contentType: 'application/pdf' },
    })
  })
  await writeMany(databaseFile(settings), { members, now: new Date(), pepper, policyKey, report })
}

/** Path of the local D1 database's file, recognised by its tables. */
function databaseFile(settings: Settings) {
  const folder = join(settings.state, 'v3', 'd1', 'miniflare-D1DatabaseObject')
  const files = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
  for (const file of files.filter((name) => /[0-9a-f]+\.sqlite$/.test(name))) {
    const database = new DatabaseSync(file, { readOnly: true })
    const isOurs = database.prepare("select 1 from sqlite_master where name = 'daily_counts'").get()
    database.close()
    if (isOurs) return file
  }
  throw new Problem(`The local database is not in ${folder}.`)
}
