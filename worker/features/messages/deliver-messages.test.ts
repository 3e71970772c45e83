import { like, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#database/client.ts'
import { errorLog } from '#database/schema/logs.ts'
import { events } from '#database/schema/operations.ts'
import { systemClock, systemWait } from '#platform/clock.ts'
import {
  EMAIL,
  mailbox,
  readRows,
  type SentMail,
  testDatabase,
  testEnvironment,
  updateRows,
} from '#testing/api.ts'
import { createMail, createUser } from '#testing/factories.ts'
import { faults } from '#testing/logged.ts'
import { deliverMessages } from './deliver-messages.ts'
import { replaceToken } from './messages.queries.ts'

const COUNT = 330
const CRON = { maxMs: 40_000, maxBatches: 30 }

/** Inserts `count` users, each with an unsent e-mail. The address contains the number of the user. */
async function owe(count: number, kind = 'policy_approved') {
  const { id, email } = await createUser()
  const now = Date.now()
  const db = await testDatabase()
  const each = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`
  await db.run(sql`${each} insert into users (id, company_id, full_name, email, password_hash, role, status,
      status_since, created_at, card_number)
    select ${id} || '-' || i, 1, 'Pessoa ' || i, i || '-' || ${email}, 'x', 'member', 'approved', ${now}, ${now},
      ${id} || i from n`)
  await db.run(sql`${each} insert into events (id, company_id, user_id, kind, parameters, shown, notify_at,
      mail_status, mail_attempts, mail_due_at)
    select ${id} || '-' || i, 1, ${id} || '-' || i, ${kind}, '{"fileName":"apolice.pdf"}', 1, ${now},
      'waiting', 0, ${now} from n`)
  return { id, email }
}

async function deliver(limits?: typeof CRON, email: SendEmail = EMAIL) {
  const env = { ...(await testEnvironment()), EMAIL: email }
  await deliverMessages({ db: openDatabase(env), clock: systemClock, env }, limits)
}

const owedTo = async (id: string) => {
  const db = await testDatabase()
  return db
    .select()
    .from(events)
    .where(like(events.userId, `${id}-%`))
}
const readStates = async (id: string) => new Set((await owedTo(id)).map(({ mailStatus }) => mailStatus))
const sentTo = (email: string) => mailbox.filter(({ to }) => to.endsWith(`-${email}`))
const about = ({ to }: SentMail) => Number.parseInt(to, 10)

beforeEach(() => {
  mailbox.length = 0
})

it('the token of a link is not made for an e-mail that was dropped while it was being sent', async () => {
  const db = await testDatabase()
  const expiresAt = new Date(Date.now() + 60_000)
  const stored = []
  for (const mailStatus of ['waiting', 'dropped'] as const) {
    const { id, userId } = await createMail({ kind: 'reset_password', mailStatus })
    stored.push(await replaceToken(db, id, { userId, purpose: 'password_reset', hash: id, expiresAt }))
  }
  expect(stored).toMatchObject([[{ userId: expect.any(String) }], []])
})

it.each([
  ['email_confirmed', 'sent'],
  ['approved', 'dropped'],
] as const)(
  'the e-mail that a registration waits again of a person whose registration is %s is %s',
  async (status, mailStatus) => {
    const { id: userId } = await createUser({ status })
    const parameters = { text: 'O contrato chegou depois.' }
    const { id } = await createMail({ userId, kind: 'registration_reopened', parameters })
    await deliver()
    expect(await readRows(events, { id })).toMatchObject([{ mailStatus }])
  },
)

describe('hundreds of messages', () => {
  it.each([1, 3])('are each sent once by %i parallel runs', async (runs) => {
    const { id, email } = await owe(COUNT)
    await Promise.all(Array.from({ length: runs }, () => deliver(CRON)))
    const sent = sentTo(email)
    expect(sent).toHaveLength(COUNT)
    expect(new Set(sent.map(about)).size).toBe(COUNT)
    const rows = await owedTo(id)
    for (const row of rows)
      expect(row).toMatchObject({ mailStatus: 'sent', mailAttempts: 1, mailError: null })
  })

  it('are sent as far as the limits of a run allow, and the rest by the next', async () => {
    const { id, email } = await owe(COUNT)
    await deliver({ maxMs: 40_000, maxBatches: 3 })
    expect(sentTo(email)).toHaveLength(60)
    expect(await readStates(id)).toEqual(new Set(['sent', 'waiting']))
    await deliver(CRON)
    expect(sentTo(email)).toHaveLength(COUNT)
    expect(await readStates(id)).toEqual(new Set(['sent']))
  })

  it('are not delayed by others that fail, and only those are retried', async () => {
    const { id, email } = await owe(90)
    const failing = (mail: SentMail) => about(mail) % 3 === 0
    const sometimes = {
      send: (mail: SentMail) =>
        failing(mail) ? Promise.reject(new TypeError('away')) : EMAIL.send(mail as never),
    } as unknown as SendEmail
    await deliver(CRON, sometimes)
    // Equal faults in each of five batches are recorded once per batch, without their message.
    const lines = faults.splice(0)
    const fault = { step: 'deliverMessages', name: 'TypeError' }
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([fault, fault, fault, fault, fault])
    expect(lines.join()).not.toMatch(/away|apolice|@/)
    const failures = await (await testDatabase()).select().from(errorLog)
    expect(failures).toHaveLength(5)
    for (const failure of failures) {
      expect(failure).toMatchObject({
        source: 'schedule',
        place: 'deliverMessages',
        code: 'unexpected',
        kind: 'TypeError',
        requestId: null,
      })
    }
    expect(sentTo(email)).toHaveLength(60)
    const failed = (await owedTo(id)).filter(({ mailStatus }) => mailStatus === 'waiting')
    expect(failed).toHaveLength(30)
    for (const row of failed) {
      expect(row).toMatchObject({ mailAttempts: 1, mailError: 'TypeError', mailSentAt: null })
      expect(row.mailDueAt.getTime()).toBeGreaterThan(Date.now() + 50_000)
    }
    await updateRows(events, { mailError: 'TypeError' }, { mailDueAt: new Date() })
    await deliver(CRON)
    expect(new Set(sentTo(email).map(about)).size).toBe(90)
    expect(sentTo(email)).toHaveLength(90)
    expect(await readStates(id)).toEqual(new Set(['sent']))
  })
})

it('a group of messages is sent concurrently, at most five at a time', async () => {
  const { email } = await owe(23)
  let underWay = 0
  let most = 0
  const slow = {
    send: async (mail: SentMail) => {
      underWay += 1
      most = Math.max(most, underWay)
      // The sends of one group start in the same turn of the event loop, so before this timer.
      await systemWait(0)
      underWay -= 1
      return EMAIL.send(mail as never)
    },
  } as unknown as SendEmail
  await deliver(CRON, slow)
  expect(most).toBe(5)
  expect(sentTo(email)).toHaveLength(23)
})
