import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { execa } from 'execa'
import { Problem } from '../support/problem.ts'

// Constants, so that type-checking the scripts does not load the Worker's types.
const PENDING = '../../worker/database/triggers/pending-migrations.ts'
const STATISTICS = '../../worker/database/schema/statistics.ts'

const FOLDER = 'migrations'

const sqlFiles = () => globSync(`${FOLDER}/*.sql`).sort()

/**
 * Writes the migrations for changes to worker/database/schema and worker/database/triggers. Existing migrations stay as
 * they are.
 * @param options Options of `drizzle-kit generate`, for example `--name`.
 */
export async function run(options: string[]) {
  await addWithoutRowid(await generate(options))
  await addObjectMigrations()
}

/** @returns the paths of the new files */
async function generate(options: string[]) {
  const before = new Set(sqlFiles())
  const args = ['generate', ...options]
  const { failed } = await execa('node_modules/.bin/drizzle-kit', args, { stdio: 'inherit', reject: false })
  if (failed) throw new Problem('drizzle-kit failed: see its message above.')
  // drizzle-kit compares the schema only with the newest snapshot.
  for (const old of globSync(`${FOLDER}/meta/*_snapshot.json`).sort().slice(0, -1)) rmSync(old)
  return sqlFiles().filter((file) => !before.has(file))
}

/** Drizzle cannot express WITHOUT ROWID. */
async function addWithoutRowid(files: string[]) {
  const { tablesWithoutRowid }: { tablesWithoutRowid: readonly string[] } = await import(STATISTICS)
  for (const path of files) {
    let sql = readFileSync(path, 'utf8')
    for (const table of tablesWithoutRowid) {
      sql = sql.replace(new RegExp(`(CREATE TABLE \`${table}\` \\(.*?\\n\\));`, 's'), '$1 WITHOUT ROWID;')
    }
    writeFileSync(path, sql)
  }
}

/** Adds a migration for each source of triggers that differs from the migrated database. */
async function addObjectMigrations() {
  const { pendingMigrations, SELECT_STORED_OBJECTS } = await import(PENDING)
  const database = new DatabaseSync(':memory:')
  for (const file of sqlFiles()) database.exec(readFileSync(file, 'utf8'))
  const pending: { name: string; statements: string[] }[] = pendingMigrations(
    database.prepare(SELECT_STORED_OBJECTS).all(),
  )
  for (const { name, statements } of pending) {
    const [file = ''] = await generate(['--custom', '--name', name])
    writeFileSync(file, `${statements.join('\n--> statement-breakpoint\n')}\n`)
  }
}
