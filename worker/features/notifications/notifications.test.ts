import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Notification } from '#contract/notifications.ts'
import { openDatabase } from '#database/client.ts'
import { users } from '#database/schema/accounts.ts'
import { events } from '#database/schema/operations.ts'
import { DAY } from '#domain/duration.ts'
import { systemClock } from '#platform/clock.ts'
import { allPages } from '#testing/all-pages.ts'
import { type Client, EMAIL, testDatabase, testEnvironment } from '#testing/api.ts'
import { beforeBatch } from '#testing/before-batch.ts'
import { recording } from '#testing/environment'
import {
  createCompany,
  createConsultation,
  createMail,
  createUser,
  knownBrowserOf,
  PASSWORD,
  signedInClient,
} from '#testing/factories.ts'
import { faults } from '#testing/logged.ts'
import { mailsTo } from '#testing/mail.ts'
import { readUser } from '#testing/registrations.ts'
import { remindOfTomorrow } from '#worker/features/consultations/remind-of-tomorrow.ts'
import { deliverMessages } from '#worker/features/messages/deliver-messages.ts'
import { runSchedule } from '#worker/schedule.ts'

const LIMITS = { maxMs: 10_000, maxBatches: 15 }
/** An event that arrives unread. */
const createDecision = (userId: string) =>
  createMail({ userId, kind: 'policy_approved', shown: true, mailStatus: null })
const consultation = (overrides = {}) => ({
  date: new Date(Date.now() + 4 * DAY).toISOString(),
  type: 'Video',
  specialty: 'Nutrição',
  doctorName: 'Dr. Paulo Lima',
  ...overrides,
})

describe('the bell', () => {
  it('lists consultations that the member scheduled, changed and cancelled, newest first and read', async () => {
    const member = await signedInClient()
    const { body } = await member.post('/api/consultations', consultation())
    await member.patch(`/api/consultations/${body.id}`, consultation({ notes: 'x' }))
    await member.patch(`/api/consultations/${body.id}`, { status: 'Cancelled' })
    const list = await member.get('/api/notifications')
    expect(new Set(list.body.map(({ kind }: { kind: string }) => kind))).toEqual(
      new Set(['consultation_scheduled', 'consultation_changed', 'consultation_cancelled']),
    )
    expect(list.body[0]).toMatchObject({
      subjectId: body.id,
      parameters: { specialty: 'Nutrição', doctorName: 'Dr. Paulo Lima' },
    })
    for (const { createdAt, readAt } of list.body) expect(readAt).toBe(createdAt)
    expect((await member.get('/api/notifications/unread')).body).toEqual({ unread: 0 })
  })

  it('counts what is unread, and marks one or all as read', async () => {
    const member = await signedInClient()
    for (let n = 0; n < 3; n++) await createDecision(member.userId)
    const unread = await member.get('/api/notifications/unread')
    expect(unread).toMatchObject({ body: { unread: 3 } })
    const { body } = await member.get('/api/notifications')
    const one = await member.post(`/api/notifications/${body[0].id}/read`)
    expect(one.status).toBe(204)
    expect((await member.get('/api/notifications/unread')).body).toEqual({ unread: 2 })
    expect((await member.post('/api/notifications/read-all')).status).toBe(204)
    expect((await member.get('/api/notifications/unread')).body).toEqual({ unread: 0 })
  })

  it('lists nothing for a change that failed', async () => {
    const member = await signedInClient()
    const { id } = await createConsultation(member.userId, { status: 'Completed' })
    await member.patch(`/api/consultations/${id}`, { status: 'Cancelled' })
    await member.post('/api/consultations', {})
    expect((await member.get('/api/notifications')).body).toEqual([])
  })

  it('shows only the user’s own events', async () => {
    const [maria, joao] = await Promise.all([signedInClient(), signedInClient()])
    await createDecision(maria.userId)
    const [{ id }] = (await maria.get('/api/notifications')).body
    expect((await joao.get('/api/notifications')).body).toEqual([])
    expect((await joao.post(`/api/notifications/${id}/read`)).status).toBe(404)
    await joao.post('/api/notifications/read-all')
    expect((await maria.get('/api/notifications/unread')).body).toEqual({ unread: 1 })
  })

  it('is paged by cursor', async () => {
    const member = await signedInClient()
    for (let n = 0; n < 33; n++) await member.post('/api/consultations', consultation())
    const pages = await allPages<Notification>(member, '/api/notifications')
    expect(pages.map((page) => page.length)).toEqual([30, 3])
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(33)
  })
})

describe('the reminder of tomorrow', () => {
  it('is written once for each date of a scheduled consultation, under the bell and by e-mail', async () => {
    const client = await signedInClient()
    const user = await readUser(client.userId)
    const clock = { now: () => new Date('2031-03-10T15:00:00Z') }
    const db = await testDatabase()
    const add = (date: string, more = {}) => {
      const base = { specialty: 'Cardiologia', doctorName: 'Dra. Ana Souza', date: new Date(date) }
      return createConsultation(user.id, { ...base, ...more })
    }
    const tomorrow = await add('2031-03-11T11:00:00Z')
    await add('2031-03-11T02:00:00Z') // still the 10th
    await add('2031-03-12T03:00:00Z')
    await add('2031-03-11T12:00:00Z', { status: 'Cancelled' })
    expect(await remindOfTomorrow({ db, clock }, LIMITS)).toBe(1)
    expect(await remindOfTomorrow({ db, clock }, LIMITS)).toBe(0)
    const [event, ...more] = (await client.get('/api/notifications')).body
    expect(more).toEqual([])
    expect(event).toMatchObject({
      kind: 'consultation_tomorrow',
      subjectId: tomorrow.id,
      parameters: {
        specialty: 'Cardiologia',
        doctorName: 'Dra. Ana Souza',
        date: '2031-03-11T11:00:00.000Z',
      },
    })
    await db.update(events).set({ mailDueAt: new Date() }).where(eq(events.userId, user.id))
    await runSchedule({ ...(await testEnvironment()), EMAIL }, new Date(), systemClock)
    expect(mailsTo(user.email)).toMatchObject([{ subject: 'Lembrete: você tem uma consulta amanhã' }])
    const moved = { date: '2031-03-11T14:00:00Z', type: 'Video' }
    await client.patch(`/api/consultations/${tomorrow.id}`, moved)
    expect(await remindOfTomorrow({ db, clock }, LIMITS)).toBe(1)
  })

  const noon = { now: () => new Date('2032-03-10T15:00:00Z') }
  const remindersOf = async (client: Client) =>
    (await client.get('/api/notifications')).body.filter(
      ({ kind }: { kind: string }) => kind === 'consultation_tomorrow',
    )

  it.each([
    ['blocked members', { blockedAt: new Date() }, { blockedAt: null }],
    ['members who wait for approval again', { status: 'email_confirmed' }, { status: 'approved' }],
  ] as const)(
    'is not for %s, and follows if they have access again in time',
    async (_who, without, again) => {
      const client = await signedInClient()
      await createConsultation(client.userId, { date: new Date('2034-03-11T11:00:00Z') })
      const db = await testDatabase()
      const set = (access: typeof without | typeof again) =>
        db.update(users).set(access).where(eq(users.id, client.userId))
      const clock = { now: () => new Date('2034-03-10T15:00:00Z') }
      await set(without)
      expect(await remindOfTomorrow({ db: openDatabase(await testEnvironment()), clock }, LIMITS)).toBe(0)
      await set(again)
      expect(await remindersOf(client)).toEqual([])
      expect(await remindOfTomorrow({ db, clock }, LIMITS)).toBe(1)
      expect(await remindersOf(client)).toHaveLength(1)
    },
  )

  it('reaches all members in one run', async () => {
    const { id } = await createUser()
    const db = await testDatabase()
    const date = Date.parse('2033-03-11T11:00:00Z')
    await db.run(
      sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 230)
        insert into consultations (id, owner_id, date, type, status, created_at)
        select 'many' || i, ${id}, ${date}, 'Video', 'Scheduled', ${date} from n`,
    )
    const clock = { now: () => new Date('2033-03-10T15:00:00Z') }
    const env = await testEnvironment()
    const runs = [1, 2].map(() => remindOfTomorrow({ db: openDatabase(env), clock }, LIMITS))
    expect((await Promise.all(runs)).reduce((sum, count) => sum + count)).toBe(230)
    const rows = await db.select({ about: events.subjectId }).from(events).where(eq(events.userId, id))
    expect(rows).toHaveLength(230)
    expect(new Set(rows.map(({ about }) => about)).size).toBe(230)
  })

  it.runIf(recording)(
    'is not written for a consultation that is cancelled or moved during the run',
    async () => {
      const client = await signedInClient()
      const date = new Date('2032-03-11T11:00:00Z')
      const cancelled = await createConsultation(client.userId, { date })
      const moved = await createConsultation(client.userId, { date })
      const env = await beforeBatch(1, async () => {
        await client.patch(`/api/consultations/${cancelled.id}`, { status: 'Cancelled' })
        await client.patch(`/api/consultations/${moved.id}`, consultation({ date: '2032-03-14T11:00:00Z' }))
      })
      expect(
        await remindOfTomorrow(
          { db: openDatabase({ ...(await testEnvironment()), ...env }), clock: noon },
          LIMITS,
        ),
      ).toBe(0)
      expect(await remindersOf(client)).toEqual([])
    },
  )
})

describe('the reminder in the consultation’s own time zone', () => {
  const RIO_BRANCO = { headers: { 'X-Time-Zone': 'America/Rio_Branco' } }
  const at = (time: string) => ({ now: () => new Date(time) })
  const run = async (time: string) => remindOfTomorrow({ db: await testDatabase(), clock: at(time) }, LIMITS)
  const schedule = async (member: Client, date: string, options: object = RIO_BRANCO) =>
    (await member.post('/api/consultations', consultation({ date }), options)).body
  /** The member's client, signed in at the given time. */
  async function clientAt(email: string, time: string) {
    const client = await knownBrowserOf(email)
    const answer = await client.post('/api/login', { email, password: PASSWORD }, { clock: at(time) })
    expect(answer.status).toBe(200)
    return client
  }
  async function reminders(email: string, time: string) {
    const client = await clientAt(email, time)
    const { body } = await client.get('/api/notifications', { clock: at(time) })
    return body.filter(({ kind }: { kind: string }) => kind === 'consultation_tomorrow')
  }

  /** Runs the reminders and e-mails of one minute. */
  async function minute(time: string, { email = EMAIL } = {}) {
    const tools = {
      db: await testDatabase(),
      clock: at(time),
      env: { ...(await testEnvironment()), EMAIL: email },
    }
    await remindOfTomorrow(tools, LIMITS)
    await deliverMessages(tools, LIMITS)
  }
  const away = { email: { send: () => Promise.reject(new TypeError('away')) } as unknown as SendEmail }

  async function approvedMember() {
    const member = await signedInClient()
    return { member, email: (await readUser(member.userId)).email }
  }

  it('leaves at 08:00 of the day before there, and shows the time there', async () => {
    const { member, email } = await approvedMember()
    // 08:00 on the 22nd in Rio Branco (UTC−5); in São Paulo it is 10:00.
    await schedule(member, '2035-11-22T13:00:00Z')
    expect(await run('2035-11-21T03:00:00Z')).toBe(0)
    expect(await run('2035-11-21T12:59:59Z')).toBe(0)
    // 22:30 on the 21st in Rio Branco, already the 22nd in São Paulo: tonight, not tomorrow.
    await schedule(member, '2035-11-22T03:30:00Z')
    await minute('2035-11-21T13:00:00Z')
    expect(await reminders(email, '2035-11-21T13:01:00Z')).toMatchObject([
      { parameters: { date: '2035-11-22T13:00:00.000Z', timeZone: 'America/Rio_Branco' } },
    ])
    expect(mailsTo(email)).toMatchObject([
      { text: expect.stringContaining('Você tem uma consulta: qui., 22/11 · 08:00.') },
    ])
  })

  it('gives the number of the clinic that the member noted; of the events, only the reminder holds it', async () => {
    const { member, email } = await approvedMember()
    const phone = '(68) 3224-1010'
    const noted = consultation({ date: '2035-11-22T13:00:00Z', phone })
    expect((await member.post('/api/consultations', noted, RIO_BRANCO)).status).toBe(201)
    expect((await member.get('/api/notifications')).body[0].parameters).not.toHaveProperty('phone')
    await minute('2035-11-21T13:00:00Z')
    const [mail] = mailsTo(email)
    expect(mail?.text).toContain(`\nAnotada só aqui: confirme com a clínica pelo ${phone}.\n`)
    expect(mail?.html).toContain('href="tel:6832241010"')
  })

  it('is sent once if the consultation was deleted and restored', async () => {
    const { member, email } = await approvedMember()
    const later = await schedule(member, '2035-11-25T13:00:00Z')
    await member.delete(`/api/consultations/${later.id}`)
    await member.post(`/api/consultations/${later.id}/restore`, later)
    await minute('2035-11-24T13:00:00Z')
    await member.delete(`/api/consultations/${later.id}`)
    await member.post(`/api/consultations/${later.id}/restore`, later)
    await minute('2035-11-24T13:01:00Z')
    expect(mailsTo(email)).toMatchObject([
      { text: expect.stringContaining('Anotada só aqui: confirme com a clínica.') },
    ])
  })

  it('uses the company’s time zone if the request states none', async () => {
    const { id: companyId } = await createCompany({ timeZone: 'America/Manaus' })
    const member = await signedInClient({ companyId })
    const { body } = await member.post('/api/consultations', consultation({ date: '2035-12-02T13:00:00Z' }))
    expect(body.timeZone).toBe('America/Manaus')
    const upcoming = await member.get('/api/consultations/upcoming')
    expect(upcoming.body).toMatchObject({ time: 'dom., 02/12 · 09:00', timeZone: 'America/Manaus' })
  })

  it('keeps the time zone when the consultation is moved from another one, and reminds of the new date', async () => {
    const { member, email } = await approvedMember()
    const { id } = await schedule(member, '2036-01-10T13:00:00Z')
    await minute('2036-01-09T13:00:00Z')
    expect(mailsTo(email)).toHaveLength(1)
    const later = consultation({ date: '2036-01-20T14:30:00Z' })
    const inSaoPaulo = { headers: { 'X-Time-Zone': 'America/Sao_Paulo' } }
    const moved = await member.patch(`/api/consultations/${id}`, later, inSaoPaulo)
    expect(moved.body).toMatchObject({ timeZone: 'America/Rio_Branco' })
    expect(await reminders(email, '2036-01-09T14:00:00Z')).toEqual([])
    await minute('2036-01-19T11:00:00Z')
    expect(mailsTo(email)).toHaveLength(1)
    await minute('2036-01-19T13:00:00Z')
    expect(mailsTo(email)).toHaveLength(2)
    expect(mailsTo(email)[1]?.text).toContain('dom., 20/01 · 09:30')
  })

  it.each([
    ['cancelled', (member: Client, path: string) => member.patch(path, { status: 'Cancelled' })],
    ['completed', (member: Client, path: string) => member.patch(path, { status: 'Completed' })],
    ['deleted', (member: Client, path: string) => member.delete(path)],
    [
      'moved',
      (member: Client, path: string) =>
        member.patch(path, consultation({ date: '2036-02-20T14:30:00Z' }), RIO_BRANCO),
    ],
  ])('is not sent, and leaves the bell, once the consultation was %s', async (_, change) => {
    const { member, email } = await approvedMember()
    const { id } = await schedule(member, '2036-02-10T13:00:00Z')
    await minute('2036-02-09T13:00:00Z', away)
    expect(await reminders(email, '2036-02-09T13:01:00Z')).toHaveLength(1)
    await change(member, `/api/consultations/${id}`)
    await minute('2036-02-09T15:00:00Z')
    expect(mailsTo(email)).toEqual([])
    expect(await reminders(email, '2036-02-09T15:01:00Z')).toEqual([])
    faults.length = 0
  })

  it('is not sent after the consultation, and leaves the bell with it', async () => {
    const { member, email } = await approvedMember()
    await schedule(member, '2036-03-10T13:00:00Z')
    await minute('2036-03-09T13:00:00Z', away)
    await minute('2036-03-10T12:59:00Z', away)
    expect(await reminders(email, '2036-03-10T12:59:00Z')).toHaveLength(1)
    await minute('2036-03-10T13:30:00Z')
    expect(mailsTo(email)).toEqual([])
    expect(await reminders(email, '2036-03-10T13:30:00Z')).toEqual([])
    const later = await clientAt(email, '2036-03-10T13:30:00Z')
    const unread = await later.get('/api/notifications/unread', { clock: at('2036-03-10T13:30:00Z') })
    expect(unread.body).toEqual({ unread: 0 })
    faults.length = 0
  })

  it('reminds of a consultation that an older version of the app scheduled', async () => {
    const member = await signedInClient()
    await createConsultation(member.userId, { date: new Date('2036-04-10T13:00:00Z') })
    // The first run computes when the reminder is due: 08:00 in São Paulo.
    expect(await run('2036-04-01T00:00:00Z')).toBe(0)
    expect(await run('2036-04-09T10:59:59Z')).toBe(0)
    expect(await run('2036-04-09T11:00:00Z')).toBe(1)
  })
})
