import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { deleteStale } from '#database/clean-up.ts'
import { recordError } from '#database/error-log.ts'
import { companies } from '#database/schema/company.ts'
import { errorLog } from '#database/schema/logs.ts'
import { auditLog, events } from '#database/schema/operations.ts'
import { systemClock } from '#platform/clock.ts'
import { type Client, EMAIL, testDatabase, testEnvironment } from '#testing/api.ts'
import { administratorClient, createMail, createUser, PASSWORD, signedInClient } from '#testing/factories.ts'
import { faults } from '#testing/logged.ts'
import { mailsTo } from '#testing/mail.ts'
import { runSchedule } from '#worker/schedule.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const zone = { headers: { 'X-Time-Zone': 'America/Sao_Paulo' } }

async function allOf(client: Client, path: string): Promise<{ id: string }[]> {
  const seen: { id: string }[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { body } = await client.get(`${path}${cursor && `&cursor=${cursor}`}`, zone)
    seen.push(...body.items)
    cursor = body.nextCursor
  }
  return seen
}

async function audited(values: Partial<typeof auditLog.$inferInsert> = {}) {
  const row = {
    id: crypto.randomUUID(),
    companyId: 1,
    at: new Date(),
    actorId: null,
    action: 'account.name_changed' as const,
    subjectId: null,
    clientIp: '198.51.100.7',
    requestId: 'pedido-1',
    ...values,
  }
  await (await testDatabase()).insert(auditLog).values(row)
  return row
}

describe('GET /api/admin/logs/audit', () => {
  it('lists who did what to whom, when, from where and in which request', async () => {
    const admin = await administratorClient()
    const { id, fullName } = await createUser({ fullName: 'Olga Prado' })
    await admin.post(`/api/admin/members/${id}/block`, { reason: 'misuse', text: 'segredo' })
    const { body, text } = await admin.get(`/api/admin/logs/audit?person=${id}`)
    expect(body).toMatchObject({
      items: [
        {
          action: 'member.blocked',
          actor: { id: admin.userId, fullName: expect.any(String) },
          subject: { id, fullName },
          origin: admin.clientIp,
          requestId: expect.stringMatching(/^[\w-]{8,}$/),
          detail: { reason: 'misuse' },
        },
      ],
      nextCursor: null,
      person: { id, fullName },
    })
    expect(text).not.toContain('segredo')
  })

  it('merges a user’s rows as actor and as subject, each once, page after page', async () => {
    const admin = await administratorClient()
    const { id } = await createUser()
    const made: string[] = []
    for (let n = 0; n < 120; n++) {
      const both = n % 3
      const row = await audited({
        at: new Date(Date.now() - n * 1000),
        actorId: both === 1 ? null : id,
        subjectId: both === 0 ? null : id,
      })
      made.push(row.id)
    }
    const ids = (await allOf(admin, `/api/admin/logs/audit?person=${id}`)).map((row) => row.id)
    expect(ids).toEqual(made)
  })

  it('filters by action and by whole days in the caller’s time zone', async () => {
    const admin = await administratorClient()
    const { id } = await createUser()
    const at = (text: string) => audited({ subjectId: id, at: new Date(text) })
    const before = await at('2020-03-10T02:59:59Z')
    const first = await at('2020-03-10T03:00:00Z')
    const last = await at('2020-03-11T02:59:59Z')
    const idsOf = async (search: string) =>
      (await allOf(admin, `/api/admin/logs/audit?person=${id}${search}`)).map((row) => row.id)
    expect(await idsOf('&from=2020-03-10&to=2020-03-10')).toEqual([last.id, first.id])
    expect(await idsOf('&to=2020-03-09')).toEqual([before.id])
    expect(await idsOf('&action=account.email_changed')).toEqual([])
    expect(await idsOf('&action=account.name_changed')).toHaveLength(3)
    const { body } = await admin.get(
      '/api/admin/logs/audit?action=account.name_changed&from=2020-03-10&to=2020-03-10',
      zone,
    )
    expect(body.items).toHaveLength(2)
  })

  it('finds the rows of one request in this company’s logs and the error log', async () => {
    const admin = await administratorClient()
    const { id } = await createUser()
    const requestId = crypto.randomUUID()
    const mine = await audited({ subjectId: id, requestId })
    await audited({ subjectId: id, requestId: crypto.randomUUID() })
    await audited({ companyId: 77, requestId })
    const db = await testDatabase()
    const failure = { at: new Date(), source: 'request' as const, place: 'GET /y', status: 500, code: 'x' }
    await recordError(db, { ...failure, requestId }, new Error('x'))
    const idsOf = async (search: string) =>
      (await admin.get(`/api/admin/logs/audit?request=${requestId}${search}`)).body.items.map(
        (row: { id: string }) => row.id,
      )
    expect(await idsOf('')).toEqual([mine.id])
    expect(await idsOf(`&person=${id}&action=account.name_changed`)).toEqual([mine.id])
    expect(await idsOf(`&person=${admin.userId}`)).toEqual([])
    for (const search of ['', '&source=request'])
      expect(
        (await admin.get(`/api/admin/logs/errors?request=${requestId}${search}`)).body.items,
      ).toMatchObject([{ place: 'GET /y', requestId }])
    const opened = await admin.post(`/api/admin/members/${id}/health`, {
      scopes: ['sleep'],
      reason: 'other',
      text: 'Teste',
    })
    const health = `/api/admin/logs/access?request=${opened.headers.get('X-Request-Id')}`
    for (const search of ['', `&person=${id}`, '&scope=sleep'])
      expect((await admin.get(`${health}${search}`)).body.items, search).toMatchObject([{ scope: 'sleep' }])
    expect((await admin.get(`${health}&scope=anamnesis`)).body.items).toEqual([])
  })

  it.each([
    'request=a b',
    'action=x',
    'action=medication.added',
    'from=2020-13-01',
    'from=2026-02-30',
    'to=0001-01-01',
    'person=a b',
    'cursor=x',
    'to=ontem',
  ])('refuses %s', async (search) => {
    expect((await (await administratorClient()).get(`/api/admin/logs/audit?${search}`)).status).toBe(422)
  })

  it('contains nothing of another company', async () => {
    const db = await testDatabase()
    const company = {
      id: 91,
      name: 'Outra',
      primaryColor: '#123456',
      phone: '0',
      website: 'x',
      timeZone: 'UTC',
    }
    await db.insert(companies).values(company).onConflictDoNothing()
    const admin = await administratorClient({ companyId: 91 })
    const { id } = await createUser()
    await audited({ actorId: id })
    for (const log of ['audit', 'access', 'mails']) {
      const { body } = await admin.get(`/api/admin/logs/${log}?person=${id}`)
      expect(body).toEqual({ items: [], nextCursor: null, person: null })
    }
    const mail = await createMail({ mailStatus: 'failed' })
    expect((await admin.post(`/api/admin/logs/mails/${mail.id}/retry`)).status).toBe(404)
  })
})

describe('health in the logs', () => {
  it('appears under one neutral name, without record and detail, and cannot be filtered by', async () => {
    const admin = await administratorClient()
    const { id } = await createUser()
    const hidden = /medication|dose|consultation|remedio-1|Dipirona|Medicamento|Dose|Consulta|Lembrete/
    await audited({
      actorId: id,
      action: 'medication.added',
      subjectId: 'remedio-1',
      detail: { name: 'Dipirona' },
    })
    await audited({ actorId: id, action: 'dose.decided', subjectId: 'remedio-1' })
    const failed = await createMail({
      userId: id,
      kind: 'medication_due',
      mailStatus: 'failed',
      mailError: 'Error',
      subjectId: 'remedio-1',
      parameters: { name: 'Dipirona' },
    })
    await createMail({ userId: id, kind: 'consultation_scheduled', shown: true, mailStatus: null })
    const health = { action: 'health', subject: null, detail: null }
    const audit = await admin.get(`/api/admin/logs/audit?person=${id}`)
    expect(audit.body.items).toMatchObject([health, health])
    const mails = await admin.get(`/api/admin/logs/mails?person=${id}`)
    expect(mails.body.items).toMatchObject([{ id: failed.id, kind: 'health', retryable: true }])
    const member = await admin.get(`/api/admin/members/${id}`)
    expect(member.body.messages).toMatchObject([{ kind: 'health' }, { kind: 'health' }])
    const auditFile = await admin.post(`/api/admin/logs/audit/export?person=${id}`)
    expect(auditFile.text.match(/;Registro de saúde;;/g)).toHaveLength(2)
    const mailFile = await admin.post(`/api/admin/logs/mails/export?person=${id}`)
    expect(mailFile.text).toContain(';Mensagem sobre saúde;Falhou;')
    for (const { text } of [audit, mails, member, auditFile, mailFile]) expect(text).not.toMatch(hidden)
    for (const path of ['audit?action=dose.decided', 'audit?action=health', 'mails?kind=medication_due'])
      expect((await admin.get(`/api/admin/logs/${path}`)).status, path).toBe(422)
    expect((await admin.post(`/api/admin/logs/mails/${failed.id}/retry`)).status).toBe(200)
    await admin.settled()
    expect((await admin.get(`/api/admin/logs/mails?person=${id}`)).body.items).toMatchObject([
      { kind: 'health', state: 'sent' },
    ])
  })
})

describe('GET /api/admin/logs/access', () => {
  it('lists who opened whose data and why, by user, part and day', async () => {
    const admin = await administratorClient()
    const { id, fullName } = await createUser()
    const open = (scopes: string[]) =>
      admin.post(`/api/admin/members/${id}/health`, { scopes, reason: 'other', text: 'Teste' })
    await open(['sleep'])
    await open(['anamnesis'])
    const { body } = await admin.get(`/api/admin/logs/access?person=${id}`)
    expect(body.items).toMatchObject([
      {
        scope: 'anamnesis',
        subject: { id, fullName },
        actor: { id: admin.userId },
        reason: 'other',
        reasonText: 'Teste',
      },
      { scope: 'sleep' },
    ])
    const ofAdmin = await admin.get(`/api/admin/logs/access?person=${admin.userId}&scope=sleep`)
    expect(ofAdmin.body.items).toMatchObject([{ scope: 'sleep', subject: { id } }])
    const tomorrow = new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10)
    expect((await admin.get(`/api/admin/logs/access?scope=sleep&from=${tomorrow}`)).body.items).toEqual([])
  })
})

describe('GET /api/admin/logs/mails', () => {
  it('lists state, attempts and error, by user, state and kind', async () => {
    const admin = await administratorClient()
    const failed = await createMail({ mailStatus: 'failed', mailAttempts: 12, mailError: 'TypeError' })
    await createMail({ userId: failed.userId, mailStatus: null, shown: true, kind: 'consultation_changed' })
    const path = `/api/admin/logs/mails?person=${failed.userId}`
    for (const search of [
      '',
      '&state=failed',
      '&kind=password_changed',
      '&state=failed&kind=password_changed',
    ])
      expect((await admin.get(`${path}${search}`)).body.items, search).toMatchObject([
        { id: failed.id, state: 'failed', attempts: 12, error: 'TypeError', retryable: true },
      ])
    expect((await admin.get(`${path}&state=sent`)).body.items).toEqual([])
    for (const search of ['state=failed', 'kind=password_changed', 'state=failed&kind=password_changed', ''])
      expect((await admin.get(`/api/admin/logs/mails?${search}`)).body.items[0], search).toMatchObject({
        id: failed.id,
      })
  })
})

describe('POST /api/admin/logs/mails/{id}/retry', () => {
  it('resends a failed message, and no other', async () => {
    const admin = await administratorClient()
    const person = await createUser()
    const failed = await createMail({
      userId: person.id,
      mailStatus: 'failed',
      mailAttempts: 12,
      mailError: 'Error',
    })
    const path = `/api/admin/logs/mails/${failed.id}/retry`
    const answers = await Promise.all([admin.post(path), admin.post(path), admin.post(path)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    await admin.settled()
    expect(mailsTo(person.email)).toHaveLength(1)
    const db = await testDatabase()
    expect((await db.select().from(events).where(eq(events.id, failed.id)))[0]).toMatchObject({
      mailStatus: 'sent',
      mailAttempts: 13,
    })
    expect(await db.select().from(auditLog).where(eq(auditLog.subjectId, failed.id))).toMatchObject([
      { action: 'message.retried', actorId: admin.userId },
    ])
    expect((await admin.post('/api/admin/logs/mails/nothing/retry')).status).toBe(404)
  })

  it('brings a waiting attempt forward, but leaves a running one alone', async () => {
    const admin = await administratorClient()
    const later = new Date(Date.now() + DAY / 4)
    const waiting = await createMail({ mailAttempts: 3, mailError: 'Error', mailDueAt: later })
    expect((await admin.post(`/api/admin/logs/mails/${waiting.id}/retry`)).status).toBe(200)
    const leased = new Date(Date.now() + 60_000)
    const running = await createMail({ mailAttempts: 3, mailError: 'Error', mailDueAt: leased })
    expect(await admin.post(`/api/admin/logs/mails/${running.id}/retry`)).toMatchObject({
      status: 409,
      body: { code: 'message_not_failed' },
    })
  })
})

describe('the error log', () => {
  it('stores route, code, request and error class, without personal data', async () => {
    const admin = await administratorClient()
    const member = await signedInClient()
    const env = await testEnvironment()
    if (!env.DB) return
    const real = env.DB
    // The request's own batch fails; the batch after the response succeeds.
    let broken = true
    const DB = {
      prepare: (query: string) => real.prepare(query),
      batch: (list: D1PreparedStatement[]) => {
        if (!broken) return real.batch(list)
        broken = false
        return Promise.reject(new TypeError(`no such column: ${PASSWORD}`))
      },
    } as unknown as D1Database
    const answer = await member.patch(
      '/api/consultations/abc?token=xyz',
      { status: 'Cancelled' },
      { env: { DB } },
    )
    expect(answer.status).toBe(500)
    expect(faults.splice(0)).toHaveLength(1)
    await member.settled()
    const { body, text } = await admin.get('/api/admin/logs/errors?source=request')
    expect(body.items[0]).toMatchObject({
      source: 'request',
      place: 'PATCH /api/consultations/:id',
      status: 500,
      code: 'unexpected',
      kind: expect.stringContaining('TypeError'),
      frames: expect.stringMatching(/^\S.* \(?\S+:\d+:\d+\)?/),
      requestId: answer.headers.get('X-Request-Id'),
    })
    expect(text).not.toMatch(/demonstracao|abc|xyz/)
  })

  it('stores a failed scheduled step, and the others still run', async () => {
    const admin = await administratorClient()
    const env = await testEnvironment()
    const FILES = { list: () => Promise.reject(new RangeError('away')) } as unknown as R2Bucket
    // The search for files without a record runs on the hour.
    await runSchedule({ ...env, EMAIL, FILES }, new Date(Math.floor(Date.now() / HOUR) * HOUR), systemClock)
    expect(faults.splice(0).length).toBeGreaterThan(0)
    const { body } = await admin.get('/api/admin/logs/errors?source=schedule')
    expect(body.items).toContainEqual(
      expect.objectContaining({
        place: 'clearOrphanPolicyFiles',
        kind: 'RangeError',
        status: null,
        requestId: null,
      }),
    )
  })

  it('is deleted after 90 days', async () => {
    const db = await testDatabase()
    const now = new Date()
    const failure = {
      source: 'request' as const,
      place: 'GET /x',
      status: 500,
      code: 'unexpected',
      requestId: null,
    }
    await recordError(
      db,
      { ...failure, place: 'GET /old', at: new Date(now.getTime() - 91 * DAY) },
      new Error('x'),
    )
    await recordError(
      db,
      { ...failure, place: 'GET /young', at: new Date(now.getTime() - 89 * DAY) },
      new Error('x'),
    )
    await db.batch(deleteStale(db, now, now))
    const places = (await db.select().from(errorLog)).map(({ place }) => place)
    expect(places).not.toContain('GET /old')
    expect(places).toContain('GET /young')
  })
})

describe('the exports', () => {
  it('are CSV files with the filters applied, and are audited', async () => {
    const admin = await administratorClient()
    const { id } = await createUser({ fullName: '=SOMA(A1)' })
    await admin.post(`/api/admin/members/${id}/block`, { reason: 'misuse' })
    await admin.post(`/api/admin/members/${id}/health`, { scopes: ['sleep'], reason: 'other', text: '=1+1' })
    await createMail({ userId: id })
    const take = (path: string) => admin.post(`/api/admin/logs/${path}`, undefined, zone)
    const audit = await take(`audit/export?person=${id}&action=member.blocked`)
    expect(audit.headers.get('Content-Disposition')).toBe('attachment; filename="auditoria.csv"')
    const lines = audit.text.split('\r\n')
    expect(lines[0]).toBe('\uFEFFQuando;Quem;O que fez;Sobre;De onde;Nº da solicitação;Detalhes')
    expect(lines[1]).toMatch(
      /^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d;Pessoa .*;Acesso bloqueado;'=SOMA\(A1\);.*;Motivo: Uso indevido$/,
    )
    expect(lines).toHaveLength(3)
    expect((await take(`access/export?person=${id}`)).text).toMatch(/Sono;Outro motivo;'=1\+1/)
    expect((await take(`mails/export?person=${id}`)).text).toMatch(/Aviso de senha trocada;(Na fila|Enviado)/)
    expect((await take('errors/export?from=2020-01-01')).text).toMatch(/^\uFEFFQuando;Origem;Onde/)
    const { body } = await admin.get(`/api/admin/logs/audit?person=${admin.userId}&action=log.exported`)
    expect(body.items.map(({ detail }: { detail: object }) => detail)).toEqual([
      { log: 'error', from: '2020-01-01' },
      { log: 'mail', person: id },
      { log: 'access', person: id },
      { log: 'audit', person: id, action: 'member.blocked' },
    ])
  })
})
