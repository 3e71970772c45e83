import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { companies } from '#database/schema/company.ts'
import { examFiles } from '#database/schema/exams.ts'
import { policies } from '#database/schema/insurance.ts'
import { errorLog } from '#database/schema/logs.ts'
import { fileDeletions, sweeps } from '#database/schema/operations.ts'
import { DAY, HOUR, MINUTE, after as plus } from '#domain/duration.ts'
import { clearOrphans } from '#platform/orphans.ts'
import { retryDeletions } from '#platform/retry-deletions.ts'
import { findLostLogos, moveOrphanLogos } from '#worker/features/company/logo-files.ts'
import { examFiles as examFileLifecycle } from '#worker/features/exams/files/exam-files.ts'
import { policyFiles } from '#worker/features/insurance/policy-files.ts'
import { runSchedule } from '#worker/schedule.ts'
import { type Client, EMAIL, insertRows, readRows, testDatabase, testEnvironment, updateRows } from './api.ts'
import { bucketWith, emptyBucket, failing, testBucket } from './buckets.ts'
import { administratorClient, signedInClient } from './factories.ts'
import { faults } from './logged.ts'
import { waitingPolicy } from './policies.ts'
import { exam, pdfRequest } from './samples.ts'

/** The clocks of the cron steps start here; files are uploaded now, long before. */
const START = new Date(Date.now() + 100 * DAY)

const faultsTaken = () => faults.splice(0).map((line) => JSON.parse(line))
const named = (name: string) => expect.objectContaining({ name })

async function toolsAt(at: Date, FILES?: R2Bucket) {
  const env = { ...(await testEnvironment()), ...(FILES && { FILES }) }
  return { db: await testDatabase(), env, clock: { now: () => at } }
}

/** An exam of a new member with files that were last checked two days before `START`. */
async function storedFiles(count: number) {
  const member = await signedInClient()
  const [db, bucket] = [await testDatabase(), await testBucket()]
  const examId: string = (await member.post('/api/exams', exam())).body.id
  const announced = (await member.post(`/api/exams/${examId}/files`, { fileName: 'a.pdf', fileSize: 9 })).body
  const [row] = await db.select().from(examFiles).where(eq(examFiles.id, announced.id))
  if (!row) throw new Error('no row')
  const rows = Array.from({ length: count }, () => ({
    ...row,
    id: crypto.randomUUID(),
    storageKey: `exams/${crypto.randomUUID()}`,
    contentType: 'application/pdf',
    contentHash: crypto.randomUUID(),
    contentStoredAt: plus(START, -3 * DAY),
    contentCheckedAt: plus(START, -2 * DAY),
  }))
  for (const { storageKey } of rows) await bucket.put(storageKey, 'conteúdo')
  await insertRows(examFiles, rows)
  await db.delete(examFiles).where(eq(examFiles.id, row.id))
  return { member, examId, rows, keys: rows.map(({ storageKey }) => storageKey) }
}

const findLost = async (at: Date, FILES?: R2Bucket) => examFileLifecycle.findLost(await toolsAt(at, FILES))
const moveOrphans = async (at: Date, FILES?: R2Bucket) =>
  examFileLifecycle.moveOrphans(await toolsAt(at, FILES))

/** A little more than so many days after the start. */
const day = (days: number) => plus(START, days * (DAY + MINUTE))

const fileRow = async (id: string) => (await readRows(examFiles, { id }))[0]

const hiding = (bucket: R2Bucket, hidden: readonly string[]) =>
  bucketWith(bucket, { head: (key: string) => (hidden.includes(key) ? null : bucket.head(key)) })

const shown = async (member: Client, examId: string, id: string) =>
  (await member.get(`/api/exams/${examId}`)).body.files.find((file: { id: string }) => file.id === id)

beforeEach(async () => {
  const db = await testDatabase()
  for (const table of [examFiles, policies, fileDeletions, sweeps]) await db.delete(table)
  const bucket = await testBucket()
  await bucket.delete((await bucket.list()).objects.map(({ key }) => key))
})

describe('the search for lost files', () => {
  it('changes nothing, reports once and waits an hour if every file is missing', async () => {
    const { rows, keys } = await storedFiles(60)
    const db = await testDatabase()
    const before = await db.select().from(examFiles)
    for (const minutes of [0, 1, 59]) {
      await findLost(plus(START, minutes * MINUTE), emptyBucket)
    }
    expect(faultsTaken()).toEqual([
      expect.objectContaining({
        step: 'findLostExamFiles',
        name: 'TooManyFilesMissing',
        checked: 50,
        missing: 50,
      }),
    ])
    expect(await db.select().from(examFiles)).toEqual(before)
    const entries = await db.select().from(errorLog).where(eq(errorLog.kind, 'TooManyFilesMissing'))
    expect(entries).toMatchObject([{ source: 'schedule', place: 'findLostExamFiles' }])

    // Another hour with the wrong binding, then with the right one. No file was lost, no key forgotten.
    await findLost(plus(START, 61 * MINUTE), emptyBucket)
    expect(faultsTaken()).toEqual([named('TooManyFilesMissing')])
    for (let minutes = 130; minutes < 134; minutes++) {
      const found = await findLost(plus(START, minutes * MINUTE))
      expect(found).toEqual({ missing: 0, lost: 0, recovered: 0 })
    }
    const bucket = await testBucket()
    for (const { id, storageKey } of rows) {
      expect(await fileRow(id)).toMatchObject({ storageKey, contentMisses: 0, contentLostAt: null })
    }
    expect(await bucket.head(keys[0] ?? '')).not.toBeNull()
  })

  it('moves no file to the orphans while a folder is paused', async () => {
    await storedFiles(3)
    const bucket = await testBucket()
    await bucket.put('exams/foreign', 'x')
    await findLost(START, emptyBucket)
    expect(faultsTaken()).toEqual([named('TooManyFilesMissing')])
    expect(await moveOrphans(plus(START, MINUTE))).toBe(0)
    expect(await bucket.head('exams/foreign')).not.toBeNull()
    expect(await moveOrphans(plus(START, 2 * HOUR))).toBeGreaterThanOrEqual(1)
    expect(await bucket.head('exams/foreign')).toBeNull()
  })

  it('stops at three of fifty files, as after a partial restore, and counts one', async () => {
    const { keys, rows } = await storedFiles(50)
    const bucket = await testBucket()
    await findLost(START, hiding(bucket, keys.slice(0, 3)))
    expect(faultsTaken()).toEqual([expect.objectContaining({ name: 'TooManyFilesMissing', missing: 3 })])
    expect(await fileRow(rows[0]?.id ?? '')).toMatchObject({ contentMisses: 0 })
    // Two of three were restored.
    const later = plus(START, 2 * HOUR)
    const found = await findLost(later, hiding(bucket, keys.slice(0, 1)))
    expect(found).toEqual({ missing: 1, lost: 0, recovered: 0 })
    expect(await fileRow(rows[0]?.id ?? '')).toMatchObject({ contentMisses: 1, contentMissedAt: later })
    expect(await fileRow(rows[1]?.id ?? '')).toMatchObject({ contentMisses: 0, contentCheckedAt: later })
  })

  it('considers a file lost after three misses on three days, keeps its key, and recovers it automatically', async () => {
    const { member, examId, rows, keys } = await storedFiles(2)
    const [lost, present] = rows
    if (!lost || !present) throw new Error('no files')
    const bucket = await testBucket()
    const without = hiding(bucket, keys.slice(0, 1))
    for (const days of [0, 1]) {
      const found = await findLost(day(days), without)
      expect(found).toEqual({ missing: 1, lost: 0, recovered: 0 })
      // A second search on the same day counts nothing.
      await findLost(plus(day(days), HOUR), without)
      expect(await shown(member, examId, lost.id)).toMatchObject({ hasContent: true, isLost: false })
    }
    const third = await findLost(day(2), without)
    expect(third).toEqual({ missing: 1, lost: 1, recovered: 0 })
    expect(faultsTaken()).toEqual([
      expect.objectContaining({ step: 'findLostExamFiles', name: 'LostFile', id: lost.id }),
    ])
    expect(await shown(member, examId, lost.id)).toMatchObject({ hasContent: false, isLost: true })
    expect(await shown(member, examId, present.id)).toMatchObject({ hasContent: true, isLost: false })
    expect(await fileRow(lost.id)).toMatchObject({ storageKey: lost.storageKey, contentLostAt: day(2) })
    // The row is not deleted as if its content had never arrived, and its file is not an orphan.
    await examFileLifecycle.clearUnsent(await toolsAt(day(40)))
    await moveOrphans(day(3))
    expect(await bucket.head(lost.storageKey)).not.toBeNull()

    // A lost file is reported once and does not stop the search.
    const still = await findLost(day(3), without)
    expect(still).toEqual({ missing: 1, lost: 0, recovered: 0 })
    const back = await findLost(day(4))
    expect(back).toEqual({ missing: 0, lost: 0, recovered: 1 })
    expect(await shown(member, examId, lost.id)).toMatchObject({ hasContent: true, isLost: false })
    expect(await fileRow(lost.id)).toMatchObject({ contentMisses: 0, contentMissedAt: null })
    expect((await member.get(`/api/exams/files/${lost.id}/file`)).status).toBe(200)
  })

  it('forgets the misses of a file that is found in between', async () => {
    const { rows, keys } = await storedFiles(2)
    const without = hiding(await testBucket(), keys.slice(0, 1))
    const id = rows[0]?.id ?? ''
    for (const [days, bucket] of [without, without, undefined, without].entries())
      await findLost(day(days), bucket)
    expect(await fileRow(id)).toMatchObject({ contentMisses: 1, contentLostAt: null })
  })

  it('writes nothing if the file store fails', async () => {
    const { rows } = await storedFiles(2)
    const away = failing(await testBucket(), 'head')
    await expect(findLost(START, away)).rejects.toThrow('the bucket is away')
    for (const row of rows) expect(await fileRow(row.id)).toEqual(row)
  })

  it('gives a recovered policy its due day back', async () => {
    const { member } = await storedFiles(0)
    const [db, bucket] = [await testDatabase(), await testBucket()]
    const stored = {
      ownerId: member.userId,
      uploadedAt: plus(START, -5 * DAY),
      contentStoredAt: plus(START, -5 * DAY),
      contentCheckedAt: plus(START, -2 * DAY),
      dueDay: '2026-12-01',
    }
    const pending = await waitingPolicy({ ...stored, storageKey: 'policies/a' })
    const decided = await waitingPolicy({ ...stored, storageKey: 'policies/b', status: 'approved' })
    for (const key of ['policies/a', 'policies/b']) await bucket.put(key, 'x')
    const policy = async (id: string) =>
      (await member.get('/api/insurance')).body.find((each: { id: string }) => each.id === id)
    for (const [first, missing] of [
      [0, ['policies/a']],
      [10, ['policies/b']],
    ] as const) {
      for (let days = first; days < first + 3; days++) {
        await policyFiles.findLost(await toolsAt(day(days), hiding(bucket, missing)))
      }
      expect(faultsTaken()).toEqual([named('LostFile')])
      const waits = { hasContent: false, sendBy: null, dueDay: null }
      if (first === 0) expect(await policy(pending.id)).toMatchObject(waits)
      // A decided policy does not wait for its content.
      expect(await policy(decided.id)).toMatchObject({ hasContent: true, dueDay: '2026-12-01' })
      await policyFiles.findLost(await toolsAt(day(first + 4)))
      for (const { id } of [pending, decided]) {
        expect(await policy(id)).toMatchObject({ hasContent: true, dueDay: '2026-12-01' })
      }
    }
    const rows = await db.select().from(policies)
    expect(rows.map(({ storageKey }) => storageKey).sort()).toEqual(['policies/a', 'policies/b'])
    for (const row of rows) expect(row).toMatchObject({ contentLostAt: null, dueDayBeforeLoss: null })
  })

  it('reports a lost logo and keeps its key', async () => {
    const [db, bucket] = [await testDatabase(), await testBucket()]
    const logo = { logoKey: 'logos/a', logoType: 'image/png', logoCheckedAt: null }
    await db.update(companies).set(logo).where(eq(companies.id, 1))
    await bucket.put('logos/a', 'x')
    const company = async () => (await db.select().from(companies).where(eq(companies.id, 1)))[0]
    for (const days of [0, 1, 2, 3]) await findLostLogos(await toolsAt(day(days), emptyBucket))
    expect(faultsTaken()).toEqual([
      expect.objectContaining({ step: 'findLostLogos', name: 'LostFile', id: 1 }),
    ])
    expect(await company()).toMatchObject({ logoKey: 'logos/a', logoMisses: 4, logoLostAt: day(2) })
    await moveOrphanLogos(await toolsAt(day(4)))
    expect(await bucket.head('logos/a')).not.toBeNull()
    expect(await findLostLogos(await toolsAt(day(5)))).toEqual({ missing: 0, lost: 0, recovered: 1 })
    expect(await company()).toMatchObject({ logoKey: 'logos/a', logoMisses: 0, logoLostAt: null })
    await db.update(companies).set({ logoKey: null, logoType: null }).where(eq(companies.id, 1))
  })

  it('survives a schedule of days against a wrong bucket, in every folder', async () => {
    const { rows, keys } = await storedFiles(5)
    const [db, bucket] = [await testDatabase(), await testBucket()]
    const env = { ...(await testEnvironment()), EMAIL }
    for (let hours = 0; hours < 5 * 24; hours += 12) {
      const at = plus(new Date('2027-08-01T00:00:00Z'), hours * HOUR)
      await runSchedule({ ...env, FILES: emptyBucket }, at, { now: () => at })
    }
    expect(new Set(faultsTaken().map(({ name }) => name))).toEqual(new Set(['TooManyFilesMissing']))
    const right = new Date('2027-08-07T00:00:00Z')
    await runSchedule(env, right, { now: () => right })
    for (const key of keys) expect(await bucket.head(key)).not.toBeNull()
    const known = await db.select().from(examFiles)
    expect(known.map(({ storageKey }) => storageKey).sort()).toEqual([...keys].sort())
    expect(known).toHaveLength(rows.length)
  })
})

it('a request is answered 503 while the file store fails, loses nothing, and works again afterwards', async () => {
  const { member, rows } = await storedFiles(1)
  const [row] = rows
  const bucket = await testBucket()
  const path = `/api/exams/files/${row?.id}/file`
  const opened = await member.get(path, { env: { FILES: failing(bucket, 'get') } })
  expect(opened).toMatchObject({ status: 503, body: { code: 'temporarily_unavailable' } })
  expect(opened.headers.get('Retry-After')).toBe('5')
  expect(await fileRow(row?.id ?? '')).toEqual(row)
  expect((await member.get(path)).status).toBe(200)

  const announced = await member.post('/api/insurance', { fileName: 'a.pdf', fileSize: 9 })
  const content = pdfRequest()
  const { filePath } = announced.body
  const failed = await member.put(filePath, undefined, { ...content, env: { FILES: failing(bucket, 'put') } })
  expect(failed).toMatchObject({ status: 503, body: { code: 'temporarily_unavailable' } })
  expect((await member.get('/api/insurance')).body).toMatchObject([{ hasContent: false }])
  expect((await member.put(filePath, undefined, content)).status).toBe(200)
  await member.settled()
  const entries = await readRows(errorLog, { status: 503 })
  expect(entries.map(({ kind }) => kind)).toEqual(['Error: TypeError', 'Error: TypeError'])
})

describe('an orphan', () => {
  const DAY_OF_MOVE = START.toISOString().slice(0, 10)
  const folders = { [examFileLifecycle.folder]: examFileLifecycle.keysInUse }
  const orphanOf = (key: string) => `orphans/${DAY_OF_MOVE}/${key}`

  async function movedOrphan() {
    const bucket = await testBucket()
    const key = `exams/${crypto.randomUUID()}`
    await bucket.put(key, 'conteúdo', { httpMetadata: { contentType: 'application/pdf' } })
    await moveOrphans(START)
    return { bucket, key }
  }

  it('is kept for thirty days with its content and type, then deleted', async () => {
    const { bucket, key } = await movedOrphan()
    expect(await bucket.head(key)).toBeNull()
    const kept = await bucket.get(orphanOf(key))
    expect(await kept?.text()).toBe('conteúdo')
    expect(kept?.httpMetadata?.contentType).toBe('application/pdf')
    await clearOrphans(await toolsAt(plus(START, 30 * DAY)), folders)
    expect(await bucket.head(orphanOf(key))).not.toBeNull()
    await clearOrphans(await toolsAt(plus(START, 31 * DAY)), folders)
    expect(await bucket.head(orphanOf(key))).toBeNull()
  })

  it('is restored if a row refers to it in the meantime, however old it is', async () => {
    const { rows } = await storedFiles(1)
    const { bucket, key } = await movedOrphan()
    await updateRows(examFiles, { id: rows[0]?.id ?? '' }, { storageKey: key })
    expect((await clearOrphans(await toolsAt(plus(START, 60 * DAY)), folders)).restored).toBe(1)
    expect(await (await bucket.get(key))?.text()).toBe('conteúdo')
    expect(await bucket.head(orphanOf(key))).toBeNull()
  })

  it.each(['get', 'put', 'delete'] as const)(
    'is not lost where the file store fails to %s',
    async (method) => {
      const bucket = await testBucket()
      const key = `exams/${crypto.randomUUID()}`
      await bucket.put(key, 'conteúdo')
      const moving = moveOrphans(START, failing(bucket, method))
      await expect(moving).rejects.toThrow('the bucket is away')
      expect(await (await bucket.get(key))?.text()).toBe('conteúdo')
      await moveOrphans(START)
      expect(await bucket.head(key)).toBeNull()
      expect(await (await bucket.get(orphanOf(key)))?.text()).toBe('conteúdo')
    },
  )

  it('is found and returned by the schedule, in every folder', async () => {
    const bucket = await testBucket()
    const [db, env] = [await testDatabase(), { ...(await testEnvironment()), EMAIL }]
    const names = ['policies/o', 'exams/o', 'logos/o', 'reports/o/o']
    for (const name of names) await bucket.put(name, 'x')
    const hour = new Date('2027-06-01T10:00:00Z')
    await runSchedule(env, hour, { now: () => hour })
    for (const name of names) {
      expect(await bucket.head(name)).toBeNull()
      expect(await bucket.head(`orphans/2027-06-01/${name}`)).not.toBeNull()
    }
    await db.update(companies).set({ logoKey: 'logos/o' }).where(eq(companies.id, 1))
    const next = plus(hour, HOUR)
    await runSchedule(env, next, { now: () => next })
    expect(await bucket.head('logos/o')).not.toBeNull()
    await db.update(companies).set({ logoKey: null }).where(eq(companies.id, 1))
  })
})

describe('a deletion that failed', () => {
  const waiting = async () =>
    (await (await testDatabase()).select().from(fileDeletions)).map(({ storageKey }) => storageKey)

  it('is scheduled with the removal of the row and done later, after growing waits', async () => {
    const { member, rows, keys } = await storedFiles(1)
    const bucket = await testBucket()
    const FILES = failing(bucket, 'delete')
    const answer = await member.delete(`/api/exams/files/${rows[0]?.id}`, { env: { FILES } })
    expect(answer.status).toBe(204)
    expect(faultsTaken()).toEqual([named('TypeError')])
    expect(await waiting()).toEqual(keys)
    const starts = [0, 1, 3, 7].map((minutes) => plus(START, minutes * MINUTE))
    for (const at of starts) {
      await expect(retryDeletions(await toolsAt(at, FILES))).rejects.toThrow('the bucket is away')
      expect(await retryDeletions(await toolsAt(at, FILES))).toBe(0)
    }
    expect(await bucket.head(keys[0] ?? '')).not.toBeNull()
    expect(await retryDeletions(await toolsAt(plus(START, 15 * MINUTE)))).toBe(1)
    expect(await bucket.head(keys[0] ?? '')).toBeNull()
    expect(await waiting()).toEqual([])
  })

  it('is scheduled for every file of a deleted exam', async () => {
    const { member, examId, keys } = await storedFiles(3)
    const FILES = failing(await testBucket(), 'delete')
    expect((await member.delete(`/api/exams/${examId}`, { env: { FILES } })).status).toBe(204)
    expect(faultsTaken()).toEqual([named('TypeError')])
    expect((await waiting()).sort()).toEqual([...keys].sort())
  })

  it('is scheduled for a replaced and for a removed logo', async () => {
    const admin = await administratorClient()
    const [db, bucket] = [await testDatabase(), await testBucket()]
    await db.update(companies).set({ logoKey: 'logos/old', logoType: 'image/png' }).where(eq(companies.id, 1))
    await bucket.put('logos/old', 'x')
    const { logoVersion } = (await admin.get('/api/admin/company/configuration')).body
    const FILES = failing(bucket, 'delete')
    const answer = await admin.delete(`/api/admin/company/logo?version=${logoVersion}`, { env: { FILES } })
    expect(answer.status).toBe(200)
    expect(faultsTaken()).toEqual([named('TypeError')])
    expect(await waiting()).toEqual(['logos/old'])
  })

  it('takes no second call of the file store for other files', async () => {
    await storedFiles(2)
    const calls: string[] = []
    const bucket = bucketWith(await testBucket(), {
      delete: (keys: string[]) => {
        calls.push(...keys)
        return Promise.resolve()
      },
      list: () => Promise.reject(new Error('no sweep')),
    })
    await insertRows(fileDeletions, { storageKey: 'exams/gone', requestedAt: START, dueAt: START })
    expect(await retryDeletions(await toolsAt(START, bucket))).toBe(1)
    expect(calls).toEqual(['exams/gone'])
  })
})
