import { describe, expect, it } from 'vitest'
import type { LogPage } from '#contract/logs.ts'
import { recordError } from '#database/error-log.ts'
import { auditLog } from '#database/schema/operations.ts'
import { DAY } from '#domain/duration.ts'
import { allCursorPages } from '#testing/all-pages.ts'
import { type Client, insertRows, testDatabase } from '#testing/api.ts'
import { administratorClient, createCompany, createMail, createUser } from '#testing/factories.ts'

const zone = { headers: { 'X-Time-Zone': 'America/Sao_Paulo' } }

async function readAll(client: Client, path: string): Promise<{ id: string }[]> {
  return (await allCursorPages<LogPage<{ id: string }>>(client, path, zone)).flatMap(({ items }) => items)
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
  await insertRows(auditLog, row)
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
          subject: { kind: 'person', id, name: fullName, owner: null, isGone: false, page: 'member' },
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

  it('merges a user’s rows as actor and as subject, each once, page after page, those of one instant by id', async () => {
    const admin = await administratorClient()
    const { id } = await createUser()
    const rows: { id: string; at: Date }[] = []
    const newest = Date.now()
    for (let n = 0; n < 120; n++) {
      const both = n % 3
      const row = await audited({
        at: new Date(newest - Math.floor(n / 4) * 1000),
        actorId: both === 1 ? null : id,
        subjectId: both === 0 ? null : id,
      })
      rows.push(row)
    }
    const expected = rows.toSorted((one, other) => +other.at - +one.at || (one.id < other.id ? 1 : -1))
    const ids = (await readAll(admin, `/api/admin/logs/audit?person=${id}`)).map((row) => row.id)
    expect(ids).toEqual(expected.map((row) => row.id))
  })

  it('filters by action and by whole days in the caller’s time zone', async () => {
    const admin = await administratorClient()
    const { id } = await createUser()
    const at = (text: string) => audited({ subjectId: id, at: new Date(text) })
    const before = await at('2020-03-10T02:59:59Z')
    const first = await at('2020-03-10T03:00:00Z')
    const last = await at('2020-03-11T02:59:59Z')
    const listIds = async (search: string) =>
      (await readAll(admin, `/api/admin/logs/audit?person=${id}${search}`)).map((row) => row.id)
    expect(await listIds('&from=2020-03-10&to=2020-03-10')).toEqual([last.id, first.id])
    expect(await listIds('&to=2020-03-09')).toEqual([before.id])
    expect(await listIds('&action=account.email_changed')).toEqual([])
    expect(await listIds('&action=account.name_changed')).toHaveLength(3)
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
    const listIds = async (search: string) =>
      (await admin.get(`/api/admin/logs/audit?request=${requestId}${search}`)).body.items.map(
        (row: { id: string }) => row.id,
      )
    expect(await listIds('')).toEqual([mine.id])
    expect(await listIds(`&person=${id}&action=account.name_changed`)).toEqual([mine.id])
    expect(await listIds(`&person=${admin.userId}`)).toEqual([])
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
    'id=a b',
    `id=${'a'.repeat(121)}`,
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
    const admin = await administratorClient({ companyId: (await createCompany()).id })
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

describe('one entry by its id', () => {
  it('is listed by itself, whatever the days, and in no other log', async () => {
    const admin = await administratorClient()
    const { id } = await createUser()
    const entry = await audited({ subjectId: id, at: new Date('2020-03-10T12:00:00Z') })
    await audited({ subjectId: id })
    await admin.post(`/api/admin/members/${id}/health`, { scopes: ['sleep'], reason: 'other', text: 'Teste' })
    const [access] = (await admin.get(`/api/admin/logs/access?person=${id}`)).body.items
    const mail = await createMail({ mailStatus: 'failed' })
    const requestId = crypto.randomUUID()
    const failure = { at: new Date(), source: 'request' as const, place: 'GET /y', status: 500, code: 'x' }
    await recordError(await testDatabase(), { ...failure, requestId }, new Error('x'))
    const [error] = (await admin.get(`/api/admin/logs/errors?request=${requestId}`)).body.items
    const ids = { audit: entry.id, access: access.id, mails: mail.id, errors: error.id }
    for (const [log, own] of Object.entries(ids))
      for (const wanted of Object.values(ids)) {
        const { body } = await admin.get(`/api/admin/logs/${log}?id=${wanted}`)
        const found = body.items.map((row: { id: string }) => row.id)
        expect(found, `${log} ${wanted}`).toEqual(wanted === own ? [own] : [])
        expect(body.nextCursor).toBeNull()
      }
  })

  it('also has to match the filters', async () => {
    const admin = await administratorClient()
    const { id } = await createUser()
    const entry = await audited({ subjectId: id, requestId: 'pedido-7' })
    const mail = await createMail({ userId: id, mailStatus: 'failed', kind: 'registration_approved' })
    const countRows = async (path: string) => (await admin.get(`/api/admin/logs/${path}`)).body.items.length
    const audit = `audit?id=${entry.id}`
    expect(await countRows(`${audit}&person=${id}&action=account.name_changed`)).toBe(1)
    expect(await countRows(`${audit}&request=pedido-7`)).toBe(1)
    expect(await countRows(`${audit}&request=pedido-8`)).toBe(0)
    expect(await countRows(`${audit}&person=${admin.userId}`)).toBe(0)
    expect(await countRows(`${audit}&action=account.email_changed`)).toBe(0)
    const mails = `mails?id=${mail.id}`
    expect(await countRows(`${mails}&person=${id}&state=failed&kind=registration_approved`)).toBe(1)
    expect(await countRows(`${mails}&person=${admin.userId}`)).toBe(0)
    expect(await countRows(`${mails}&state=sent`)).toBe(0)
  })

  it('stays with its company, and names no health', async () => {
    const admin = await administratorClient()
    const foreign = await audited({ companyId: 77 })
    expect((await admin.get(`/api/admin/logs/audit?id=${foreign.id}`)).body.items).toEqual([])
    const { id } = await createUser()
    const entry = await audited({ action: 'medication.added', subjectId: id })
    expect((await admin.get(`/api/admin/logs/audit?id=${entry.id}`)).body.items).toMatchObject([
      { id: entry.id, action: 'health', subject: null, detail: null },
    ])
  })
})

it('health in the logs appears under one neutral name, without record and detail, and cannot be filtered by', async () => {
  const admin = await administratorClient()
  const { id, fullName } = await createUser()
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
  const health = { action: 'health', subject: { kind: 'person', id, name: fullName }, detail: null }
  const audit = await admin.get(`/api/admin/logs/audit?person=${id}`)
  expect(audit.body.items).toMatchObject([health, health])
  const mails = await admin.get(`/api/admin/logs/mails?person=${id}`)
  expect(mails.body.items).toMatchObject([{ id: failed.id, kind: 'health', retryable: true }])
  const member = await admin.get(`/api/admin/members/${id}/person`)
  expect(member.body.messages).toMatchObject([{ kind: 'health' }, { kind: 'health' }])
  const auditFile = await admin.post(`/api/admin/logs/audit/export?person=${id}`)
  expect(auditFile.text.split(`;Registro de saúde;${fullName};`)).toHaveLength(3)
  const mailFile = await admin.post(`/api/admin/logs/mails/export?person=${id}`)
  expect(mailFile.text).toContain(';Mensagem sobre saúde;Falhou;')
  for (const { text } of [audit, mails, member, auditFile, mailFile]) expect(text).not.toMatch(hidden)
  for (const path of ['audit?action=dose.decided', 'audit?action=health', 'mails?kind=medication_due'])
    expect((await admin.get(`/api/admin/logs/${path}`)).status, path).toBe(422)
  expect((await admin.post(`/api/admin/logs/mails/${failed.id}/retry`)).status).toBe(200)
  await admin.settled()
  expect((await admin.get(`/api/admin/logs/mails?person=${id}`)).body.items).toMatchObject([
    // The dose does not exist, so nothing is sent.
    { kind: 'health', state: 'dropped' },
  ])
})

it('GET /api/admin/logs/access lists who opened whose data and why, by user, part and day', async () => {
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
it('the exports are CSV files with the filters applied, and are audited', async () => {
  const admin = await administratorClient()
  const { id } = await createUser({ fullName: '=SOMA(A1)' })
  await admin.post(`/api/admin/members/${id}/block`, { reason: 'misuse' })
  await admin.post(`/api/admin/members/${id}/health`, { scopes: ['sleep'], reason: 'other', text: '=1+1' })
  await createMail({ userId: id })
  const take = (path: string) => admin.post(`/api/admin/logs/${path}`, undefined, zone)
  const audit = await take(`audit/export?person=${id}&action=member.blocked`)
  expect(audit.headers.get('Content-Disposition')).toBe('attachment; filename="auditoria.csv"')
  const lines = audit.text.split('\r\n')
  expect(lines[0]).toBe('\uFEFFQuando;Quem;O que fez;A respeito de;De onde;Nº da solicitação;Detalhes')
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
