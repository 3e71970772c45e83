import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { withData } from './database.mjs'
import { Problem } from './problem.mjs'
import './wasm-loader.mjs'

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {{ table: string, columns: string[], rows: (index: number) => (string | number | null)[][] }} ManyTable */

// Behind names, so that the check of these scripts does not draw the Worker's own types in.
const MANY = '../../worker/seed/many.ts'
const PASSWORDS = '../../worker/platform/passwords.ts'
const PEOPLE = '../../worker/seed/people.ts'
const PDF = '../../worker/seed/pdf.ts'
const REBUILD = '../../worker/database/rebuild-statistics.ts'

const POLICY_KEY = 'policies/seed-many'
const MEMBERS_AT_ONCE = 20_000

/**
 * Adds so many members with what they have, always the same for the same day. Written straight into the database's
 * file: nothing else may have it open.
 * @param {Settings} settings
 * @param {string} pepper
 * @param {number} members
 * @param {(sentence: string) => void} tell
 */
export async function seedMany(settings, pepper, members, tell = () => undefined) {
  const { manyMembers } = await import(MANY)
  const { hashPassword } = await import(PASSWORDS)
  const { DEMO_PASSWORD } = await import(PEOPLE)
  const { textPdf } = await import(PDF)
  await withData(settings, async ({ database, files }) => {
    await database.prepare('select 1').run()
    await files.put(POLICY_KEY, textPdf('Apólice de seguro saúde', ['Documento de demonstração']), {
      httpMetadata: { contentType: 'application/pdf' },
    })
  })
  const passwordHash = await hashPassword(pepper, DEMO_PASSWORD)
  /** @type {ManyTable[]} */
  const tables = manyMembers({ members, now: new Date(), passwordHash, policyKey: POLICY_KEY })
  const database = new DatabaseSync(databaseFile(settings))
  try {
    await fill(database, tables, members, tell)
  } finally {
    database.close()
  }
}

/**
 * @param {DatabaseSync} database
 * @param {ManyTable[]} tables
 * @param {number} members
 * @param {(sentence: string) => void} tell
 */
async function fill(database, tables, members, tell) {
  /** @type {{ rebuildStatistics: readonly string[] }} */
  const { rebuildStatistics } = await import(REBUILD)
  database.exec('pragma foreign_keys = off; pragma cache_size = -400000; pragma temp_store = memory')
  if (database.prepare("select 1 from users where id = 'seed-0000000'").get()) {
    throw new Problem('Este banco já tem associados gerados. Use outro STATE_DIR ou apague este.')
  }
  // What the triggers of the statistics would count row by row is counted once, at the end.
  const triggers = /** @type {{ name: string, sql: string }[]} */ (
    database
      .prepare("select name, sql from sqlite_master where type = 'trigger' and name like 'statistics_%'")
      .all()
  )
  database.exec('begin')
  for (const { name } of triggers) database.exec(`drop trigger "${name}"`)
  for (const { columns, rows, table } of tables) {
    const places = columns.map(() => '?').join(', ')
    const insert = database.prepare(`insert into ${table} (${columns.join(', ')}) values (${places})`)
    let count = 0
    for (let index = 0; index < members; index++) {
      for (const row of rows(index)) {
        insert.run(...row)
        count += 1
      }
      if (index % MEMBERS_AT_ONCE === MEMBERS_AT_ONCE - 1) database.exec('commit; begin')
    }
    tell(`${table}: ${count.toLocaleString('pt-BR')} linhas`)
  }
  for (const statement of rebuildStatistics) database.exec(statement)
  for (const { sql } of triggers) database.exec(sql)
  database.exec('commit; analyze; pragma wal_checkpoint(truncate)')
  tell('contagens das estatísticas refeitas')
}

/**
 * The file behind the local database, by the tables in it.
 * @param {Settings} settings
 */
export function databaseFile(settings) {
  const folder = join(settings.state, 'v3', 'd1', 'miniflare-D1DatabaseObject')
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => /^[0-9a-f]+\.sqlite$/.test(name))
    : []
  for (const name of files) {
    const database = new DatabaseSync(join(folder, name), { readOnly: true })
    const found = database.prepare("select 1 from sqlite_master where name = 'daily_counts'").get()
    database.close()
    if (found) return join(folder, name)
  }
  throw new Problem(`O banco de dados local não está em ${folder}.`)
}
