import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from './api.ts'

const logs = {
  audit_log: `(rowid, id, company_id, at, action, client_ip, request_id) VALUES (?, ?, 1, 1, 'sleep.added', '::1', 'r')`,
  access_log: `(rowid, id, company_id, at, actor_id, subject_id, scope, reason, client_ip, request_id) VALUES (?, ?, 1, 1, 'a', 's', 'sleep', 'support', '::1', 'r')`,
  error_log: `(rowid, id, at, source, place, code, kind) VALUES (?, ?, 1, 'request', 'GET /x', 'unexpected', 'Error')`,
}

describe.each(Object.entries(logs))('%s', (table, values) => {
  const insert = (verb: string, row: number | null, id: string, suffix = '') => {
    const [head = '', between = '', tail = ''] = values.split('?')
    return sql`${sql.raw(`${verb} INTO ${table} ${head}`)}${row}${sql.raw(between)}${id}${sql.raw(`${tail} ${suffix}`)}`
  }
  const causeOf = (error: Error) => `${error.message} ${String(error.cause)}`

  async function oneRow() {
    const db = await testDatabase()
    const id = crypto.randomUUID()
    await db.run(insert('INSERT', null, id))
    const read = () => db.all<{ rowid: number }>(sql`SELECT rowid, * FROM ${sql.raw(table)} WHERE id = ${id}`)
    const [before] = await read()
    if (!before) throw new Error('The row was not inserted')
    return { db, id, before, read }
  }

  it.each([
    ['replacement of its id', 'INSERT OR REPLACE', 'id', ''],
    ['replacement of its row number', 'INSERT OR REPLACE', 'row', ''],
    ['REPLACE', 'REPLACE', 'id', ''],
    ['upsert', 'INSERT', 'id', 'ON CONFLICT (id) DO UPDATE SET at = 9'],
    ['ignored insert', 'INSERT OR IGNORE', 'id', ''],
  ])('refuses the %s', async (_what, verb, same, suffix) => {
    const { db, id, before, read } = await oneRow()
    const statement =
      same === 'id' ? insert(verb, null, id, suffix) : insert(verb, before.rowid, crypto.randomUUID(), suffix)
    expect(await db.run(statement).then(() => 'accepted', causeOf)).toContain('append-only')
    expect(await read()).toEqual([before])
  })

  it('refuses changes, and deletions except of errors', async () => {
    const { db, id, before, read } = await oneRow()
    const change = db.run(sql`UPDATE ${sql.raw(table)} SET at = 9 WHERE id = ${id}`)
    expect(await change.then(() => 'accepted', causeOf)).toContain('append-only')
    expect(await read()).toEqual([before])
    const removal = db.run(sql`DELETE FROM ${sql.raw(table)} WHERE id = ${id}`)
    const answer = await removal.then(() => 'accepted', causeOf)
    expect(answer).toContain(table === 'error_log' ? 'accepted' : 'append-only')
    expect(await read()).toEqual(table === 'error_log' ? [] : [before])
  })
})

const everyTable: Record<string, string> = {
  ...logs,
  log_seals: `(rowid, run, log, company_id, number, rows, through_row, hash, at) VALUES (?, ?, 'audit_log', -1, abs(random() % 1000000000), '[]', 1, 'h', 1)`,
  log_removals: `(rowid, id, log, company_id, through_row, at, manifest, signature) VALUES (?, ?, 'audit_log', -1, 0, 1, 'm', 's')`,
}

describe.each(Object.entries(everyTable))('a row number of %s', (table, values) => {
  const insert = (row: string, verb = 'INSERT') =>
    sql.raw(`${verb} INTO ${table} ${values.replace('?', row).replace('?', `'${crypto.randomUUID()}'`)}`)
  const lastNumber = async () => {
    const [row] = await (await testDatabase()).all<{ last: number }>(
      sql.raw(`SELECT coalesce(max(rowid), 0) AS last FROM ${table}`),
    )
    return row?.last ?? 0
  }

  it.each([
    ['-1', () => '-1'],
    ['-5', () => '-5'],
    ['0', () => '0'],
    ['one further', (next: number) => String(next + 1)],
    ['the largest', () => '9223372036854775807'],
  ])('is not %s', async (_what, numberFor) => {
    const db = await testDatabase()
    await db.run(insert('NULL'))
    const last = await lastNumber()
    for (const verb of ['INSERT', 'INSERT OR IGNORE', 'INSERT OR REPLACE']) {
      const statement = db.run(insert(numberFor(last + 1), verb))
      expect(
        await statement.then(
          () => 'accepted',
          (error) => String(error.cause),
        ),
      ).toContain('append-only')
    }
    expect(await lastNumber()).toBe(last)
    await db.run(insert('NULL'))
    expect(await lastNumber()).toBe(last + 1)
  })

  it('is the next one for each row of a statement', async () => {
    const db = await testDatabase()
    const last = await lastNumber()
    const statement = [1, 2, 3].map((row) => {
      const [, head, tuple] = /^(.*?\)) VALUES (.*)$/.exec(values) ?? []
      const one = tuple?.replace('?', 'NULL').replace('?', `'${crypto.randomUUID()}'`)
      return row === 1 ? `INSERT INTO ${table} ${head} VALUES ${one}` : one
    })
    await db.run(sql.raw(statement.join(', ')))
    expect(await lastNumber()).toBe(last + 3)
    await db.run(insert(String(last + 4)))
    expect(await lastNumber()).toBe(last + 4)
  })
})
