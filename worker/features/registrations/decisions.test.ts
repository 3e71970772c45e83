import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../../database/schema/accounts.ts'
import { auditLog, events } from '../../database/schema/operations.ts'
import { systemClock } from '../../platform/clock.ts'
import { Client, EMAIL, testDatabase, testEnvironment } from '../../testing/api.ts'
import { administratorClient, createCompany, createUser, PASSWORD } from '../../testing/factories.ts'
import { faults } from '../../testing/logged.ts'
import { mailsTo } from '../../testing/mail.ts'
import { deliverMessages } from '../messages/deliver-messages.ts'

const base = '/api/admin/registrations'
const rejection = { reason: 'incomplete', text: 'Informe o nome completo.' }
/** A decision is held back, if not for as long as in a deployment: each test waits until it is told. */
const held = { env: { UNDO_SECONDS: '4' } }
/** Without the limit on requests in a minute. */
const unhurried = { env: { RATE_LIMIT_SCALE: '1000' } }
const final = { status: 409, body: { code: 'decision_final' } }

const waiting = (overrides = {}) =>
  createUser({ status: 'email_confirmed', emailConfirmedAt: new Date(), ...overrides })

async function rowOf(id: string) {
  const [row] = await (await testDatabase()).select().from(users).where(eq(users.id, id))
  if (!row) throw new Error('no account')
  return row
}

async function told(id: string) {
  return (await testDatabase()).select().from(events).where(eq(events.userId, id))
}

async function auditOf(id: string) {
  const rows = await (await testDatabase()).select().from(auditLog).where(eq(auditLog.subjectId, id))
  return rows.sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** As if so many seconds had gone by since the decision. */
async function letPass(id: string, seconds: number) {
  const db = await testDatabase()
  const back = seconds * 1000
  await db
    .update(users)
    .set({ decidedAt: sql`${users.decidedAt} - ${back}` })
    .where(eq(users.id, id))
  await db
    .update(events)
    .set({ createdAt: sql`${events.createdAt} - ${back}`, mailDueAt: sql`${events.mailDueAt} - ${back}` })
    .where(eq(events.userId, id))
}

async function deliver() {
  const env = { ...(await testEnvironment()), EMAIL }
  await deliverMessages({ db: await testDatabase(), clock: systemClock, env })
}

async function signIn(email: string) {
  const client = new Client()
  const login = await client.post('/api/login', { email, password: PASSWORD })
  return { client, login }
}

describe('a decision and what it owes', () => {
  it.each(['events', 'audit_log', 'users'])(
    'happen together or not at all: %s cannot be written',
    async (table) => {
      const admin = await administratorClient()
      const [person, other] = [await waiting(), await waiting()]
      const db = await testDatabase()
      const name = `fault_${crypto.randomUUID().replaceAll('-', '')}`
      const subject = { events: 'user_id', audit_log: 'subject_id', users: 'id' }[table]
      const verb = table === 'users' ? 'UPDATE' : 'INSERT'
      await db.run(
        sql.raw(`CREATE TRIGGER ${name} BEFORE ${verb} ON ${table} WHEN new.${subject} = '${person.id}'
        BEGIN SELECT RAISE(ABORT, 'no room'); END`),
      )
      const single = await admin.post(`${base}/${person.id}/approve`)
      const bulk = await admin.post(`${base}/reject`, { ids: [other.id, person.id], ...rejection })
      await db.run(sql.raw(`DROP TRIGGER ${name}`))
      expect(faults.splice(0)).toHaveLength(2)
      expect([single.status, bulk.status]).toEqual([500, 500])
      for (const { id } of [person, other]) {
        expect(await rowOf(id)).toMatchObject({ status: 'email_confirmed', decidedBy: null })
        expect(await told(id)).toEqual([])
        expect(await auditOf(id)).toEqual([])
      }
      expect((await admin.post(`${base}/${person.id}/approve`)).status).toBe(200)
    },
  )
})

describe('two administrators', () => {
  it('race a hundred times: one wins each time, and the others read who', async () => {
    const [ana, bia] = await Promise.all([
      administratorClient({ fullName: 'Ana Souza' }),
      administratorClient({ fullName: 'Bia Lima' }),
    ])
    const clients = { [ana.userId]: 'Ana Souza', [bia.userId]: 'Bia Lima' }
    for (let race = 0; race < 100; race++) {
      const { id } = await waiting()
      const answers = await Promise.all([
        ana.post(`${base}/${id}/approve`, undefined, unhurried),
        bia.post(`${base}/${id}/reject`, rejection, unhurried),
        bia.post(`${base}/approve`, { ids: [id] }, unhurried),
        ana.post(`${base}/reject`, { ids: [id], ...rejection }, unhurried),
      ])
      const row = await rowOf(id)
      const winners = answers.filter(
        ({ status, body }) => status === 200 && (body.decided ? body.decided.length === 1 : true),
      )
      expect(winners).toHaveLength(1)
      for (const { status, body } of answers.filter((answer) => !winners.includes(answer))) {
        const before = status === 409 ? body.decision : body.before[0]
        expect(before).toMatchObject({
          status: row.status,
          by: clients[row.decidedBy ?? ''],
          at: row.decidedAt?.toISOString(),
        })
      }
      expect(await auditOf(id)).toHaveLength(1)
      expect(await told(id)).toHaveLength(1)
    }
  }, 120_000)
})

describe('many at once', () => {
  it('says of each who was decided and who had been, and by whom', async () => {
    const admin = await administratorClient()
    const bia = await administratorClient({ fullName: 'Bia Lima' })
    const people = await Promise.all(Array.from({ length: 50 }, () => waiting()))
    const [first, second, ...rest] = people.map(({ id }) => id)
    await bia.post(`${base}/${first}/approve`)
    await admin.post(`${base}/${second}/reject`, rejection)
    const foreign = await waiting({ companyId: (await createCompany()).id })
    const ids = [first, second, ...rest.slice(1), foreign.id]
    const answer = await admin.post(`${base}/approve`, { ids })
    expect(answer.status).toBe(200)
    expect(answer.trips).toBeLessThanOrEqual(2)
    expect(new Set(answer.body.decided)).toEqual(new Set(rest.slice(1)))
    expect(answer.body.before).toHaveLength(2)
    expect(answer.body.before).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: first, status: 'approved', by: 'Bia Lima', own: false }),
        expect.objectContaining({ id: second, status: 'rejected', own: true }),
      ]),
    )
    expect(answer.body.missing).toEqual([foreign.id])
    expect((await rowOf(foreign.id)).status).toBe('email_confirmed')
    const rows = await Promise.all(rest.slice(1).map(auditOf))
    expect(new Set(rows.flat().map(({ id }) => id)).size).toBe(47)
    await admin.settled()
    const mails = people.slice(3).map(({ email }) => mailsTo(email).map(({ subject }) => subject))
    expect(mails).toEqual(people.slice(3).map(() => ['Seu cadastro foi aprovado']))
  })

  it('rejects with the same words for each', async () => {
    const admin = await administratorClient()
    const people = [await waiting(), await waiting()]
    await admin.post(`${base}/reject`, { ids: people.map(({ id }) => id), ...rejection })
    await admin.settled()
    for (const { id, email } of people) {
      expect(await rowOf(id)).toMatchObject({ status: 'rejected', rejectionReason: 'incomplete' })
      expect(mailsTo(email).at(-1)?.text).toContain('Informe o nome completo.')
    }
  })

  it.each([
    {},
    { ids: [] },
    { ids: 'x' },
    { ids: [1] },
    { ids: Array.from({ length: 51 }, (_, n) => `${n}`) },
  ])('refuses %j', async (body) => {
    const admin = await administratorClient()
    for (const path of ['approve', 'undo'])
      expect((await admin.post(`${base}/${path}`, body)).status).toBe(422)
    expect((await admin.post(`${base}/reject`, { ...body, ...rejection })).status).toBe(422)
  })
})

describe('within ten seconds', () => {
  it('nobody is told, and then everybody is', async () => {
    const admin = await administratorClient()
    const person = await waiting()
    await admin.post(`${base}/${person.id}/approve`, undefined, held)
    await deliver()
    expect(mailsTo(person.email)).toEqual([])
    const { client } = await signIn(person.email)
    expect((await client.get('/api/notifications')).body).toEqual([])
    expect((await client.get('/api/notifications/unread')).body).toEqual({ unread: 0 })
    await client.post('/api/notifications/read-all')
    await letPass(person.id, 10)
    await deliver()
    expect(mailsTo(person.email)).toMatchObject([{ subject: 'Seu cadastro foi aprovado' }])
    expect((await client.get('/api/notifications/unread')).body).toEqual({ unread: 1 })
  })

  it('who decided takes it back: nobody hears of it, and the wait goes on', async () => {
    const admin = await administratorClient()
    const since = new Date('2024-05-06T07:08:09Z')
    const person = await waiting({ statusSince: since })
    await admin.post(`${base}/${person.id}/reject`, rejection, held)
    const undone = await admin.post(`${base}/${person.id}/undo`, undefined, held)
    expect(undone).toMatchObject({ status: 200, body: { id: person.id, status: 'email_confirmed' } })
    expect(await rowOf(person.id)).toMatchObject({
      status: 'email_confirmed',
      statusSince: since,
      decidedAt: null,
      decidedBy: null,
      rejectionReason: null,
      rejectionText: null,
    })
    expect(await told(person.id)).toEqual([])
    expect(await auditOf(person.id)).toMatchObject([
      { action: 'registration.rejected', actorId: admin.userId },
      { action: 'registration.decision_undone', actorId: admin.userId, detail: { status: 'rejected' } },
    ])
    await deliver()
    expect(mailsTo(person.email)).toEqual([])
    expect((await admin.post(`${base}/${person.id}/approve`, undefined, held)).status).toBe(200)
  })

  it('undoes a bulk, but for who was decided by somebody else', async () => {
    const [ana, bia] = await Promise.all([administratorClient(), administratorClient()])
    const [one, two, three] = await Promise.all([waiting(), waiting(), waiting()])
    const ids = [one.id, two.id, three.id]
    await bia.post(`${base}/${three.id}/approve`, undefined, held)
    await ana.post(`${base}/approve`, { ids }, held)
    const answer = await ana.post(`${base}/undo`, { ids }, held)
    expect(new Set(answer.body.undone)).toEqual(new Set([one.id, two.id]))
    expect(answer.body.kept).toEqual([three.id])
    expect((await rowOf(three.id)).status).toBe('approved')
    expect(await told(three.id)).toHaveLength(1)
  })

  it('keeps what the person did who entered meanwhile', async () => {
    const admin = await administratorClient()
    const person = await waiting()
    await admin.post(`${base}/${person.id}/approve`, undefined, held)
    const { client } = await signIn(person.email)
    const night = { sleepStart: '2026-01-01T23:00:00Z', sleepEnd: '2026-01-02T07:00:00Z' }
    expect((await client.post('/api/sleep', night)).status).toBe(201)
    await admin.post(`${base}/${person.id}/undo`, undefined, held)
    expect(await client.get('/api/sleep')).toMatchObject({
      status: 403,
      body: { code: 'account_not_approved', status: 'email_confirmed' },
    })
    await admin.post(`${base}/${person.id}/approve`)
    expect((await client.get('/api/sleep')).body).toHaveLength(1)
  })

  it('whoever read the rejection and corrected is back in the queue, and gets no mail of it', async () => {
    const admin = await administratorClient()
    const person = await waiting()
    await admin.post(`${base}/${person.id}/reject`, rejection, held)
    const { client } = await signIn(person.email)
    expect((await client.patch('/api/registration', { fullName: 'Rafael Nogueira' })).status).toBe(200)
    expect(await told(person.id)).toEqual([])
    expect(await admin.post(`${base}/${person.id}/undo`, undefined, held)).toMatchObject(final)
    expect((await rowOf(person.id)).fullName).toBe('Rafael Nogueira')
  })
})

describe('too late to undo', () => {
  it('is after ten seconds, for another administrator, and twice', async () => {
    const [ana, bia] = await Promise.all([administratorClient(), administratorClient()])
    const person = await waiting()
    const undo = (admin: Client) => admin.post(`${base}/${person.id}/undo`, undefined, held)
    expect(await undo(ana)).toMatchObject(final)
    await ana.post(`${base}/${person.id}/approve`, undefined, held)
    expect(await undo(bia)).toMatchObject(final)
    await letPass(person.id, 10)
    expect(await undo(ana)).toMatchObject(final)
    expect((await rowOf(person.id)).status).toBe('approved')
    expect(await told(person.id)).toHaveLength(1)
    const again = await waiting()
    await ana.post(`${base}/${again.id}/approve`, undefined, held)
    const answers = await Promise.all(
      [1, 2, 3].map(() => ana.post(`${base}/${again.id}/undo`, undefined, held)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await auditOf(again.id)).toHaveLength(2)
    const foreign = await waiting({ companyId: (await createCompany()).id })
    expect((await ana.post(`${base}/${foreign.id}/undo`, undefined, held)).status).toBe(404)
  })

  it('is once the mail is on its way: of undo and delivery at once, one happens', async () => {
    const admin = await administratorClient()
    const outcomes = { undone: 0, told: 0 }
    for (let race = 0; race < 40; race++) {
      const person = await waiting()
      await admin.post(`${base}/${person.id}/approve`, undefined, held)
      const db = await testDatabase()
      // Due while it can still be undone: as two clocks that differ would have it.
      await db.update(events).set({ mailDueAt: new Date() }).where(eq(events.userId, person.id))
      const undo = () => admin.post(`${base}/${person.id}/undo`, undefined, held)
      const [answer] = await Promise.all(
        race % 2
          ? [undo(), deliver()]
          : [new Promise((done) => setTimeout(done, race % 7)).then(undo), deliver()],
      )
      await deliver()
      const mails = mailsTo(person.email)
      const { status } = await rowOf(person.id)
      if (answer.status === 200) {
        outcomes.undone += 1
        expect(mails).toEqual([])
        expect(status).toBe('email_confirmed')
        expect(await told(person.id)).toEqual([])
      } else {
        outcomes.told += 1
        expect(answer).toMatchObject(final)
        expect(mails).toHaveLength(1)
        expect(status).toBe('approved')
      }
    }
    expect(outcomes.undone + outcomes.told).toBe(40)
  }, 120_000)
})

describe('what was decided today', () => {
  it('is counted with the median wait, in the round trip of the list and of each decision', async () => {
    const companyId = (await createCompany()).id
    const admin = await administratorClient({ companyId })
    const stranger = await administratorClient({ companyId: (await createCompany()).id })
    const today = async (query = '') => {
      const answer = await admin.get(`${base}?${query}`)
      expect(answer.trips).toBe(answer.trips && 1)
      return answer.body.today
    }
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    await createUser({ companyId, status: 'approved', decidedAt: minutesAgo(24 * 60 + 1) })
    expect(await today()).toEqual({ count: 0, medianMinutes: null })

    const [short, middle, long] = await Promise.all(
      [10, 200, 1700].map((minutes) => waiting({ companyId, emailConfirmedAt: minutesAgo(minutes) })),
    )
    const one = await admin.post(`${base}/${short?.id}/reject`, rejection, held)
    expect(one.body.today).toEqual({ count: 1, medianMinutes: 8 })
    const many = await admin.post(`${base}/approve`, { ids: [middle?.id, long?.id] }, held)
    // In the middle of the hour in which it fell.
    expect(many.body.today).toEqual({ count: 3, medianMinutes: 210 })
    expect(await today()).toEqual(many.body.today)
    expect(await today('search=pessoa&status=approved')).toEqual(many.body.today)

    await admin.post(`${base}/undo`, { ids: [middle?.id, long?.id] }, held)
    expect(await today()).toEqual(one.body.today)
    expect((await stranger.get(base)).body.today.count).toBe(0)
  })
})

describe('search and filters of the queue', () => {
  const list = (admin: Client, query: string) => admin.get(`${base}?${query}`)
  const names = ({ body }: Awaited<ReturnType<typeof list>>) =>
    body.registrations.map(({ fullName }: { fullName: string }) => fullName)

  it('finds beginnings of names and addresses, whatever accents, in one round trip', async () => {
    const admin = await administratorClient({ companyId: (await createCompany()).id })
    const companyId = (await rowOf(admin.userId)).companyId
    const email = `zulmira-${crypto.randomUUID()}@exemplo.com.br`
    await waiting({ companyId, fullName: 'Conceição Ávila', statusSince: new Date('2024-01-02') })
    await waiting({ companyId, fullName: 'Concetta Avila', statusSince: new Date('2024-01-01') })
    await waiting({ companyId, fullName: 'Outra Pessoa', email })
    await createUser({ companyId, fullName: 'Conceição Aprovada', status: 'approved' })
    await waiting({ fullName: 'Conceição Ávila' })
    const found = await list(admin, 'search=conce%20avi')
    expect(found.trips).toBe(found.trips && 1)
    expect(names(found)).toEqual(['Concetta Avila', 'Conceição Ávila'])
    expect(names(await list(admin, 'search=ZULMIRA'))).toEqual(['Outra Pessoa'])
    expect(names(await list(admin, `search=${encodeURIComponent(email)}`))).toEqual(['Outra Pessoa'])
    expect(names(await list(admin, 'search=conceicao&status=approved'))).toEqual(['Conceição Aprovada'])
    expect(names(await list(admin, 'search=%25%22*'))).toEqual([])
    expect(found.body.waiting).toBe(3)
  })

  it('pages what it finds and meets everybody once', async () => {
    const admin = await administratorClient({ companyId: (await createCompany()).id })
    const companyId = (await rowOf(admin.userId)).companyId
    for (let n = 0; n < 55; n++) await waiting({ companyId, fullName: `Teresa ${n}` })
    const first = await list(admin, 'search=teresa')
    expect(first.body.registrations).toHaveLength(50)
    const second = await list(admin, `search=teresa&cursor=${first.body.nextCursor}`)
    expect(second.body.nextCursor).toBeNull()
    expect(new Set([...names(first), ...names(second)]).size).toBe(55)
    expect((await list(admin, 'search=teresa&cursor=x')).status).toBe(422)
  })

  it('shows who waits longer than so long, or was rejected for one reason', async () => {
    const admin = await administratorClient({ companyId: (await createCompany()).id })
    const companyId = (await rowOf(admin.userId)).companyId
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    for (const hours of [1, 25, 49, 200]) {
      await waiting({ companyId, fullName: `Há ${hours}`, statusSince: hoursAgo(hours) })
    }
    expect(names(await list(admin, 'waitingOver=24'))).toEqual(['Há 200', 'Há 49', 'Há 25'])
    expect(names(await list(admin, 'waitingOver=168'))).toEqual(['Há 200'])
    expect(names(await list(admin, 'waitingOver=48&search=ha'))).toEqual(['Há 200', 'Há 49'])
    for (const reason of ['incomplete', 'duplicate'] as const) {
      const fullName = `Recusa ${reason}`
      await createUser({
        companyId,
        fullName,
        status: 'rejected',
        rejectionReason: reason,
        rejectionText: 'x',
      })
    }
    expect(names(await list(admin, 'status=rejected&reason=duplicate'))).toEqual(['Recusa duplicate'])
    expect(names(await list(admin, 'status=rejected&reason=duplicate&search=recusa'))).toEqual([
      'Recusa duplicate',
    ])
    expect((await list(admin, 'reason=lost')).status).toBe(422)
    expect((await list(admin, 'waitingOver=1')).status).toBe(422)
    const db = await testDatabase()
    const plan = await db.all<{ detail: string }>(
      sql`explain query plan select id from users where company_id = 1 and status = 'rejected'
        and rejection_reason = ${'duplicate'} and role = 'member' order by status_since desc, id desc limit 51`,
    )
    expect(plan.map(({ detail }) => detail).join()).toContain('users_rejections')
  })
})
