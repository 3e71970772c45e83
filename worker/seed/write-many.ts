import { DatabaseSync } from 'node:sqlite'
import { rebuildStatistics } from '#database/rebuild-statistics.ts'
import { hashPassword } from '#platform/passwords.ts'
import { type ManyOptions, manyMembers } from './many.ts'
import { DEMO_PASSWORD } from './users.ts'

const MEMBERS_PER_TRANSACTION = 20_000

interface Options extends Omit<ManyOptions, 'passwordHash'> {
  pepper: string
  report: (sentence: string) => void
}

/**
 * Adds `members` generated members with their records to a SQLite file. Running it again on the same day
 * generates the same members. No other process may have the file open. Throws if it already contains
 * generated members.
 */
export async function writeMany(file: string, { pepper, report, ...options }: Options): Promise<void> {
  const tables = manyMembers({ ...options, passwordHash: await hashPassword(pepper, DEMO_PASSWORD) })
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma foreign_keys = off; pragma cache_size = -400000; pragma temp_store = memory')
    if (database.prepare("select 1 from users where id = 'seed-0000000'").get()) {
      throw new Error(
        'This database already has generated members. Use another STATE_DIR or delete this one.',
      )
    }
    // The statistics are rebuilt once at the end instead of by triggers for each row.
    const triggers = database
      .prepare("select name, sql from sqlite_master where type = 'trigger' and name like 'statistics_%'")
      .all()
    database.exec('begin')
    for (const { name } of triggers) database.exec(`drop trigger "${name}"`)
    for (const { columns, rows, table } of tables) {
      const places = columns.map(() => '?').join(', ')
      const insert = database.prepare(`insert into ${table} (${columns.join(', ')}) values (${places})`)
      let count = 0
      for (let index = 0; index < options.members; index++) {
        for (const row of rows(index)) {
          insert.run(...row)
          count += 1
        }
        if (index % MEMBERS_PER_TRANSACTION === MEMBERS_PER_TRANSACTION - 1) database.exec('commit; begin')
      }
      report(`${table}: ${count} rows`)
    }
    for (const statement of rebuildStatistics) database.exec(statement)
    for (const { sql } of triggers) database.exec(String(sql))
    // No ANALYZE, as in a deployment before its first night.
    database.exec('commit; pragma wal_checkpoint(truncate)')
    report('statistics rebuilt')
  } finally {
    database.close()
  }
}
