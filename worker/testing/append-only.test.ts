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

  it('refuses changes, and deletions but of errors', async () => {
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
