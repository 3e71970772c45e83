import { like, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { EventKind } from '#contract/notifications.ts'
import { mailPriorityOf } from '#contract/notifications.ts'
import { openDatabase } from '#database/client.ts'
import { errorLog } from '#database/schema/logs.ts'
import { events } from '#database/schema/operations.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#domain/duration.ts'
import { MAIL_DEADLINE_MS, MAIL_LEASE_MS, sendMail } from '#platform/mail.ts'
import {
  Client,
  EMAIL,
  mailbox,
  readRows,
  type SentMail,
  testDatabase,
  testEnvironment,
} from '#testing/api.ts'
import { administratorClient, createMail, createUser } from '#testing/factories.ts'
import { faults } from '#testing/logged.ts'
import { mailsTo, subjectsTo } from '#testing/mail.ts'
import { deliverMessages } from './deliver-messages.ts'
import { replaceToken } from './messages.queries.ts'

const CRON = { maxMs: 40 * SECOND, maxBatches: 30 }

/** A clock that only the test and the simulated mail services advance. */
let now = new Date('2031-05-05T12:00:00Z')
const clock = { now: () => now }
const later = (ms: number, than = now) => new Date(than.getTime() + ms)
const pass = (ms: number) => {
  now = later(ms)
}

/** A mail service that takes `ms` per answer. E-mails sent at the same time take it in parallel. */
function slow(ms: number): SendEmail {
  return {
    send: async (mail: SentMail) => {
      const done = later(ms)
      await Promise.resolve()
      if (done > now) now = done
      return EMAIL.send(mail as never)
    },
  } as unknown as SendEmail
}
const down = { send: () => Promise.reject(new TypeError('away')) } as unknown as SendEmail

async function runCron(email: SendEmail = EMAIL, limits = CRON) {
  const env = { ...(await testEnvironment()), EMAIL: email }
  await deliverMessages({ db: openDatabase(env), clock, env }, limits)
  if (email === down) faults.length = 0
}

const mail = (kind: EventKind, overrides: Partial<typeof events.$inferInsert> = {}) =>
  createMail({ kind, mailPriority: mailPriorityOf(kind), notifyAt: now, mailDueAt: now, ...overrides })
const readState = async (id: string) => (await readRows(events, { id }))[0]

/** Creates `count` members with one e-mail each. */
async function owe(count: number, kind: EventKind) {
  const prefix = crypto.randomUUID()
  const db = await testDatabase()
  const each = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`
  const at = now.getTime()
  await db.run(sql`${each} insert into users (id, company_id, full_name, email, password_hash, role, status,
      status_since, created_at, card_number)
    select ${prefix} || i, 1, 'Pessoa ' || i, ${prefix} || i || '@exemplo.com.br', 'x', 'member', 'approved',
      ${at}, ${at}, ${prefix} || i from n`)
  await db.run(sql`${each} insert into events (id, company_id, user_id, kind, parameters, shown, notify_at,
      mail_status, mail_attempts, mail_due_at, mail_priority)
    select ${prefix} || i, 1, ${prefix} || i, ${kind}, '{"fileName":"apolice.pdf"}', 1, ${at}, 'waiting', 0, ${at},
      ${mailPriorityOf(kind)} from n`)
  const rows = () =>
    db
      .select()
      .from(events)
      .where(like(events.id, `${prefix}%`))
  const mails = () => mailbox.filter(({ to }) => to.startsWith(prefix))
  return { rows, mails }
}

beforeEach(async () => {
  mailbox.length = 0
  faults.length = 0
  for (const table of [events, errorLog]) await (await testDatabase()).delete(table)
  now = new Date('2031-05-05T12:00:00Z')
})

it('the token of a link is not made for an e-mail that was dropped while it was being sent', async () => {
  const db = await testDatabase()
  const stored = []
  for (const mailStatus of ['waiting', 'dropped'] as const) {
    const { id, userId } = await mail('reset_password', { mailStatus })
    const token = { userId, purpose: 'password_reset', hash: id, expiresAt: later(MINUTE) } as const
    stored.push(await replaceToken(db, id, token))
  }
  expect(stored).toMatchObject([[{ userId: expect.any(String) }], []])
})

it.each([
  ['email_confirmed', 'sent'],
  ['approved', 'dropped'],
] as const)('the e-mail that a registration waits again, if it is %s, is %s', async (status, mailStatus) => {
  const { id: userId } = await createUser({ status })
  const { id } = await mail('registration_reopened', { userId, parameters: { text: 'Contrato novo.' } })
  await runCron()
  expect(await readState(id)).toMatchObject({ mailStatus })
})

describe('hundreds of messages', () => {
  const COUNT = 330
  const addressees = (mails: SentMail[]) => new Set(mails.map(({ to }) => to)).size

  it.each([1, 3])('are each sent once by %i parallel runs', async (runs) => {
    const owed = await owe(COUNT, 'policy_approved')
    await Promise.all(Array.from({ length: runs }, () => runCron()))
    expect([owed.mails().length, addressees(owed.mails())]).toEqual([COUNT, COUNT])
    for (const row of await owed.rows())
      expect(row).toMatchObject({ mailStatus: 'sent', mailAttempts: 1, mailError: null })
  })

  it('are sent as far as the limits of a run allow, and the rest by the next', async () => {
    const owed = await owe(COUNT, 'policy_approved')
    await runCron(EMAIL, { ...CRON, maxBatches: 3 })
    expect(owed.mails()).toHaveLength(60)
    await runCron()
    expect(addressees(owed.mails())).toBe(COUNT)
  })

  it('are not delayed by others that fail, and only those are retried', async () => {
    const owed = await owe(90, 'policy_approved')
    const sometimes = {
      send: (mail: SentMail) =>
        /[369]@/.test(mail.to) ? Promise.reject(new TypeError('away')) : EMAIL.send(mail as never),
    } as unknown as SendEmail
    await runCron(sometimes)
    // Equal faults in each of five batches are recorded once per batch, without their message.
    const lines = faults.splice(0)
    const fault = { step: 'deliverMessages', name: 'TypeError' }
    expect(lines.map((line) => JSON.parse(line))).toMatchObject(Array(5).fill(fault))
    expect(lines.join()).not.toMatch(/away|apolice|@/)
    const failure = { source: 'schedule', place: 'deliverMessages', code: 'unexpected', kind: 'TypeError' }
    expect(await (await testDatabase()).select().from(errorLog)).toMatchObject(
      Array(5).fill({ ...failure, requestId: null }),
    )
    expect(owed.mails()).toHaveLength(63)
    const failed = (await owed.rows()).filter(({ mailStatus }) => mailStatus === 'waiting')
    expect(failed).toHaveLength(27)
    for (const row of failed) {
      expect(row).toMatchObject({ mailAttempts: 1, mailError: 'TypeError', mailSentAt: null })
      expect(row.mailDueAt.getTime()).toBeGreaterThan(later(50 * SECOND).getTime())
    }
    pass(2 * MINUTE)
    await runCron()
    expect([owed.mails().length, addressees(owed.mails())]).toEqual([90, 90])
  })
})

describe('the order of waiting e-mails', () => {
  it('is account, decision, reminder, whatever waits longer', async () => {
    const user = await createUser()
    const earlier = { userId: user.id, mailDueAt: later(-HOUR) }
    await mail('policy_approved', earlier)
    await mail('password_changed', { userId: user.id })
    await mail('registration_approved', { userId: user.id })
    await runCron()
    expect(subjectsTo(user.email)).toEqual([
      'Sua senha foi alterada',
      'Sua apólice foi aprovada',
      'Seu cadastro foi aprovado',
    ])
  })

  it('sends a password reset before 5,000 decisions that waited before it', async () => {
    await owe(5000, 'policy_approved')
    pass(MINUTE)
    const user = await createUser()
    const reset = await mail('reset_password', { userId: user.id })
    await runCron()
    // Five are sent at the same time.
    expect(mailbox.slice(0, 5)).toContainEqual(
      expect.objectContaining({ to: user.email, subject: 'Crie uma nova senha' }),
    )
    expect(await readState(reset.id)).toMatchObject({ mailStatus: 'sent' })
  })
})

describe('a mail service that is down', () => {
  it('for a day fails no message: each is sent once it is back', async () => {
    const owed = await owe(60, 'policy_approved')
    const start = now
    while (now < later(DAY, start)) {
      await runCron(down)
      pass(10 * MINUTE)
    }
    for (const row of await owed.rows()) expect(row).toMatchObject({ mailStatus: 'waiting' })
    const back = now
    while (now < later(HOUR, back)) {
      await runCron()
      pass(10 * MINUTE)
    }
    for (const row of await owed.rows()) expect(row).toMatchObject({ mailStatus: 'sent', mailError: null })
    expect(owed.mails()).toHaveLength(60)
  })

  it('is asked again after waits that double', async () => {
    const { id } = await mail('password_changed')
    const waits: number[] = []
    for (let attempt = 0; attempt < 4; attempt++) {
      await runCron(down)
      const due = (await readState(id))?.mailDueAt ?? now
      waits.push((due.getTime() - now.getTime()) / MINUTE)
      now = due
    }
    expect(waits).toEqual([1, 2, 4, 8])
  })

  it('lets an e-mail of an account wait a quarter of an hour at most, and others an hour', async () => {
    const account = await mail('password_changed', { mailAttempts: 30 })
    const decision = await mail('policy_approved', { mailAttempts: 30 })
    await runCron(down)
    expect((await readState(account.id))?.mailDueAt).toEqual(later(15 * MINUTE))
    expect((await readState(decision.id))?.mailDueAt).toEqual(later(HOUR))
  })

  it('fails a message after 72 hours, with a last attempt then', async () => {
    const { id } = await mail('policy_approved', { mailAttempts: 80 })
    pass(72 * HOUR - 10 * MINUTE)
    await runCron(down)
    expect(await readState(id)).toMatchObject({ mailStatus: 'waiting', mailDueAt: later(10 * MINUTE) })
    pass(10 * MINUTE)
    await runCron(down)
    expect(await readState(id)).toMatchObject({
      mailStatus: 'failed',
      mailAttempts: 82,
      mailError: 'TypeError',
    })
  })
})

describe('a mail service that takes 20 seconds', () => {
  it('gets every e-mail once, though two runs overlap', async () => {
    const owed = await owe(40, 'policy_approved')
    for (let minute = 0; minute < 10; minute++) {
      await Promise.all([runCron(slow(20 * SECOND)), runCron(slow(20 * SECOND))])
      pass(MINUTE)
    }
    expect(owed.mails()).toHaveLength(40)
    expect(new Set(owed.mails().map(({ to }) => to)).size).toBe(40)
    for (const row of await owed.rows()) expect(row).toMatchObject({ mailStatus: 'sent', mailAttempts: 1 })
  })

  it('is given no e-mail whose answer could come after the lease; the rest is due at once', async () => {
    const owed = await owe(20, 'policy_approved')
    await runCron(slow(20 * SECOND))
    const rows = await owed.rows()
    expect(owed.mails()).toHaveLength(10)
    const left = rows.filter(({ mailStatus }) => mailStatus === 'waiting')
    expect(left).toHaveLength(10)
    for (const row of left) expect(row).toMatchObject({ mailAttempts: 0 })
    for (const row of left) expect(row.mailDueAt.getTime()).toBeLessThanOrEqual(now.getTime())
  })

  it('is given up before the lease ends and before a task after a response is ended', async () => {
    expect(MAIL_DEADLINE_MS).toBeLessThan(MAIL_LEASE_MS)
    expect(MAIL_DEADLINE_MS + 4 * SECOND).toBeLessThan(30 * SECOND)
    expect(MAIL_DEADLINE_MS).toBeGreaterThan(20 * SECOND)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const silent = { send: () => new Promise(() => undefined) } as unknown as SendEmail
    const from = { name: 'Viver Bem', email: null }
    const env = { ...(await testEnvironment()), EMAIL: silent }
    const sent = sendMail(env, { to: 'a@exemplo.com.br', from, subject: 'x', html: 'x', text: 'x' })
    const outcome = sent.catch((error: Error) => error.name)
    vi.advanceTimersByTime(MAIL_DEADLINE_MS)
    vi.useRealTimers()
    expect(await outcome).toBe('MailTimeout')
  })
})

describe('more than five e-mails of a kind in an hour', () => {
  const policies = (userId: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        mail('policy_approved', { userId, parameters: { fileName: `apolice-${index + 1}.pdf` } }),
      ),
    )

  it.each([
    [5, 5],
    [6, 1],
    [40, 1],
  ])('%i waiting for one member leave as %i', async (waiting, mails) => {
    const user = await createUser()
    const rows = await policies(user.id, waiting)
    await runCron()
    expect(mailsTo(user.email)).toHaveLength(mails)
    for (const { id } of rows) expect(await readState(id)).toMatchObject({ mailStatus: 'sent' })
  })

  it('are one digest that names each', async () => {
    const user = await createUser()
    await policies(user.id, 22)
    await runCron()
    const [digest] = mailsTo(user.email)
    expect(digest?.subject).toBe('22 apólices suas foram aprovadas')
    expect(digest?.text).toContain('• apolice-20.pdf')
    expect(digest?.text).toContain('• e mais 2')
  })

  it('are held until the hour is over, and then sent as one', async () => {
    const user = await createUser()
    await policies(user.id, 5)
    await runCron()
    pass(10 * MINUTE)
    const late = await policies(user.id, 3)
    await runCron()
    expect(mailsTo(user.email)).toHaveLength(5)
    pass(50 * MINUTE - 1)
    await runCron()
    expect(mailsTo(user.email)).toHaveLength(5)
    pass(MINUTE)
    await runCron()
    expect(mailsTo(user.email)).toHaveLength(8)
    for (const { id } of late)
      expect(await readState(id)).toMatchObject({ mailStatus: 'sent', mailAttempts: 1 })
  })

  it('leave other members and kinds alone', async () => {
    const [maria, joao] = [await createUser(), await createUser()]
    await policies(maria.id, 6)
    await mail('password_changed', { userId: maria.id })
    await policies(joao.id, 2)
    await runCron()
    expect(mailsTo(maria.email)).toHaveLength(2)
    expect(mailsTo(joao.email)).toHaveLength(2)
  })

  it('with a link are one e-mail with the newest, since each link replaces the one before', async () => {
    const user = await createUser()
    for (let index = 0; index < 7; index++) {
      pass(SECOND)
      await mail('reset_password', { userId: user.id })
    }
    await runCron()
    expect(mailsTo(user.email)).toHaveLength(1)
  })

  it('fail and are retried together', async () => {
    const user = await createUser()
    const rows = await policies(user.id, 8)
    await runCron(down)
    for (const { id } of rows) {
      expect(await readState(id)).toMatchObject({ mailStatus: 'waiting', mailError: 'TypeError' })
    }
    pass(2 * MINUTE)
    await runCron()
    expect(mailsTo(user.email)).toHaveLength(1)
  })
})

describe('a request', () => {
  it('sends its own e-mails and leaves all others to the cron', async () => {
    const other = await mail('password_changed', { notifyAt: new Date(), mailDueAt: new Date(0) })
    const client = new Client()
    const email = `${crypto.randomUUID()}@exemplo.com.br`
    const body = { fullName: 'Davi Moura', email, password: 'uma senha longa' }
    expect((await client.post('/api/register', body)).status).toBe(201)
    await client.settled()
    expect(mailsTo(email)).toHaveLength(1)
    expect(await readState(other.id)).toMatchObject({ mailStatus: 'waiting', mailAttempts: 0 })
  })

  /** A request of an administrator that approves a registration. Its delivery begins after `ms`. */
  async function approveWithDelay(ms: number) {
    const { id, email } = await createUser({ status: 'email_confirmed' })
    const admin = await administratorClient()
    const wait = (delayMs: number) => {
      if (delayMs > 0) pass(ms)
      return Promise.resolve()
    }
    now = new Date()
    const env = { UNDO_SECONDS: String(ms / SECOND) }
    const path = `/api/admin/registrations/${id}/approve`
    expect((await admin.post(path, {}, { env, clock, wait })).status).toBe(200)
    await admin.settled()
    return mailsTo(email)
  }

  it('sends the e-mail of a decision itself if its whole deadline fits into the task', async () => {
    expect(await approveWithDelay(3 * SECOND)).toHaveLength(1)
    expect(3 * SECOND + MAIL_DEADLINE_MS).toBeLessThan(30 * SECOND)
  })

  it('leaves the e-mail of a decision to the cron after ten seconds of undo', async () => {
    expect(await approveWithDelay(10 * SECOND)).toHaveLength(0)
    expect(10 * SECOND + MAIL_DEADLINE_MS).toBeGreaterThan(30 * SECOND)
    const [row] = await (await testDatabase()).select().from(events)
    expect(row).toMatchObject({ kind: 'registration_approved', mailStatus: 'waiting', mailAttempts: 0 })
    await runCron()
    expect(await readState(row?.id ?? '')).toMatchObject({ mailStatus: 'sent', mailAttempts: 1 })
  })
})
