import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../database/schema/accounts.ts'
import { consultations } from '../../database/schema/consultations.ts'
import { policies } from '../../database/schema/insurance.ts'
import { errorLog } from '../../database/schema/logs.ts'
import { auditLog } from '../../database/schema/operations.ts'
import { reports } from '../../database/schema/reports.ts'
import { after, DAY, HOUR, systemClock } from '../../platform/clock.ts'
import { type Client, testDatabase, testEnvironment } from '../../testing/api.ts'
import { administratorClient, createConsultation, createUser } from '../../testing/factories.ts'
import { faults } from '../../testing/logged.ts'
import { figures } from '../statistics/figures.ts'
import { clearExpiredReports } from './clear-expired-reports.ts'
import { clearOrphanParts } from './clear-orphan-parts.ts'
import { lists, type Slice } from './list-slices.ts'
import { runReports } from './run-reports.ts'

const RANGE = { from: '2026-09-01', to: '2026-09-30' }
const at = (text: string) => new Date(`${text}:00Z`)

let admin: Client

const run = async (forMs?: number) =>
  runReports({ db: await testDatabase(), clock: systemClock, env: await testEnvironment(), figures }, forMs)

async function made(body: object, client = admin) {
  const asked = await client.post('/api/admin/reports', body)
  expect(asked.status).toBe(201)
  await client.settled()
  const list = (await client.get('/api/admin/reports')).body
  return list.find(({ id }: { id: string }) => id === asked.body.id)
}

const file = (id: string, client = admin) => client.get(`/api/admin/reports/${id}/file`)

/** Members and visits enough for several slices. */
async function fill(count: number) {
  const each = `with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${count})`
  const when = Date.parse('2026-09-10T12:00:00Z')
  const insert = `${each} insert into users (id, company_id, full_name, email, password_hash, role, status, status_since, created_at, card_number)
    select 'm' || i, 1, 'Pessoa ' || i, 'm' || i || '@exemplo.com.br', 'x', 'member', 'approved', ${when}, ${when} + i / 10, 'm' || i from n`
  await (await testDatabase()).run(sql.raw(insert))
}

beforeAll(async () => {
  admin = await administratorClient()
  const formula = await createUser({
    fullName: '=HYPERLINK("x")',
    createdAt: at('2026-09-02T12:00'),
    status: 'approved',
  })
  await createConsultation(formula.id, {
    date: at('2026-09-03T12:00'),
    type: 'Phone',
    specialty: 'Oncologia',
  })
  await createUser({ fullName: 'Érico Ñandú', createdAt: at('2026-09-01T03:00'), status: 'pending' })
  await createUser({ fullName: 'De outra', companyId: 1, createdAt: at('2026-09-01T02:59') })
})

describe('a report', () => {
  it('is a CSV of the period for Excel in Portuguese, and stands in the audit log with its filters', async () => {
    const report = await made({ kind: 'registrations', format: 'csv', ...RANGE })
    expect(report).toMatchObject({
      state: 'done',
      rowsDone: 2,
      rowsTotal: 2,
      fileName: 'cadastros-2026-09-01-a-2026-09-30.csv',
    })
    const answer = await file(report.id)
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('Content-Disposition')).toContain('cadastros-2026-09-01-a-2026-09-30.csv')
    const [header, first, second, end] = answer.text.split('\r\n')
    expect(header).toBe('\uFEFFNome;E-mail;Situação;Cadastro;E-mail confirmado;Decisão')
    expect(first).toMatch(/^Érico Ñandú;.*;E-mail pendente;01\/09\/2026 00:00;;$/)
    expect(second).toMatch(/^"'=HYPERLINK\(""x""\)";/)
    expect(end).toBe('')
    expect(new TextEncoder().encode(answer.text).byteLength).toBe(report.bytes)
    const db = await testDatabase()
    const log = await db.select().from(auditLog).where(eq(auditLog.subjectId, report.id))
    expect(log).toMatchObject([
      {
        action: 'report.requested',
        actorId: admin.userId,
        detail: { kind: 'registrations', format: 'csv', ...RANGE },
      },
    ])
  })

  it('is narrowed down by status', async () => {
    const pending = await made({ kind: 'registrations', format: 'csv', ...RANGE, status: 'pending' })
    expect((await file(pending.id)).text.split('\r\n')).toHaveLength(3)
  })

  it('of consultations tells neither whose they are nor their time, nor a specialty of a few', async () => {
    const people = await Promise.all(
      [10, 11, 12, 13, 14].map(() => createUser({ fullName: 'Vera Luz', createdAt: at('2026-08-02T12:00') })),
    )
    for (const [index, { id }] of people.entries()) {
      const visit = { type: 'Video' as const, specialty: 'Cardiologia ' }
      await createConsultation(id, { ...visit, date: at(`2026-09-${10 + index}T12:00`) })
      const other = { type: 'Video' as const, specialty: index === 0 ? ' Urologia' : null }
      if (index < 4) await createConsultation(id, { ...other, date: at(`2026-09-${20 + index}T12:00`) })
    }
    const visits = await made({ kind: 'consultations', format: 'csv', ...RANGE })
    const lines = (await file(visits.id)).text.trimEnd().split('\r\n')
    expect(lines).toEqual([
      '\uFEFFData;Tipo;Situação;Especialidade',
      '03/09/2026;Telefone;Agendada;Outras',
      ...[10, 11, 12, 13, 14].map((day) => `${day}/09/2026;Vídeo;Agendada;Cardiologia`),
      ...[20, 21, 22, 23].map((day) => `${day}/09/2026;Vídeo;Agendada;Outras`),
    ])
  })

  it('of consultations has each once, whatever is moved, closed or changed while it is written', async () => {
    const db = await testDatabase()
    const owner = await createUser({ fullName: 'Iara Remarcada', createdAt: at('2026-05-01T12:00') })
    const ids = ['moved-a', 'moved-b', 'moved-c', 'moved-d', 'moved-e', 'moved-f']
    for (const [index, id] of ids.entries()) {
      await createConsultation(owner.id, { id, date: at(`2026-06-1${index}T12:00`), type: 'Video' })
    }
    const june = { from: '2026-06-01', to: '2026-06-30' }
    const report = await made({ kind: 'consultations', format: 'csv', ...june })
    expect(report).toMatchObject({ rowsDone: 6, rowsTotal: 6 })
    const [row] = await db.select().from(reports).where(eq(reports.id, report.id))
    if (!row) throw new Error('no report')
    const set = (id: string, values: Partial<typeof consultations.$inferInsert>) =>
      db.update(consultations).set(values).where(eq(consultations.id, id))
    const lines: string[][] = []
    let position: string | null = null
    do {
      const slice: Slice = await lists.consultations.slice(db, { ...row, position }, 2, figures)
      lines.push(...slice.rows)
      position = slice.position
      // The first that was written goes to the end, by date and by type; the last that was not comes to the beginning.
      await set('moved-a', { date: at('2026-06-29T12:00'), type: 'Phone' })
      await set('moved-b', { status: 'Completed' })
      await set('moved-f', { date: at('2026-06-01T12:00'), type: 'In-person' })
    } while (position)
    expect(lines.map((cells) => cells.slice(0, 3).join(' ')).sort()).toEqual([
      '01/06/2026 Presencial Agendada',
      '10/06/2026 Vídeo Agendada',
      '11/06/2026 Vídeo Agendada',
      '12/06/2026 Vídeo Agendada',
      '13/06/2026 Vídeo Agendada',
      '14/06/2026 Vídeo Agendada',
    ])
  })

  it('of policies has each once, whatever is decided while it is written', async () => {
    const db = await testDatabase()
    const owner = await createUser({ fullName: 'Ivo Apolinário' })
    const sent = Array.from({ length: 5 }, (_, n) => ({
      id: `once-${n}`,
      ownerId: owner.id,
      fileName: `apolice-${n}.pdf`,
      fileSize: 9,
      status: 'pending' as const,
      uploadedAt: at(`2026-09-2${n}T12:00`),
      contentStoredAt: n === 0 ? null : at(`2026-09-2${n}T12:00`),
      dueDay: n === 0 ? null : '2026-09-30',
    }))
    await db.insert(policies).values(sent)
    const report = await made({ kind: 'policies', format: 'csv', ...RANGE })
    expect(report).toMatchObject({ rowsDone: 5, rowsTotal: 5 })
    const [row] = await db.select().from(reports).where(eq(reports.id, report.id))
    if (!row) throw new Error('no report')
    const lines: string[][] = []
    let position: string | null = null
    do {
      const slice: Slice = await lists.policies.slice(db, { ...row, position }, 2, figures)
      lines.push(...slice.rows)
      position = slice.position
      // What was written is decided, and what was not is sent, before the next slice.
      await db
        .update(policies)
        .set({ status: 'approved', contentStoredAt: new Date() })
        .where(eq(policies.ownerId, owner.id))
    } while (position)
    expect(lines.map(([, , , name, , state]) => [name, state])).toEqual([
      ['apolice-0.pdf', 'Arquivo não enviado'],
      ['apolice-1.pdf', 'Em Análise'],
      ['apolice-2.pdf', 'Aprovada'],
      ['apolice-3.pdf', 'Aprovada'],
      ['apolice-4.pdf', 'Aprovada'],
    ])
  })

  it.each(['members', 'policies'] as const)('of %s writes card numbers as the card does', async (kind) => {
    const { id, cardNumber } = await createUser({ createdAt: at('2026-09-04T12:00') })
    await (await testDatabase()).insert(policies).values({
      id: crypto.randomUUID(),
      ownerId: id,
      fileName: 'apolice.pdf',
      fileSize: 9,
      status: 'approved',
      policyNumber: '004512345678',
      uploadedAt: at('2026-09-05T12:00'),
      contentStoredAt: at('2026-09-05T12:00'),
    })
    const { text } = await file((await made({ kind, format: 'csv', ...RANGE })).id)
    expect(text).toContain(`;${cardNumber.replace(/^(.{4})(.{4})(.{4})(.)$/, '$1 $2 $3 $4')};`)
    expect(text).not.toMatch(/(^|;)(0\d+|\d{12,})(;|\r)/m)
    if (kind === 'policies') expect(text).toContain(";'004512345678;")
  })

  it.each(['registrations', 'members', 'consultations', 'policies', 'statistics'])(
    'of %s comes on paper too',
    async (kind) => {
      const report = await made({ kind, format: 'pdf', ...RANGE })
      expect(report).toMatchObject({ state: 'done', problem: null })
      const answer = await file(report.id)
      expect(answer.headers.get('Content-Type')).toBe('application/pdf')
      expect(answer.text.startsWith('%PDF-1.7')).toBe(true)
      expect(answer.text.trimEnd().endsWith('%%EOF')).toBe(true)
      await admin.delete(`/api/admin/reports/${report.id}`)
    },
  )

  it('of the statistics says what the screen shows', async () => {
    const report = await made({ kind: 'statistics', format: 'csv', ...RANGE })
    const { text } = await file(report.id)
    expect(text).toContain('Estatísticas;Período;01/09/2026 a 30/09/2026')
    expect(text).toContain('por semana (aproximado)\r\n')
    expect(text).toContain('No período anterior: nenhuma decisão.')
    // Every chart of the screen has its table.
    for (const title of ['Cadastros recebidos', 'Consultas, pela data marcada', 'Apólices enviadas']) {
      expect(text).toContain(`\r\n${title}\r\nInício;No período;`)
    }
    expect(text).toContain(
      '\r\nEspecialidade;No período;Período anterior;Diferença\r\nCardiologia;5;menos de 5 pessoas;–\r\nOutras;5;menos de 5 pessoas;–\r\n\r\n',
    )
    for (const ofAFew of ['Oncologia', 'Urologia', 'Não informada']) expect(text).not.toContain(ofAFew)
    expect(text).toContain('menos de 5 ou protegido')
  })

  it('belongs to who asked for it', async () => {
    const report = await made({ kind: 'members', format: 'csv' })
    const other = await administratorClient()
    expect((await other.get('/api/admin/reports')).body).toEqual([])
    for (const answer of [
      await file(report.id, other),
      await other.post(`/api/admin/reports/${report.id}/cancel`),
      await other.post(`/api/admin/reports/${report.id}/retry`),
      await other.delete(`/api/admin/reports/${report.id}`),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
  })

  it('needs its period', async () => {
    const ask = async (body: object) => (await admin.post('/api/admin/reports', body)).body.fields
    expect(await ask({ kind: 'policies', format: 'csv' })).toEqual({ from: 'Escolha o período.' })
    expect(await ask({ kind: 'policies', format: 'csv', from: '2026-09-30', to: '2026-09-01' })).toEqual({
      to: 'O fim do período vem antes do início.',
    })
    expect(await ask({})).toEqual({ kind: 'Escolha o relatório', format: 'Escolha o formato' })
  })
})

describe('a long report', () => {
  it('goes on slice by slice, from run to run, and has every row once', { timeout: 60_000 }, async () => {
    await fill(4500)
    const client = await administratorClient()
    const asked = await client.post('/api/admin/reports', {
      kind: 'members',
      format: 'csv',
      status: 'approved',
    })
    await client.settled()
    const db = await testDatabase()
    const set = (values: Partial<typeof reports.$inferInsert>) =>
      db.update(reports).set(values).where(eq(reports.id, asked.body.id))
    const row = async () => (await client.get('/api/admin/reports')).body[0]
    const whole = (await file(asked.body.id, client)).text
    const lines = whole.trimEnd().split('\r\n')
    expect(lines.length).toBeGreaterThan(4500)
    expect(new Set(lines).size).toBe(lines.length)

    // Anew, and cut off after one slice: the next run goes on where that one stopped.
    await set({
      state: 'queued',
      position: null,
      parts: 0,
      partKeys: [],
      rowsDone: 0,
      bytes: 0,
      leaseUntil: new Date(0),
    })
    let steps = 0
    const clock = { now: () => new Date(Date.now() + (steps++ > 4 ? 30_000 : 0)) }
    await runReports({ db, clock, env: await testEnvironment(), figures }, 20_000)
    expect(await row()).toMatchObject({ state: 'running', rowsDone: 2000 })
    expect((await row()).rowsTotal).toBe(lines.length - 1)
    expect((await file(asked.body.id, client)).status).toBe(404)
    await set({ leaseUntil: new Date(0) })
    // Two runs at once: one of them has it.
    await Promise.all([run(), run()])
    expect(await row()).toMatchObject({ state: 'done', rowsDone: lines.length - 1 })
    expect((await file(asked.body.id, client)).text).toBe(whole)

    // On paper it would be a book.
    const book = await made({ kind: 'members', format: 'pdf' }, client)
    expect(book).toMatchObject({ state: 'failed' })
    expect(book.problem).toMatch(/^O PDF vai até 2\.000 linhas, e este relatório tem 4\.\d{3}\./)
  })

  it('is cancelled, tried again, deleted, and expires', async () => {
    const client = await administratorClient()
    const db = await testDatabase()
    const report = await made({ kind: 'members', format: 'csv' }, client)
    const path = `/api/admin/reports/${report.id}`
    expect(await client.post(`${path}/cancel`)).toMatchObject({ status: 409, body: { code: 'report_over' } })
    const later = new Date(Date.now() + DAY)
    const mine = and(eq(reports.id, report.id), eq(reports.ownerId, client.userId))
    await db.update(reports).set({ state: 'running', leaseUntil: later }).where(mine)
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
    await clearExpiredReports({ db, clock: tomorrow, env: await testEnvironment() })
    expect(await parts()).toBe(0)
    expect(inStore).toBeGreaterThanOrEqual(FILES ? 1 : 0)
    expect((await client.get('/api/admin/reports')).body).toEqual([])
  })

  it('waits its turn: three at once, and none for who is no administrator any more', async () => {
    const client = await administratorClient()
    const db = await testDatabase()
    for (let n = 0; n < 3; n++) await made({ kind: 'members', format: 'csv' }, client)
    await db
      .update(reports)
      .set({ state: 'queued', position: null, parts: 0, leaseUntil: new Date(0) })
      .where(eq(reports.ownerId, client.userId))
    expect(await client.post('/api/admin/reports', { kind: 'members', format: 'csv' })).toMatchObject({
      status: 409,
      body: { code: 'reports_at_once' },
    })
    await db.update(users).set({ role: 'member' }).where(eq(users.id, client.userId))
    // Five that nobody may make stand before the one that somebody waits for.
    const [blocked] = await db.select().from(reports).where(eq(reports.ownerId, client.userId))
    if (!blocked) throw new Error('no report')
    for (const id of ['zz1', 'zz2']) await db.insert(reports).values({ ...blocked, id })
    const waiting = await made({ kind: 'members', format: 'csv' })
    const now = new Date()
    await db
      .update(reports)
      .set({ state: 'queued', position: null, parts: 0, partKeys: [], leaseUntil: now })
      .where(eq(reports.id, waiting.id))
    await run()
    const left = await db.select().from(reports).where(eq(reports.ownerId, client.userId))
    expect(left.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'queued'))
    const [taken] = await db.select().from(reports).where(eq(reports.id, waiting.id))
    expect(taken?.state).toBe('done')
  })

  it('has three at once and no more, however many are asked for or begun anew together', async () => {
    const client = await administratorClient()
    const db = await testDatabase()
    // Nothing is done before all have been asked for.
    let release = () => {}
    const stored = new Promise<void>((resolve) => {
      release = resolve
    })
    const env = { FILES: { put: () => stored, delete: () => stored } as unknown as R2Bucket }
    const statusesOf = async (paths: string[]) => {
      const answers = await Promise.all(
        paths.map((path) => client.post(path, { kind: 'members', format: 'csv' }, { env })),
      )
      for (const { status, body } of answers) {
        if (status === 409) expect(body.code).toBe('reports_at_once')
      }
      return answers.map(({ status }) => status).sort()
    }
    const path = '/api/admin/reports'
    const asked = await statusesOf(Array.from({ length: 8 }, () => path))
    expect(asked).toEqual([201, 201, 201, 409, 409, 409, 409, 409])
    const mine = eq(reports.ownerId, client.userId)
    const rows = await db.select().from(reports).where(mine)
    expect(rows).toHaveLength(3)
    const told = await db.select().from(auditLog).where(eq(auditLog.actorId, client.userId))
    expect(told.filter(({ action }) => action === 'report.requested')).toHaveLength(3)

    const [first] = rows
    if (!first) throw new Error('no report')
    const over = ['a', 'b', 'c', 'd'].map((letter) => `${letter}-${client.userId}`)
    for (const id of over) await db.insert(reports).values({ ...first, id, state: 'cancelled' })
    await db.update(reports).set({ state: 'cancelled' }).where(eq(reports.id, first.id))
    const retried = await statusesOf(over.map((id) => `${path}/${id}/retry`))
    expect(retried).toEqual([200, 409, 409, 409])
    release()
    await client.settled()
  })

  it('that is cancelled and begun anew under a run loses nothing to it', async () => {
    const client = await administratorClient()
    const db = await testDatabase()
    const env = await testEnvironment()
    const report = await made({ kind: 'members', format: 'csv', status: 'rejected' }, client)
    const path = `/api/admin/reports/${report.id}`
    const whole = (await file(report.id, client)).text
    const set = (values: Partial<typeof reports.$inferInsert>) =>
      db.update(reports).set(values).where(eq(reports.id, report.id))
    const anew = { position: null, parts: 0, partKeys: [], rowsDone: 0, bytes: 0, leaseUntil: new Date(0) }
    const [before] = await db.select().from(reports).where(eq(reports.id, report.id))
    await env.FILES?.delete(before?.partKeys ?? [])
    await set({ ...anew, state: 'queued' })
    // The run's part is in the store and not yet in the row: there the others come in between.
    let began = false
    const bucket = env.FILES
    if (!bucket) throw new Error('no file store')
    const slow = new Proxy(bucket, {
      get(target, name) {
        if (name !== 'put' || began) {
          const value = Reflect.get(target, name)
          return typeof value === 'function' ? value.bind(target) : value
        }
        return async (key: string, content: Uint8Array) => {
          began = true
          await target.put(key, content)
          expect((await client.post(`${path}/cancel`)).status).toBe(200)
          expect((await client.post(`${path}/retry`)).status).toBe(200)
          await client.settled()
        }
      },
    })
    await runReports({ db, clock: systemClock, env: { ...env, FILES: slow }, figures })
    expect(began).toBe(true)
    expect((await file(report.id, client)).text).toBe(whole)
    const parts = async () => (await bucket.list({ prefix: `reports/${report.id}` })).objects.length
    expect(await parts()).toBe(1)

    // The store does not answer: what was asked for is done all the same, and the hourly sweep takes the rest.
    const broken = new Proxy(bucket, {
      get(target, name) {
        if (name === 'delete') return () => Promise.reject(new Error('no store'))
        const value = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    expect((await client.delete(path, { env: { FILES: broken } })).status).toBe(204)
    expect(faults.splice(0)).toHaveLength(1)
    const later = { now: () => new Date(Date.now() + 2 * HOUR) }
    const other = await made({ kind: 'members', format: 'csv', status: 'rejected' }, client)
    expect(await clearOrphanParts({ db, clock: later, env })).toBeGreaterThanOrEqual(1)
    expect(await parts()).toBe(0)
    expect((await file(other.id, client)).status).toBe(200)
  })

  it('that fails is told of to whoever looks after the service, and is tried again', async () => {
    const client = await administratorClient()
    const db = await testDatabase()
    const report = await made({ kind: 'members', format: 'csv' }, client)
    await db
      .update(reports)
      .set({ state: 'queued', position: null, parts: 0, partKeys: [], leaseUntil: new Date(0) })
      .where(eq(reports.id, report.id))
    const env = await testEnvironment()
    const FILES = {
      put: () => Promise.reject(new RangeError(`no room for ${client.userId}`)),
    } as unknown as R2Bucket
    await runReports({ db, clock: systemClock, env: { ...env, FILES }, figures })
    const lines = faults.splice(0)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ step: 'runReports', name: 'RangeError' }])
    expect(lines.join()).not.toContain(client.userId)
    const failures = await db.select().from(errorLog).where(eq(errorLog.kind, 'RangeError'))
    expect(failures).toMatchObject([
      { source: 'schedule', place: 'runReports', code: 'unexpected', status: null, requestId: null },
    ])
    await db
      .update(reports)
      .set({ leaseUntil: new Date(0) })
      .where(eq(reports.id, report.id))
    await run()
    expect((await client.get('/api/admin/reports')).body).toMatchObject([{ id: report.id, state: 'done' }])
  })

  it('whose runs are cut off again and again fails in the end', async () => {
    const client = await administratorClient()
    const db = await testDatabase()
    const report = await made({ kind: 'members', format: 'csv' }, client)
    const claim = (attempts: number) =>
      db
        .update(reports)
        .set({ state: 'running', position: null, parts: 0, partKeys: [], attempts, leaseUntil: new Date(0) })
        .where(eq(reports.id, report.id))
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
})
