import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api'
import { expect, it } from 'vitest'
import { tablesWithoutRowid } from '../schema/statistics.ts'
import { pendingMigrations, SELECT_STORED_OBJECTS, type StoredObject } from './pending-migrations.ts'

const META = 'migrations/meta'

function migrated(): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  for (const file of readdirSync('migrations').sort()) {
    if (file.endsWith('.sql')) database.exec(readFileSync(`migrations/${file}`, 'utf8'))
  }
  return database
}

function rows<Row>(database: DatabaseSync, sql: string): Row[] {
  return database
    .prepare(sql)
    .all()
    .map((row) => ({ ...row })) as Row[]
}

async function currentSchema() {
  const names = readdirSync('worker/database/schema').map((file) => file.replace('.ts', ''))
  const modules = await Promise.all(names.map((name) => import(`../schema/${name}.ts`)))
  return generateSQLiteDrizzleJson(Object.assign({}, ...modules))
}

/** The columns, indexes and foreign keys of each table of the schema. */
function tablesOf(database: DatabaseSync) {
  const names = rows<{ name: string }>(
    database,
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%\\_search%' ESCAPE '\\' ORDER BY name`,
  )
  return names.map(({ name }) => ({
    name,
    columns: rows(
      database,
      `SELECT name, type, "notnull", dflt_value, pk, hidden FROM pragma_table_xinfo('${name}') ORDER BY name`,
    ),
    indexes: rows<{ name: string }>(
      database,
      `SELECT name, "unique", partial FROM pragma_index_list('${name}') ORDER BY name`,
    ).map((index) => ({
      ...index,
      columns: rows(database, `SELECT name FROM pragma_index_info('${index.name}') ORDER BY seqno`),
    })),
    references: rows<{ table: string; on_delete: string }>(
      database,
      `SELECT "from", "table", "to", on_delete FROM pragma_foreign_key_list('${name}') ORDER BY "from"`,
    ),
  }))
}

it('creates the triggers, views and search indexes exactly as their source says', () => {
  expect(pendingMigrations(rows<StoredObject>(migrated(), SELECT_STORED_OBJECTS))).toEqual([])
})

// drizzle-kit needs a second, or several on a busy machine.
const SLOW = { timeout: 30_000 }

it('has one snapshot, which agrees with the schema', SLOW, async () => {
  const [name, ...others] = readdirSync(META).filter((file) => file.endsWith('_snapshot.json'))
  expect(others).toEqual([])
  const snapshot = JSON.parse(readFileSync(`${META}/${name}`, 'utf8'))
  expect(await generateSQLiteMigration(snapshot, await currentSchema())).toEqual([])
})

it('creates the tables, columns, indexes and foreign keys of the schema', SLOW, async () => {
  const expected = new DatabaseSync(':memory:')
  const empty = await generateSQLiteDrizzleJson({})
  for (const statement of await generateSQLiteMigration(empty, await currentSchema()))
    expected.exec(statement)
  expect(tablesOf(migrated())).toEqual(tablesOf(expected))
})

it('deletes with a user every row that belongs to the user', () => {
  const owned = tablesOf(migrated()).flatMap(({ name, references }) =>
    references.flatMap(({ table, on_delete }) => (table === 'users' ? [`${name}: ${on_delete}`] : [])),
  )
  expect(owned.filter((reference) => !reference.endsWith(': CASCADE'))).toEqual([])
  const tables = ['earlier_requests', 'health_profiles', 'notes', 'policies', 'quota_usage', 'sessions']
  expect(owned).toEqual(expect.arrayContaining(tables.map((table) => `${table}: CASCADE`)))
})

it('stores the tables of the statistics by their primary key', () => {
  const tables = rows<{ name: string }>(
    migrated(),
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND wr AND name NOT LIKE '%\\_search\\_%' ESCAPE '\\'`,
  )
  expect(tables.map(({ name }) => name).sort()).toEqual([...tablesWithoutRowid].sort())
})

it('turns a changed, a new and an obsolete trigger into one migration for each source', () => {
  const stored = rows<StoredObject>(migrated(), SELECT_STORED_OBJECTS)
    .filter(({ name }) => name !== 'audit_log_no_update')
    .map((row) => (row.name === 'users_search_delete' ? { ...row, sql: `${row.sql} ` } : row))
  const old = { name: 'old', sql: 'CREATE TRIGGER old AFTER INSERT ON users BEGIN SELECT 1; END' }
  const [obsolete, appendOnly, search, ...rest] = pendingMigrations([...stored, old])
  expect(rest).toEqual([])
  expect(obsolete).toEqual({ name: 'obsolete', statements: ['DROP TRIGGER old;'] })
  expect(appendOnly?.statements).toEqual([
    expect.stringMatching(/^-- Refuses changes to audit_log\.\nCREATE TRIGGER audit_log_no_update\n/),
  ])
  expect(search?.statements).toEqual([
    'DROP TRIGGER users_search_delete;',
    expect.stringContaining('\nCREATE TRIGGER users_search_delete\n'),
  ])
})

it('refuses to change a search index without filling it', () => {
  const stored = [{ name: 'member_search', sql: 'CREATE VIRTUAL TABLE member_search USING fts5(name)' }]
  expect(() => pendingMigrations(stored)).toThrow('member_search')
})
