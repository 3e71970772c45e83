import { describe, expect, it, vi } from 'vitest'
import { policies } from '#database/schema/insurance.ts'
import { events, throttles } from '#database/schema/operations.ts'
import { systemClock } from '#platform/clock.ts'
import { runSchedule } from '#worker/schedule.ts'
import { Client, deleteRows, EMAIL, insertRows, readRows, testEnvironment, updateRows } from './api.ts'
import { administratorClient, createMail, createUser, PASSWORD, signedInClient } from './factories.ts'
import { faults } from './logged.ts'
import { mailsTo } from './mail.ts'
import { deliver } from './registrations.ts'

const refusing = {
  send: () => Promise.reject(new TypeError('the mail server is away')),
} as unknown as SendEmail

const UNSENT = expect.objectContaining({ step: 'deliverMessages', name: 'TypeError' })
const faultsTaken = () => faults.splice(0).map((line) => JSON.parse(line))

describe('a message that cannot be sent', () => {
  it('is stored with the mail service’s error code, without its message', async () => {
    const user = await createUser()
    const code = 'E_RECIPIENT_SUPPRESSED'
    const send = () => Promise.reject(Object.assign(new Error(`${user.email} is suppressed`), { code }))
    const mail = await createMail({ userId: user.id, kind: 'password_changed' })
    await deliver({ send } as unknown as SendEmail)
    expect(faultsTaken()).toEqual([expect.objectContaining({ step: 'deliverMessages', name: 'Error' })])
    const admin = await administratorClient()
    const { body } = await admin.get(`/api/admin/logs/mails?person=${user.id}`)
    expect(body.items).toMatchObject([{ id: mail.id, error: code, state: 'waiting', attempts: 1 }])
  })

  it('is dropped and not retried once it is obsolete', async () => {
    const user = await createUser()
    const made = [
      await createMail({ userId: user.id, kind: 'confirm_email' }),
      await createMail({
        userId: user.id,
        kind: 'confirm_new_email',
        parameters: { to: 'outro@exemplo.com.br' },
      }),
      await createMail({ userId: user.id, kind: 'medication_due', subjectId: 'deleted' }),
    ]
    await deliver()
    expect(mailsTo(user.email)).toEqual([])
    const rows = await readRows(events, { userId: user.id })
    expect(rows).toHaveLength(made.length)
    for (const row of rows) expect(row).toMatchObject({ mailStatus: 'dropped', mailSentAt: null })
    const admin = await administratorClient()
    const { body } = await admin.get(`/api/admin/logs/mails?person=${user.id}&state=dropped`)
    expect(body.items).toHaveLength(made.length)
    expect(body.items[0]).toMatchObject({ state: 'dropped', sentAt: null, retryable: false })
  })

  it('is sent once, even by parallel deliveries', async () => {
    const client = new Client()
    const email = `${crypto.randomUUID()}@exemplo.com.br`
    await client.post('/api/register', { fullName: 'Davi Moura', email, password: PASSWORD })
    const env = { ...(await testEnvironment()), EMAIL }
    const now = new Date()
    await Promise.all([client.settled(), ...[1, 2, 3].map(() => runSchedule(env, now, systemClock))])
    expect(mailsTo(email)).toHaveLength(1)
  })
})

describe('the schedule', () => {
  const FULL_HOUR = new Date('2026-11-20T15:00:00Z')

  /** A new member with an e-mail that failed and is due again. */
  async function owedMail() {
    const client = new Client()
    const email = `${crypto.randomUUID()}@exemplo.com.br`
    const body = { fullName: 'Davi Moura', email, password: PASSWORD }
    const { id } = (await client.post('/api/register', body, { env: { EMAIL: refusing } })).body
    await client.settled()
    expect(faultsTaken()).toEqual([UNSENT])
    const failed = { mailStatus: 'waiting', mailAttempts: 1, mailError: 'TypeError' }
    expect(await readRows(events, { userId: id })).toMatchObject([failed])
    await updateRows(events, { userId: id }, { mailDueAt: new Date() })
    return { id, email }
  }

  it('runs every step, and logs the fault of each by its name', async () => {
    const env = { ...(await testEnvironment()), EMAIL }
    const away = () => Promise.reject(new Error('the store is away'))
    const FILES = { list: away, head: away, delete: away } as unknown as R2Bucket
    const { id, email } = await owedMail()
    const stale = { key: crypto.randomUUID(), attempts: 1, since: new Date(0), blockedUntil: new Date(0) }
    await insertRows(throttles, { ...stale, allowed: true, staleAt: new Date(0) })
    const policy = {
      id: crypto.randomUUID(),
      ownerId: id,
      companyId: 1,
      fileName: 'a.pdf',
      fileSize: 1,
      uploadedAt: new Date(0),
    }
    const seen = { storageKey: 'policies/x', contentStoredAt: new Date(0), contentCheckedAt: new Date(0) }
    await insertRows(policies, { ...policy, ...seen, status: 'approved' })
    await runSchedule({ ...env, FILES }, FULL_HOUR, systemClock)
    await deleteRows(policies, { id: policy.id })
    const lines = faults.splice(0).map((line) => JSON.parse(line))
    for (const step of ['moveOrphanPolicyFiles', 'findLostPolicyFiles']) {
      expect(lines).toContainEqual(expect.objectContaining({ level: 'error', step, name: 'Error' }))
    }
    expect(mailsTo(email)).toHaveLength(1)
    expect(await readRows(throttles, { key: stale.key })).toEqual([])
  })

  it.each([
    ['runs for a full hour and begins late', FULL_HOUR, '2026-11-20T15:01:20Z', 5],
    [
      'runs for another minute and begins on the hour',
      new Date('2026-11-20T14:59:00Z'),
      '2026-11-20T15:00:02Z',
      0,
    ],
  ])('takes the steps of the hour by the minute that it is for: %s', async (_case, at, begins, listed) => {
    const env = await testEnvironment()
    const folders: string[] = []
    const list = ({ prefix = '' }: R2ListOptions) => {
      folders.push(prefix)
      return Promise.resolve({ objects: [], truncated: false })
    }
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(begins) })
    const FILES = { list } as unknown as R2Bucket
    await runSchedule({ ...env, EMAIL, FILES }, at, systemClock).finally(() => vi.useRealTimers())
    expect(new Set(folders).size).toBe(listed)
  })

  it('delivers even if no reminder can be written', async () => {
    const { email } = await owedMail()
    const env = await testEnvironment()
    const real = env.DB
    const DB = {
      prepare: (sql: string) => {
        if (sql.includes('"consultations"."remind_at" <=')) throw new TypeError('no consultations')
        return real?.prepare(sql)
      },
      batch: (list: D1PreparedStatement[]) => real?.batch(list),
    } as unknown as D1Database
    await runSchedule({ ...env, EMAIL, DB }, new Date(), systemClock)
    const lines = faults.splice(0).map((line) => JSON.parse(line))
    expect(lines).toContainEqual(expect.objectContaining({ step: 'remindOfTomorrow' }))
    expect(mailsTo(email)).toHaveLength(1)
  })
})

describe('a database that fails', () => {
  it('answers 503 with Retry-After to temporary faults and 500 to others, without details', async () => {
    const member = await signedInClient()
    const broken = (message: string) => {
      const fail = () => Promise.reject(new Error(message))
      const statement = { bind: () => statement, all: fail, raw: fail, run: fail, first: fail }
      return { DB: { prepare: () => statement, batch: fail } as unknown as D1Database, LIBSQL_URL: '' }
    }
    const passing = await member.get('/api/user', { env: broken('D1_ERROR: Network connection lost.') })
    expect(passing).toMatchObject({ status: 503, body: { code: 'temporarily_unavailable' } })
    expect(passing.headers.get('Retry-After')).toBe('5')
    expect(faults).toEqual([])
    const other = await member.get('/api/user', { env: broken('no such column: secret_thing') })
    expect(other).toMatchObject({ status: 500, body: { code: 'unexpected' } })
    expect(other.text).not.toContain('secret_thing')
    const [line = ''] = faults.splice(0)
    expect(line).not.toContain('secret_thing')
  })

  it.each([
    ['D1 DB reset because its code was updated.', 'temporarily_unavailable', '5'],
    ['Internal error in D1 DB storage caused object to be reset.', 'temporarily_unavailable', '5'],
    ['Cannot resolve D1 DB due to transient issue on remote node.', 'temporarily_unavailable', '5'],
    ['Replica disconnected from primary.', 'temporarily_unavailable', '5'],
    ['internal error; reference = 0a1b2c', 'temporarily_unavailable', '5'],
    ['database is locked: SQLITE_BUSY', 'temporarily_unavailable', '5'],
    [
      'D1 DB storage operation exceeded timeout which caused object to be reset.',
      'temporarily_unavailable',
      '30',
    ],
    ['D1 DB is overloaded. Requests queued for too long.', 'temporarily_unavailable', '30'],
    ["D1 DB's isolate exceeded its memory limit and was reset.", 'temporarily_unavailable', '30'],
    ['D1 DB exceeded its CPU time limit and was reset.', 'temporarily_unavailable', '30'],
    ['Currently processing a long-running export.', 'temporarily_unavailable', '30'],
    ['Exceeded maximum DB size', 'storage_full', '600'],
    ['database or disk is full: SQLITE_FULL', 'storage_full', '600'],
  ])('answers 503 to "%s"', async (message, code, retryAfter) => {
    const member = await signedInClient()
    let batches = 0
    const fail = () => {
      batches += 1
      return Promise.reject(new Error(`D1_ERROR: ${message}`))
    }
    const statement = { bind: () => statement, all: fail, raw: fail, run: fail, first: fail }
    const env = { DB: { prepare: () => statement, batch: fail } as unknown as D1Database, LIBSQL_URL: '' }
    for (const answer of [
      await member.get('/api/consultations', { env }),
      await member.post(
        '/api/sleep',
        { sleepStart: '2026-01-02T01:00:00Z', sleepEnd: '2026-01-02T08:00:00Z' },
        { env },
      ),
    ]) {
      expect(answer).toMatchObject({ status: 503, body: { code, retryAfter: Number(retryAfter) } })
      expect(answer.body.message).toMatch(/Tente de novo/)
      expect(answer.headers.get('Retry-After')).toBe(retryAfter)
    }
    await member.settled()
    expect(faultsTaken()).toEqual([expect.objectContaining({ name: 'Error' })])
    expect(batches).toBeGreaterThan(0)
  })

  it('is queried again if a read failed temporarily', async () => {
    const env = await testEnvironment()
    const member = await signedInClient()
    const real = env.DB
    if (!real) throw new Error('no D1')
    let failures = 2
    const DB = {
      prepare: (sql: string) => real.prepare(sql),
      batch: (list: D1PreparedStatement[]) =>
        failures-- > 0 ? Promise.reject(new Error('D1_ERROR: Network connection lost.')) : real.batch(list),
    } as unknown as D1Database
    expect((await member.get('/api/user', { env: { DB } })).status).toBe(200)
  })
})
