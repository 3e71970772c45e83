import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { execa } from 'execa'
import { Problem, print } from '../support/problem.ts'

interface Journal {
  version: string
  dialect: string
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}

// Constants, so that type-checking the scripts does not load the Worker's types.
const PENDING = '../../worker/database/triggers/pending-migrations.ts'
const STATISTICS = '../../worker/database/schema/statistics.ts'

const FOLDER = 'migrations'
const META = join(FOLDER, 'meta')
const JOURNAL = join(META, '_journal.json')

const sqlFiles = () =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .sort()

/**
 * Writes the migrations for the changes in worker/database/schema and worker/database/triggers. Existing migrations
 * stay as they are.
 * @param options Options of `drizzle-kit generate`, for example `--name`.
 */
export async function run(options: string[]) {
  const before = new Set(sqlFiles())
  const { failed } = await execa('node_modules/.bin/drizzle-kit', ['generate', ...options], {
    stdio: 'inherit',
    reject: false,
  })
  if (failed) throw new Problem('drizzle-kit failed: see its message above.')
  await addWithoutRowid(sqlFiles().filter((file) => !before.has(file)))
  keepNewestSnapshot()
  await addObjectMigrations()
}

/** Drizzle cannot express WITHOUT ROWID. */
async function addWithoutRowid(files: string[]) {
  const { tablesWithoutRowid }: { tablesWithoutRowid: readonly string[] } = await import(STATISTICS)
  for (const file of files) {
    const path = join(FOLDER, file)
    let sql = readFileSync(path, 'utf8')
    for (const table of tablesWithoutRowid) {
      sql = sql.replace(new RegExp(`(CREATE TABLE \`${table}\` \\(.*?\\n\\));`, 's'), '$1 WITHOUT ROWID;')
    }
    writeFileSync(path, sql)
  }
}

/** drizzle-kit compares the schema with the newest snapshot only. */
function keepNewestSnapshot() {
  const snapshots = readdirSync(META).filter((file) => file.endsWith('_snapshot.json'))
  for (const old of snapshots.sort().slice(0, -1)) rmSync(join(META, old))
}

/** Adds a migration for each source of triggers that differs from the migrated database. */
async function addObjectMigrations() {
  const { pendingMigrations, SELECT_STORED_OBJECTS } = await import(PENDING)
  const database = new DatabaseSync(':memory:')
  for (const file of sqlFiles()) database.exec(readFileSync(join(FOLDER, file), 'utf8'))
  const journal: Journal = JSON.parse(readFileSync(JOURNAL, 'utf8'))
  const pending: { name: string; statements: string[] }[] = pendingMigrations(
    database.prepare(SELECT_STORED_OBJECTS).all(),
  )
  for (const { name, statements } of pending) {
    const last = journal.entries.at(-1)
    const idx = (last?.idx ?? -1) + 1
    const tag = `${String(idx).padStart(4, '0')}_${name}`
    // The libSQL migrator applies the migrations that are newer than the last applied one.
    const when = Math.max(Date.now(), (last?.when ?? 0) + 1)
    writeFileSync(join(FOLDER, `${tag}.sql`), `${statements.join('\n--> statement-breakpoint\n')}\n`)
    journal.entries.push({ idx, version: '6', when, tag, breakpoints: true })
    print(`Created ${tag}.sql.`)
  }
  if (pending.length > 0) writeFileSync(JOURNAL, JSON.stringify(journal, null, 2))
}
