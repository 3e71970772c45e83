import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { QuotaKind } from '#contract/quotas.ts'
import { sessions } from '#database/schema/accounts.ts'
import { consultations } from '#database/schema/consultations.ts'
import { examValues } from '#database/schema/exams.ts'
import { auditLog, events, idempotencyKeys } from '#database/schema/operations.ts'
import { quotaUsage } from '#database/schema/quotas.ts'
import { quotaTables } from '#database/triggers/quotas.ts'
import { HOUR } from '#domain/duration.ts'
import { quotaDayOf, quotas } from '#domain/server/quotas.ts'
import { declarationOf } from '#middleware/declared.ts'
import { app } from '#worker/app.ts'
import { Client, key, readRows, refusal, testDatabase, testEnvironment } from './api.ts'
import { administratorClient, createMail, createUser, PASSWORD, signedInClient } from './factories.ts'
import { consultation, dailyTablet, exam, night, pdfRequest, walk } from './samples.ts'

/** 21 September 2026, 15:00 in Brasília. */
const NOON = Date.parse('2026-09-21T18:00:00Z')
const at = (ms: number) => ({ clock: { now: () => new Date(ms) } })

async function readUsage(ownerId: string, kind: QuotaKind) {
  const mine = and(eq(quotaUsage.ownerId, ownerId), eq(quotaUsage.kind, kind))
  const [row] = await (await testDatabase()).select().from(quotaUsage).where(mine)
  return row
}

/** Sets how much the member has already used. */
async function setUsage(ownerId: string, kind: QuotaKind, usage: Partial<typeof quotaUsage.$inferInsert>) {
  const db = await testDatabase()
  const set = { ownerId, kind, ...usage }
  await db
    .insert(quotaUsage)
    .values(set)
    .onConflictDoUpdate({ target: [quotaUsage.ownerId, quotaUsage.kind], set })
}

const today = () => quotaDayOf(new Date()).day

it('each route that adds or changes something counts towards a quota or says why not', () => {
  const writes = ['POST', 'PUT', 'PATCH']
  const routes = Map.groupBy(app.routes, ({ method, path }) => `${method} ${path}`)
  const wrong = [...routes].filter(
    ([route, handlers]) =>
      handlers.filter(({ handler }) => declarationOf(handler).quota).length !==
      (writes.some((method) => route.startsWith(method)) ? 1 : 0),
  )
  expect(wrong.map(([route]) => route)).toEqual([])
})

it('counts the rows of each kind that has a limit of rows', () => {
  const limited = Object.entries(quotas).flatMap(([kind, quota]) => ('rows' in quota ? [kind] : []))
  const counted = new Set<string>(quotaTables.map(({ kind }) => kind))
  expect([...counted].sort()).toEqual(limited.sort())
})

describe('a quota of the day', () => {
  it.each<[QuotaKind, string, unknown]>([
    ['consultations', '/api/consultations', consultation()],
    ['sleep', '/api/sleep', night],
    [
      'exercise',
      '/api/exercise',
      { kind: 'walking', startedAt: '2026-01-02T10:00:00Z', minutes: 30, intensity: 'MODERATE' },
    ],
    ['exams', '/api/exams', exam()],
    ['medications', '/api/medications', dailyTablet()],
    [
      'anamneses',
      '/api/anamnesis',
      { age: 30, weightKg: 70, heightCm: 170, activityLevel: 'LIGHT', goal: 'HEALTH' },
    ],
    ['files', '/api/insurance', { fileName: 'a.pdf', fileSize: 9 }],
  ])('ends additions to %s with 429 and leaves nothing behind', async (kind, path, body) => {
    const client = await signedInClient()
    await setUsage(client.userId, kind, { day: today(), changesToday: quotas[kind].perDay - 1 })
    expect((await client.post(path, body)).status).toBe(201)
    const before = await readUsage(client.userId, kind)
    expect(before).toMatchObject({ changesToday: quotas[kind].perDay, reached: 'day' })
    const other =
      kind === 'sleep'
        ? { ...night, sleepStart: '2026-01-03T23:00:00Z', sleepEnd: '2026-01-04T06:00:00Z' }
        : body
    expect(await client.post(path, other)).toMatchObject(refusal(429, 'quota_of_the_day'))
    expect(await readUsage(client.userId, kind)).toEqual(before)
  })

  it('ends saves of the health profile with 429 and keeps the one before', async () => {
    const client = await signedInClient()
    const save = (bloodType: string) => client.put('/api/health-profile', { bloodType })
    await setUsage(client.userId, 'profile', { day: today(), changesToday: quotas.profile.perDay - 1 })
    expect((await save('A+')).status).toBe(200)
    expect(await save('B+')).toMatchObject(refusal(429, 'quota_of_the_day'))
    expect((await client.get('/api/health-profile')).body).toMatchObject({ bloodType: 'A+', version: 1 })
  })

  it('counts changes too, and the bytes of the requests', async () => {
    const client = await signedInClient()
    const { id } = (await client.post('/api/exams', exam())).body
    await setUsage(client.userId, 'exams', { changesToday: quotas.exams.perDay })
    expect((await client.patch(`/api/exams/${id}`, exam())).status).toBe(429)
    await setUsage(client.userId, 'exams', { changesToday: 1, bytesToday: quotas.exams.bytesPerDay - 1900 })
    expect((await client.patch(`/api/exams/${id}`, exam({ notes: 'x'.repeat(2000) }))).status).toBe(429)
    expect((await client.patch(`/api/exams/${id}`, exam())).status).toBe(200)
  })

  it.each(['application/json', 'Application/JSON', 'APPLICATION/JSON; charset=UTF-8', ' application/json'])(
    'counts the bytes of a body of type %s',
    async (type) => {
      const client = await signedInClient()
      const body = JSON.stringify(exam({ notes: 'á'.repeat(1000) }))
      const send = () =>
        client.post('/api/exams', undefined, { rawBody: body, headers: { 'Content-Type': type } })
      const { byteLength } = new TextEncoder().encode(body)
      expect((await send()).status).toBe(201)
      expect(await readUsage(client.userId, 'exams')).toMatchObject({ bytesToday: byteLength })
      await setUsage(client.userId, 'exams', { bytesToday: quotas.exams.bytesPerDay - byteLength + 1 })
      expect(await send()).toMatchObject(refusal(429, 'quota_of_the_day'))
    },
  )

  it('states when it ends, in the member’s time zone, and ends then', async () => {
    const client = await signedInClient()
    await setUsage(client.userId, 'sleep', { day: '2026-09-21', changesToday: quotas.sleep.perDay })
    const add = (ms: number) =>
      client.post('/api/sleep', night, { ...at(ms), headers: { 'X-Time-Zone': 'America/Rio_Branco' } })
    const answer = await add(NOON)
    expect(answer).toMatchObject({
      status: 429,
      body: {
        message:
          'Você chegou ao limite de hoje para registros de sono. Dá para continuar a partir de 21/09/2026 22:00.',
        retryAfter: 9 * 3600,
      },
    })
    expect(answer.headers.get('Retry-After')).toBe(String(9 * 3600))
    expect(answer.trips).toBeLessThanOrEqual(2)
    expect((await add(NOON + 9 * HOUR - 1)).status).toBe(429)
    expect((await add(NOON + 9 * HOUR)).status).toBe(201)
    expect(await readUsage(client.userId, 'sleep')).toMatchObject({
      day: '2026-09-22',
      changesToday: 1,
      reached: null,
    })
  })

  it('is not exceeded by requests at the same time', async () => {
    const client = await signedInClient()
    await setUsage(client.userId, 'consultations', {
      day: today(),
      changesToday: quotas.consultations.perDay - 3,
    })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => client.post('/api/consultations', consultation())),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    expect(await readRows(consultations, { ownerId: client.userId })).toHaveLength(3)
    const other = await signedInClient()
    expect((await other.post('/api/consultations', consultation())).status).toBe(201)
  })

  it('never keeps a member from cancelling, completing, ending or deleting', async () => {
    const client = await signedInClient()
    const ids: string[] = []
    for (let n = 0; n < 3; n += 1) ids.push((await client.post('/api/consultations', consultation())).body.id)
    const medication = `/api/medications/${(await client.post('/api/medications', dailyTablet())).body.id}`
    const full = { day: today(), changesToday: 1_000, bytesToday: 2 ** 30 }
    for (const kind of ['consultations', 'medications'] as const) await setUsage(client.userId, kind, full)
    const [cancelled, completed, deleted] = ids.map((id) => `/api/consultations/${id}`)
    const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status
    expect(await statusOf(client.patch(`${deleted}`, consultation()))).toBe(429)
    expect(await statusOf(client.patch(`${cancelled}`, { status: 'Cancelled' }))).toBe(200)
    expect(await statusOf(client.patch(`${completed}`, { status: 'Completed' }))).toBe(200)
    expect(await statusOf(client.delete(`${deleted}`))).toBe(204)
    expect(await statusOf(client.put(`${medication}/status`, { status: 'paused' }))).toBe(204)
    expect(await statusOf(client.put(`${medication}/status`, { status: 'ended' }))).toBe(204)
    expect(await statusOf(client.put(`${medication}/status`, { status: 'paused' }))).toBe(429)
    expect(await statusOf(client.put(`${medication}/status`, { status: 'active' }))).toBe(429)
    expect(await statusOf(client.delete(medication))).toBe(204)
    expect(await readUsage(client.userId, 'consultations')).toMatchObject(full)
  })

  it.each([
    ['/api/login', 'member'],
    ['/api/admin/login', 'admin'],
    ['/api/test-admin-login', 'member'],
  ] as const)(
    'ends sign-ins at %s with 429, and leaves no session and no audit row',
    async (path, address) => {
      const user = await createUser({ role: 'admin' })
      const signIn = (ms = Date.now()) =>
        new Client(address).post(path, { email: user.email, password: PASSWORD }, at(ms))
      await setUsage(user.id, 'sessions', { day: today(), changesToday: quotas.sessions.perDay - 1 })
      expect((await signIn()).status).toBe(200)
      const before = [
        await readRows(sessions, { userId: user.id }),
        await readRows(auditLog, { subjectId: user.id }),
      ]
      const refused = await signIn()
      expect(refused).toMatchObject(refusal(429, 'quota_of_the_day'))
      expect(refused.body.message).toMatch(/entradas na conta.* a partir de /)
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(refused.trips).toBeLessThanOrEqual(2)
      expect([
        await readRows(sessions, { userId: user.id }),
        await readRows(auditLog, { subjectId: user.id }),
      ]).toEqual(before)
      expect((await new Client(address).post(path, { email: user.email, password: 'errada-1' })).status).toBe(
        401,
      )
      expect((await signIn(Date.now() + 24 * HOUR)).status).toBe(200)
    },
  )

  it('ends fresh proofs with 429, without an audit row', async () => {
    const client = await signedInClient()
    await setUsage(client.userId, 'proofs', { day: today(), changesToday: quotas.proofs.perDay - 1 })
    const prove = () => client.post('/api/password/proof', { password: PASSWORD })
    expect((await prove()).status).toBe(204)
    expect(await prove()).toMatchObject(refusal(429, 'quota_of_the_day'))
    const rows = await readRows(auditLog, { subjectId: client.userId, action: 'account.password_confirmed' })
    expect(rows).toHaveLength(1)
  })
})

describe('a total quota', () => {
  it('counts rows and bytes, and gives them back when the record is deleted', async () => {
    const client = await signedInClient()
    const { id } = (await client.post('/api/exams', exam({ notes: 'x'.repeat(1000) }))).body
    const full = await readUsage(client.userId, 'exams')
    expect(full).toMatchObject({ rows: 2 })
    expect(full?.bytes).toBeGreaterThan(1400)
    await client.patch(`/api/exams/${id}`, exam({ notes: 'x' }))
    const shorter = await readUsage(client.userId, 'exams')
    expect(shorter).toMatchObject({ rows: 2 })
    // The notes are also in the searchable text.
    expect((full?.bytes ?? 0) - (shorter?.bytes ?? 0)).toBe(2 * 999)
    await client.delete(`/api/exams/${id}`)
    expect(await readUsage(client.userId, 'exams')).toMatchObject({ rows: 0, bytes: 0 })
  })

  it('says what to delete, and accepts more after that', async () => {
    const client = await signedInClient()
    const { id } = (await client.post('/api/consultations', consultation())).body
    await setUsage(client.userId, 'consultations', { rows: quotas.consultations.rows })
    const add = () => client.post('/api/consultations', consultation())
    const refused = await add()
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'quota_in_all',
        message:
          'Você chegou ao limite de consultas que podemos guardar. Exclua registros que não usa mais para adicionar outros.',
      },
    })
    expect(refused.headers.get('Retry-After')).toBe('86400')
    await client.delete(`/api/consultations/${id}`)
    expect((await add()).status).toBe(201)
  })

  it('counts the files of policies and exams by their size', async () => {
    const client = await signedInClient()
    const policy = (await client.post('/api/insurance', { fileName: 'a.pdf', fileSize: 900 })).body
    const { id } = (await client.post('/api/exams', exam())).body
    await client.post(`/api/exams/${id}/files`, { fileName: 'b.pdf', fileSize: 100 })
    expect(await readUsage(client.userId, 'files')).toMatchObject({ rows: 2, bytes: 1000, changesToday: 2 })
    await setUsage(client.userId, 'files', { bytes: quotas.files.bytes - 900 })
    expect((await client.post('/api/insurance', { fileName: 'c.pdf', fileSize: 901 })).status).toBe(429)
    await client.delete(`/api/insurance/${policy.id}`)
    expect((await client.post('/api/insurance', { fileName: 'c.pdf', fileSize: 901 })).status).toBe(201)
  })

  it('keeps no content of a file that exceeds it', async () => {
    const client = await signedInClient()
    const { filePath } = (await client.post('/api/insurance', { fileName: 'a.pdf', fileSize: 9 })).body
    await setUsage(client.userId, 'files', { bytes: quotas.files.bytes })
    const { FILES } = await testEnvironment()
    const stored = async () => (await FILES?.list())?.objects.length
    const before = await stored()
    const send = () => client.put(filePath, undefined, pdfRequest())
    expect(await send()).toMatchObject(refusal(429, 'quota_in_all'))
    expect(await stored()).toBe(before)
    await setUsage(client.userId, 'files', { bytes: 0 })
    expect((await send()).status).toBe(200)
  })
})

it('GET /api/admin/members/at-quota lists who has reached a quota or nearly so, without revealing which', async () => {
  const admin = await administratorClient()
  const [atDay, near, past, atTotal] = [
    await createUser(),
    await createUser(),
    await createUser(),
    await signedInClient({ fullName: 'Rosa Lima' }),
  ]
  const { perDay } = quotas.sleep
  await setUsage(atDay.id, 'sleep', { day: today(), changesToday: perDay, reached: 'day' })
  await setUsage(near.id, 'sleep', { day: today(), changesToday: perDay / 2 })
  await setUsage(past.id, 'sleep', { day: '2026-01-01', changesToday: perDay, reached: 'day' })
  const { id } = (await atTotal.post('/api/consultations', consultation())).body
  await setUsage(atTotal.userId, 'consultations', { rows: 0.9 * quotas.consultations.rows })
  await atTotal.post('/api/consultations', consultation())
  const list = async () => (await admin.get('/api/admin/members/at-quota')).body
  const found = await list()
  expect(found).toContainEqual({ id: atTotal.userId, fullName: 'Rosa Lima', reached: 'total' })
  const states = found.map(({ reached }: { reached: string }) => reached)
  expect(states).toEqual([...states].sort().reverse())
  expect(found).toContainEqual({ id: atDay.id, fullName: atDay.fullName, reached: 'day' })
  expect(found.filter((row: { id: string }) => [near.id, past.id].includes(row.id))).toEqual([])
  await atTotal.delete(`/api/consultations/${id}`)
  expect(await list()).not.toContainEqual(expect.objectContaining({ id: atTotal.userId }))
})

it('the quota of e-mails shows further reminders of the day only under the bell', async () => {
  const user = await createUser()
  const at = new Date(NOON)
  const reminder = { userId: user.id, kind: 'consultation_tomorrow' as const, shown: true, notifyAt: at }
  for (let n = 0; n < quotas.mails.perDay + 3; n += 1) await createMail({ ...reminder, mailDueAt: at })
  const rows = await readRows(events, { userId: user.id })
  expect(rows).toHaveLength(quotas.mails.perDay + 3)
  expect(rows.filter(({ mailStatus }) => mailStatus === 'waiting')).toHaveLength(quotas.mails.perDay)
})

describe('the stored answer of a retried request', () => {
  const listAnswers = async (ownerId: string) => readRows(idempotencyKeys, { ownerId })

  it('is a reference to a large record, and the retry answers the same', async () => {
    const client = await signedInClient()
    const values = Array.from({ length: 60 }, (_, n) => ({
      analyte: `Exame ${n}`,
      value: String(n),
      reference: 'r'.repeat(150),
    }))
    const body = { ...exam(), values }
    const options = key()
    const first = await client.post('/api/exams', body, options)
    expect(first.status).toBe(201)
    const [stored] = await listAnswers(client.userId)
    expect(stored).toMatchObject({ answer: { id: first.body.id }, recordId: first.body.id })
    const second = await client.post('/api/exams', body, options)
    expect(second).toMatchObject({ status: 201, body: first.body })
    expect(second.headers.get('Idempotent-Replay')).toBe('true')
    expect(second.trips).toBeLessThanOrEqual(2)
    expect(await readRows(examValues, { ownerId: client.userId })).toHaveLength(60)
  })

  it.each([
    ['/api/exams', exam()],
    ['/api/consultations', consultation()],
    ['/api/sleep', night],
    ['/api/exercise', walk()],
    ['/api/medications', dailyTablet()],
    ['/api/insurance', { fileName: 'a.pdf', fileSize: 9 }],
  ])('is that of the first, and goes with the record: %s', async (path, body) => {
    const client = await signedInClient()
    const options = key()
    const first = await client.post(path, body, options)
    expect(await client.post(path, body, options)).toMatchObject({ status: 201, text: first.text })
    expect((await client.get(path)).body).toHaveLength(1)
    expect(await listAnswers(client.userId)).toHaveLength(1)
    expect((await client.delete(`${path}/${first.body.id}`)).status).toBe(204)
    expect(await listAnswers(client.userId)).toEqual([])
  })

  it.each<[string, object, (notes: object) => object]>([
    ['/api/sleep', night, (notes) => ({ ...night, ...notes })],
    ['/api/exercise', walk(), walk],
    ['/api/consultations', consultation(), (notes) => notes],
  ])(
    'answers a retried edit without a second one, whatever happened since: %s',
    async (list, record, change) => {
      const client = await signedInClient()
      const { body } = await client.post(list, record)
      const path = `${list}/${body.id}`
      const edit = (notes: string, version: number, idempotencyKey: string = crypto.randomUUID()) =>
        client.patch(path, change({ notes }), {
          headers: { 'Idempotency-Key': idempotencyKey, 'If-Match': `"${version}"` },
        })
      const retriedKey = crypto.randomUUID()
      const first = await edit(' ', 1, retriedKey)
      expect(first).toMatchObject({ status: 200, body: { version: 2, notes: null } })
      const later = await edit('depois', 2)
      const retried = await edit(' ', 1, retriedKey)
      expect(retried).toMatchObject({ status: 200, body: first.body })
      expect(retried.headers.get('Idempotent-Replay')).toBe('true')
      expect(await edit('outra', 1, retriedKey)).toMatchObject(refusal(422, 'idempotency_key_reused'))
      expect((await client.get(path)).body).toEqual(later.body)
      // A refused edit leaves its key for another version.
      const refused = crypto.randomUUID()
      expect(await edit('outra', 1, refused)).toMatchObject({ status: 409, body: { current: later.body } })
      expect(await edit('outra', 3, refused)).toMatchObject({ status: 200, body: { version: 4 } })
    },
  )
})
