import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { errorLog } from '#database/schema/logs.ts'
import { auditLog } from '#database/schema/operations.ts'
import { reports } from '#database/schema/reports.ts'
import { after, DAY, HOUR } from '#domain/duration.ts'
import { systemClock } from '#platform/clock.ts'
import { retryDeletions } from '#platform/retry-deletions.ts'
import {
  type Client,
  deleteRows,
  insertRows,
  readRows,
  refusal,
  testDatabase,
  testEnvironment,
  updateRows,
} from '#testing/api.ts'
import { bucketWith, failing, testBucket } from '#testing/buckets.ts'
import { administratorClient } from '#testing/factories.ts'
import { faults } from '#testing/logged.ts'
import { csvList, madeReport, runDueReports as run } from '#testing/reports.ts'
import { figures } from '#worker/features/statistics/figures.ts'
import { clearExpiredReports } from './clean-up-reports.ts'
import { dueReports } from './jobs.queries.ts'
import { runReports } from './run-reports.ts'

let admin: Client

const made = (body: object, client = admin) => madeReport(client, body)

const file = (id: string, client = admin) => client.get(`/api/admin/reports/${id}/file`)

async function rowOf(id: string) {
  const [row] = await readRows(reports, { id })
  if (!row) throw new Error('no report')
  return row
}

const setRow = (id: string, values: Partial<typeof reports.$inferInsert>) =>
  updateRows(reports, { id }, values)

/** What a report is before its first run. */
const unwritten = { state: 'queued' as const, position: null, parts: 0, partKeys: [], rowsDone: 0, bytes: 0 }

/** Enough members and consultations for several slices. */
async function fill(count: number) {
  const each = `with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${count})`
  const when = Date.parse('2026-09-10T12:00:00Z')
  const insert = `${each} insert into users (id, company_id, full_name, email, password_hash, role, status, status_since, created_at, card_number)
    select 'm' || i, 1, 'Pessoa ' || i, 'm' || i || '@exemplo.com.br', 'x', 'member', 'approved', ${when}, ${when} + i / 10, 'm' || i from n`
  await (await testDatabase()).run(sql.raw(insert))
}

beforeAll(async () => {
  admin = await administratorClient()
})

// The clock stands still, so that a slow machine does not use up a run's time limit.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a long report', () => {
  it('can be cancelled, retried and deleted, and expires', async () => {
    const client = await administratorClient()
    const db = await testDatabase()
    const report = await made({ kind: 'members', format: 'csv' }, client)
    const path = `/api/admin/reports/${report.id}`
    expect(await client.post(`${path}/cancel`)).toMatchObject(refusal(409, 'report_over'))
    await setRow(report.id, { state: 'running', leaseUntil: new Date(Date.now() + DAY) })
    expect(await client.post(`${path}/retry`)).toMatchObject({ status: 409 })
    expect(await client.post(`${path}/cancel`)).toMatchObject({ status: 200, body: { state: 'cancelled' } })
    expect((await client.get(`${path}/file`)).status).toBe(404)
    expect((await client.post(`${path}/retry`)).body.state).toBe('queued')
    await client.settled()
    expect((await client.get(`${path}/file`)).status).toBe(200)

    const { FILES } = await testEnvironment()
    const parts = async () => (await FILES?.list({ prefix: `reports/${report.id}` }))?.objects.length ?? 0
    const inStore = await parts()
    const tomorrow = { now: () => after(new Date(), 8 * DAY) }
    await clearExpiredReports({ db, clock: tomorrow })
    await retryDeletions({ db, clock: tomorrow, env: await testEnvironment() })
    expect(await parts()).toBe(0)
    expect(inStore).toBeGreaterThanOrEqual(FILES ? 1 : 0)
    expect((await client.get('/api/admin/reports')).body).toEqual([])
  })

  it('waits for its turn: three at a time, and none for a former administrator', async () => {
    const client = await administratorClient()
    for (let n = 0; n < 3; n++) await made({ kind: 'members', format: 'csv' }, client)
    await updateRows(reports, { ownerId: client.userId }, { ...unwritten, leaseUntil: new Date(0) })
    expect(await client.post('/api/admin/reports', { kind: 'members', format: 'csv' })).toMatchObject(
      refusal(409, 'reports_at_once'),
    )
    await updateRows(users, { id: client.userId }, { role: 'member' })
    // Five reports of a former administrator are older than the one to write.
    const [blocked] = await readRows(reports, { ownerId: client.userId })
    for (const id of ['zz1', 'zz2']) await insertRows(reports, { ...(await rowOf(blocked?.id ?? '')), id })
    const waiting = await made({ kind: 'members', format: 'csv' })
    await setRow(waiting.id, { ...unwritten, leaseUntil: new Date() })
    await run()
    const left = await readRows(reports, { ownerId: client.userId })
    expect(left.map(({ state }) => state)).toEqual(Array(5).fill('queued'))
    expect((await rowOf(waiting.id)).state).toBe('done')
  })

  it('is written first if it has waited longest', async () => {
    const client = await administratorClient()
    const row = await rowOf((await made({ kind: 'members', format: 'csv' }, client)).id)
    // The later ones come before it by id, and are more than one run reads.
    const waits = { ...row, ...unwritten }
    const later = Array.from({ length: 6 }, (_, n) => `0-${n}-${row.id}`)
    await insertRows(
      reports,
      later.map((id, n) => ({ ...waits, id, leaseUntil: new Date(2000 - n) })),
    )
    await setRow(row.id, { ...waits, state: 'running', leaseUntil: new Date(1) })
    const due = await dueReports(await testDatabase(), new Date(), 3)
    expect(due.map(({ id }) => id)).toEqual([row.id, later[5], later[4]])
    await deleteRows(reports, { ownerId: client.userId })
  })

  it('is limited to three at a time, even for parallel requests and retries', async () => {
    const client = await administratorClient()
    // Nothing is written before all are requested.
    let release = () => {}
    const stored = new Promise<void>((resolve) => {
      release = resolve
    })
    const env = { FILES: { put: () => stored, delete: () => stored } as unknown as R2Bucket }
    const requestReports = async (paths: string[]) => {
      const answers = await Promise.all(
        paths.map((path) => client.post(path, { kind: 'members', format: 'csv' }, { env })),
      )
      for (const { status, body } of answers) {
        if (status === 409) expect(body.code).toBe('reports_at_once')
      }
      return answers.map(({ status }) => status).sort()
    }
    const path = '/api/admin/reports'
    const asked = await requestReports(Array.from({ length: 8 }, () => path))
    expect(asked).toEqual([201, 201, 201, 409, 409, 409, 409, 409])
    const rows = await readRows(reports, { ownerId: client.userId })
    expect(rows).toHaveLength(3)
    expect(await readRows(auditLog, { actorId: client.userId, action: 'report.requested' })).toHaveLength(3)

    const first = await rowOf(rows[0]?.id ?? '')
    const over = ['a', 'b', 'c', 'd'].map((letter) => `${letter}-${client.userId}`)
    for (const id of over) await insertRows(reports, { ...first, id, state: 'cancelled' })
    await setRow(first.id, { state: 'cancelled' })
    const retried = await requestReports(over.map((id) => `${path}/${id}/retry`))
    expect(retried).toEqual([200, 409, 409, 409])
    release()
    await client.settled()
  })

  it('that is cancelled and restarted during a run loses nothing', async () => {
    const client = await administratorClient()
    const db = await testDatabase()
    const env = await testEnvironment()
    const report = await made({ kind: 'members', format: 'csv', status: 'rejected' }, client)
    const path = `/api/admin/reports/${report.id}`
    const whole = (await file(report.id, client)).text
    await env.FILES?.delete((await rowOf(report.id)).partKeys)
    await setRow(report.id, { ...unwritten, leaseUntil: new Date(0) })
    // The cancellation happens after the part is stored and before the row points to it.
    let began = false
    const bucket = await testBucket()
    const put = async (key: string, content: Uint8Array) => {
      await bucket.put(key, content)
      if (began) return
      began = true
      expect((await client.post(`${path}/cancel`)).status).toBe(200)
      expect((await client.post(`${path}/retry`)).status).toBe(200)
      await client.settled()
    }
    const slow = bucketWith(bucket, { put })
    await runReports({ db, clock: systemClock, env: { ...env, FILES: slow }, figures })
    expect(began).toBe(true)
    expect((await file(report.id, client)).text).toBe(whole)
    const parts = async () => (await bucket.list({ prefix: `reports/${report.id}` })).objects.length
    expect(await parts()).toBe(1)

    // Without the file store the requests still succeed, and the cron deletes the parts.
    const broken = failing(bucket, 'delete')
    expect((await client.delete(path, { env: { FILES: broken } })).status).toBe(204)
    expect(faults.splice(0)).toHaveLength(1)
    const later = { now: () => new Date(Date.now() + 2 * HOUR) }
    const other = await made({ kind: 'members', format: 'csv', status: 'rejected' }, client)
    expect(await retryDeletions({ db, clock: later, env })).toBeGreaterThanOrEqual(1)
    expect(await parts()).toBe(0)
    expect((await file(other.id, client)).status).toBe(200)
  })

  it('that fails is logged as an error and retried', async () => {
    const client = await administratorClient()
    const db = await testDatabase()
    const report = await made({ kind: 'members', format: 'csv' }, client)
    await setRow(report.id, { ...unwritten, leaseUntil: new Date(0) })
    const env = await testEnvironment()
    const put = () => Promise.reject(new RangeError(`no room for ${client.userId}`))
    const FILES = bucketWith(await testBucket(), { put })
    await runReports({ db, clock: systemClock, env: { ...env, FILES }, figures })
    const lines = faults.splice(0)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ step: 'runReports', name: 'RangeError' }])
    expect(lines.join()).not.toContain(client.userId)
    expect(await readRows(errorLog, { kind: 'RangeError' })).toMatchObject([
      { source: 'schedule', place: 'runReports', code: 'unexpected', status: null, requestId: null },
    ])
    await setRow(report.id, { leaseUntil: new Date(0) })
    await run()
    expect((await client.get('/api/admin/reports')).body).toMatchObject([{ id: report.id, state: 'done' }])
  })

  it('whose runs are cut off repeatedly fails in the end', async () => {
    const client = await administratorClient()
    const report = await made({ kind: 'members', format: 'csv' }, client)
    const claim = (attempts: number) =>
      setRow(report.id, { ...unwritten, state: 'running', attempts, leaseUntil: new Date(0) })
    await claim(5)
    await run()
    expect(faults.splice(0).map((line) => JSON.parse(line))).toMatchObject([
      { step: 'runReports', name: 'CutOff' },
    ])
    const row = async () => (await client.get('/api/admin/reports')).body[0]
    expect(await row()).toMatchObject({ state: 'failed', problem: 'Não foi possível gerar o arquivo.' })
    await claim(4)
    await run()
    expect(await row()).toMatchObject({ state: 'done' })
  })

  // Runs last, because otherwise the other reports would also contain its thousands of members.
  it('is written slice by slice, across runs, with every row once', { timeout: 60_000 }, async () => {
    await fill(4500)
    const client = await administratorClient()
    const { id } = await made({ kind: 'members', format: 'csv', status: 'approved' }, client)
    const db = await testDatabase()
    const row = async () => (await client.get('/api/admin/reports')).body[0]
    const whole = (await file(id, client)).text
    const lines = csvList(whole)
    expect(lines.length).toBeGreaterThan(4500)
    expect(new Set(lines).size).toBe(lines.length)

    // Another report, cut off after one slice: the next run continues where that one stopped.
    await setRow(id, { ...unwritten, leaseUntil: new Date(0) })
    let steps = 0
    const clock = { now: () => new Date(Date.now() + (steps++ > 4 ? 30_000 : 0)) }
    await runReports({ db, clock, env: await testEnvironment(), figures }, 20_000)
    expect(await row()).toMatchObject({ state: 'running', rowsDone: 2000 })
    expect((await row()).rowsTotal).toBe(lines.length - 1)
    expect((await file(id, client)).status).toBe(404)
    await setRow(id, { leaseUntil: new Date(0) })
    // Of two parallel runs, one claims it.
    await Promise.all([run(), run()])
    expect(await row()).toMatchObject({ state: 'done', rowsDone: lines.length - 1 })
    expect((await file(id, client)).text).toBe(whole)

    // Too many rows for a PDF.
    const book = await made({ kind: 'members', format: 'pdf' }, client)
    expect(book).toMatchObject({ state: 'failed' })
    expect(book.problem).toMatch(
      /^O PDF vai até 2\.000 linhas, e este relatório tem 4\.\d{3}\. Use os filtros para uma lista menor, ou escolha o CSV\.$/,
    )
    const month = { from: '2026-09-01', to: '2026-09-30' }
    const ofMonth = await made({ kind: 'registrations', format: 'pdf', ...month }, client)
    expect(ofMonth.problem).toMatch(/Escolha um período menor ou o CSV\.$/)
  })
})
