import { desc, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { runBatch } from '#database/batch.ts'
import { deleteStale } from '#database/clean-up.ts'
import { cspReports, errorLog } from '#database/schema/logs.ts'
import { DAY } from '#domain/duration.ts'
import { Client, insertRows, readRows, testDatabase } from '#testing/api.ts'
import { administratorClient } from '#testing/factories.ts'

const send = (report: unknown, client = new Client(), path = '/api/csp-reports') =>
  client.post(path, undefined, {
    rawBody: JSON.stringify(report),
    headers: { 'Content-Type': 'application/csp-report', Origin: 'null' },
  })

const inline = {
  'csp-report': {
    'document-uri': 'https://app.example/confirmar-email?token=segredo',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'inline',
    'original-policy': "default-src 'none'",
  },
}

it('counts the reports of a day, and puts the first into the error log without any address', async () => {
  const client = new Client()
  for (const _ of [1, 2, 3]) expect((await send(inline, client)).status).toBe(204)
  const db = await testDatabase()
  expect(await db.select().from(cspReports)).toEqual([
    {
      day: new Date().toISOString().slice(0, 10),
      address: 'member',
      directive: 'script-src-elem',
      source: 'inline',
      count: 3,
    },
  ])
  const rows = await db.select().from(errorLog).where(eq(errorLog.source, 'browser'))
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ place: 'member: script-src-elem', kind: 'inline', code: 'csp_violation' })
  expect(JSON.stringify(rows)).not.toContain('segredo')
  const shown = await (await administratorClient()).get('/api/admin/logs/errors?source=browser')
  expect(shown.body.items).toHaveLength(1)
})

it.each([
  [{ 'violated-directive': "img-src 'self'", 'blocked-uri': 'https://evil.example/x?q=1' }, 'img-src', 'url'],
  [
    { 'effective-directive': 'require-trusted-types-for', 'blocked-uri': 'trusted-types-sink' },
    'require-trusted-types-for',
    'trusted-types',
  ],
  [{ 'effective-directive': 'img-src', 'blocked-uri': 'data:image/png;base64,AAAA' }, 'img-src', 'data'],
  [{ 'effective-directive': '<script>', 'blocked-uri': 'eval' }, 'other', 'eval'],
  [{}, 'other', 'url'],
])('keeps of %j only its directive and the kind of source', async (report, directive, source) => {
  expect((await send({ 'csp-report': report })).status).toBe(204)
  const [row] = await (await testDatabase())
    .select()
    .from(errorLog)
    .where(eq(errorLog.place, `member: ${directive}`))
    .orderBy(desc(sql`rowid`))
  expect(row?.kind).toBe(source)
})

it('counts those of the dashboard apart', async () => {
  const admin = await administratorClient()
  expect((await send(inline, admin, '/api/admin/csp-reports')).status).toBe(204)
  const rows = await readRows(cspReports, { address: 'admin' })
  expect(rows).toMatchObject([{ directive: 'script-src-elem', count: 1 }])
})

it('refuses a body that is not a report', async () => {
  expect((await send({})).status).toBe(422)
  expect((await send([])).status).toBe(422)
  expect((await new Client().post('/api/csp-reports', inline)).status).toBe(415)
})

it('is limited by the client’s address', async () => {
  const client = new Client()
  const statuses: number[] = []
  for (let sent = 0; sent < 61; sent += 1) statuses.push((await send(inline, client)).status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
})

it('is deleted with old errors', async () => {
  const db = await testDatabase()
  const now = new Date()
  const old = new Date(now.getTime() - 91 * DAY).toISOString().slice(0, 10)
  await insertRows(cspReports, { day: old, address: 'member', directive: 'other', source: 'url', count: 5 })
  await runBatch(db, deleteStale(db, now, now))
  expect(await db.select().from(cspReports).where(eq(cspReports.day, old))).toEqual([])
})
