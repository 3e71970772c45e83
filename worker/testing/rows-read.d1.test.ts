import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailPriorityOf } from '#contract/notifications.ts'
import { REVIEW_QUEUE_COUNT_MAX } from '#contract/policy-reviews.ts'
import { QUEUE_FOUND_MAX, WAITING_COUNT_MAX } from '#contract/registrations.ts'
import { FOUND_MAX } from '#contract/search.ts'
import { countChange } from '#database/quotas.ts'
import { quotaDayOf } from '#domain/server/quotas.ts'
import { recording } from '#testing/environment'
import { BATCH_SIZE, claimDueMails } from '#worker/features/messages/messages.queries.ts'
import { consultationsAfter } from '#worker/features/reports/lists.queries.ts'
import { type Client, testDatabase } from './api.ts'
import { dashboardLists, type ListRequest } from './dashboard-lists.ts'
import {
  administratorClient,
  createCompany,
  createConsultation,
  createMail,
  createUser,
  signedInClient,
} from './factories.ts'

// The smallest number of members for which the first page of every list is full, in every state.
const FEW = 320
const MANY = 3200
/**
 * Rows read per e-mail of a claim, index entries included: the first of its kind and user, their others, and
 * its change.
 */
const ROWS_EACH_MAIL = 8
/** An index that has grown by one level costs one or two more rows. */
const SLACK = 5

const ADMINISTRATOR = 'rows-admin'
const SENT = Date.parse('2026-09-15T12:00:00Z')
const RANGE = 'from=2026-09-01&to=2026-09-30'

/** Lists of the dashboard: none may read more rows because there are more members. */
const lists: Record<string, ListRequest> = {
  ...dashboardLists({
    month: RANGE,
    year: RANGE,
    week: '2026-09-14',
    administrator: ADMINISTRATOR,
    member: 'm1',
    patient: 'm3',
    name: 'pessoa',
    email: 'm1@exemplo.com.br',
    cardNumber: 'm1',
    policy: 'p1',
    policyFile: 'apolice',
    policyNumber: '48',
  }),
  'Policies: waiting, second page': { path: `/api/admin/policies?cursor=2026-09-17.${SENT}.p0` },
}

/**
 * Rows read per member that a search of the queue examines: from the index, the number, the account, and who
 * decided.
 */
const ROWS_EACH = 4

/**
 * How many rows a list may read for its counts. The registration queue and the review queue count up to a
 * limit, and so does a search of the queue.
 */
function counted({ path }: ListRequest): number {
  if (path.startsWith('/api/admin/registrations'))
    return WAITING_COUNT_MAX + (path.includes('search=') ? ROWS_EACH * QUEUE_FOUND_MAX : 0)
  // Few members do not fill the finder's page of each kind.
  if (path.startsWith('/api/admin/search')) return ROWS_EACH * 3 * FOUND_MAX
  return path.startsWith('/api/admin/policies') ? 2 * REVIEW_QUEUE_COUNT_MAX : 0
}

/**
 * Inserts members numbered `from` to `to`, in all states, each with a record of every kind and a line in
 * every log. Half of them have the same name.
 */
async function fill(from: number, to: number): Promise<void> {
  const db = await testDatabase()
  const each = sql`with recursive n(i) as (select cast(${from} as integer) union all select i + 1 from n where i + 1 < ${to})`
  // All within the same few minutes: more members, not more days.
  const at = sql`${SENT} + (i % 1000)`
  const statements = [
    sql`${each} insert into users (id, company_id, full_name, email, password_hash, role, status, status_since, created_at, email_confirmed_at, decided_at, rejection_reason, blocked_at, new_name, new_name_at, card_number)
      select 'm' || i, 1, 'Pessoa ' || (i % 2), 'm' || i || '@exemplo.com.br', 'x', 'member',
        case i % 6 when 0 then 'email_confirmed' when 2 then 'pending' when 4 then 'rejected' else 'approved' end,
        ${at}, ${at}, ${at}, iif(i % 6 in (0, 2), null, ${at} + 60000), iif(i % 6 = 4, 'duplicate', null),
        iif(i % 6 = 5, ${at}, null), iif(i % 2, 'Outro nome', null), iif(i % 2, ${at}, null), 'm' || i from n`,
    sql`${each} insert into consultations (id, owner_id, date, type, specialty, status, created_at)
      select 'c' || i, 'm' || i, ${at}, 'Video', 'Cardiologia', 'Scheduled', ${at} from n`,
    sql`${each} insert into sleep_entries (id, owner_id, sleep_start, sleep_end, quality, created_at)
      select 's' || i, 'm' || i, ${at} - 25200000, ${at}, 80, ${at} from n`,
    sql`${each} insert into anamneses (id, owner_id, age, weight_kg, height_cm, activity_level, goal, plays_sports, bmi, bmi_class, created_at)
      select 'a' || i, 'm' || i, 30, 70, 170, 'LIGHT', 'HEALTH', 0, 24.2, 'NORMAL', ${at} from n`,
    sql`${each} insert into policies (id, owner_id, company_id, file_name, file_size, status, policy_number, uploaded_at, content_stored_at, due_day, decided_at)
      select 'p' || i, 'm' || i, 1, 'apolice.pdf', 9, case i % 6 when 0 then 'pending' when 2 then 'pending' when 4 then 'rejected' else 'approved' end,
        iif(i % 2, '48.' || i, null), ${at}, ${at}, '2026-09-17', iif(i % 6 in (0, 2), null, ${at}) from n`,
    sql`${each} insert into audit_log (id, company_id, at, actor_id, action, subject_id, client_ip, request_id)
      select 'l' || i, 1, ${at}, ${ADMINISTRATOR}, iif(i < ${FEW} and i % 2, 'registration.rejected', 'registration.approved'), 'm' || i, 'x', 'x' from n`,
    sql`${each} insert into access_log (id, company_id, at, actor_id, subject_id, scope, reason, client_ip, request_id)
      select 'l' || i, 1, ${at}, ${ADMINISTRATOR}, 'm' || i, iif(i % 2, 'consultations', 'policies'), 'complaint', 'x', 'x' from n`,
    sql`${each} insert into events (id, company_id, user_id, kind, parameters, notify_at, shown, mail_status, mail_attempts, mail_due_at)
      select 'l' || i, 1, 'm' || i, iif(i % 12 < 6, 'registration_approved', 'registration_rejected'), '{}', ${at}, 0,
        iif(i % 6 = 4, 'failed', 'sent'), 1, ${at} from n`,
    sql`${each} insert into quota_usage (owner_id, kind, day, reached)
      select 'm' || i, 'account', ${quotaDayOf(new Date()).day}, iif(i % 2, 'day', 'total') from n`,
    // Views that have ended but have not been cleaned up yet.
    sql`${each} insert into record_views (company_id, administrator_id, tab, queue, record_id, seen_at)
      select 1, 'm' || i, 'x', 'registrations', 'm' || i, ${at} from n`,
    sql`${each} insert into error_log (id, at, source, place, code, kind)
      select 'l' || i, ${at}, iif(i % 2, 'schedule', 'request'), 'x', 'unexpected', 'Error' from n`,
  ]
  for (const statement of statements) await db.run(statement)
}

/** Runs a statement as D1 alone reports it: with the number of rows read. */
async function runStatement(statement: string, parameters: readonly unknown[]) {
  if (!recording) throw new Error('D1 alone tells how many rows it read')
  return recording.plain
    .prepare(statement)
    .bind(...parameters)
    .run()
}

/** Rows that the database read for one request. */
async function rowsRead(admin: Client, { body, path }: ListRequest): Promise<number> {
  if (!recording) throw new Error('D1 alone tells how many rows it read')
  const before = new Map(recording.statements)
  recording.statements.clear()
  const options = { body, env: { RATE_LIMIT_SCALE: '1000' } }
  const { status } = await admin.request(body ? 'POST' : 'GET', path, options)
  expect(status, path).toBe(200)
  const asked = [...recording.statements]
  for (const [statement, parameters] of before) recording.statements.set(statement, parameters)
  let rows = 0
  for (const [statement, parameters] of asked) {
    if (!/^(select|with)/i.test(statement)) continue
    rows += (await runStatement(statement, parameters)).meta.rows_read
  }
  return rows
}

describe('rows read', () => {
  const few = new Map<string, number>()
  let admin: Client

  beforeAll(async () => {
    admin = await administratorClient({ id: ADMINISTRATOR })
    await fill(0, 2 * FEW)
    for (const [title, list] of Object.entries(lists)) few.set(title, await rowsRead(admin, list))
    await fill(2 * FEW, 2 * MANY)
  })

  const entries = Object.entries(lists)

  async function expectFewRows(title: string, list: ListRequest): Promise<void> {
    const rows = await rowsRead(admin, list)
    expect(rows).toBeGreaterThan(0)
    expect(rows).toBeLessThanOrEqual((few.get(title) ?? 0) + SLACK + counted(list))
  }

  describe('among ten times as many members, without the planner’s statistics', () => {
    it('has none', async () => {
      const tables = await recording?.plain
        .prepare(`select name from sqlite_master where name = 'sqlite_stat1'`)
        .all()
      expect(tables?.results).toEqual([])
    })

    it.each(entries)('%s: no more are read', expectFewRows)
  })

  describe('among ten times as many members, with the planner’s statistics', () => {
    beforeAll(async () => {
      await recording?.plain.prepare('ANALYZE').run()
    })

    it.each(entries)('%s: no more are read', expectFewRows)
  })
})

it('a change counts for its quota by one row, however many records the member has', async () => {
  const { id } = await createUser()
  const db = await testDatabase()
  await db.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 500)
    insert into exercises (id, owner_id, kind, started_at, minutes, intensity, created_at)
    select ${id} || i, ${id}, 'walking', ${SENT} + i, 30, 'MODERATE', ${SENT} from n`)
  const change = { kind: 'exercise', day: '2026-09-21', changes: 1, bytes: 100, scale: 1 } as const
  const { params, sql: statement } = countChange(db, id, change).toSQL()
  expect((await runStatement(statement, params)).meta.rows_read).toBeLessThanOrEqual(SLACK)
})

it.each([
  // Times of two months or two years, and the entries of the month, each read from the index and the table.
  ['month', 2 * 61 + 2 * 31],
  ['year', 2 * 731],
] as const)('the %s of sleep reads the entries of two, however many the member has', async (period, rows) => {
  const member = await signedInClient()
  const db = await testDatabase()
  await db.run(sql`with recursive n(i) as (select 0 union all select i + 1 from n where i < 1500)
    insert into sleep_entries (id, owner_id, sleep_start, sleep_end, quality, created_at)
    select ${member.userId} || i, ${member.userId}, ${SENT} - i * 86400000 - 25200000, ${SENT} - i * 86400000, 80, ${SENT} from n`)
  const path = `/api/sleep/period?period=${period}&day=2026-09-15`
  expect(await rowsRead(member, { path })).toBeLessThanOrEqual(rows + SLACK)
})

it.each([
  // The activities of two months or two years, and the oldest one, each read from the index and the table.
  ['month', 2 * 61 + 2],
  ['year', 2 * 731 + 2],
] as const)(
  'the %s of exercise reads the activities of two, however many the member has',
  async (period, rows) => {
    const member = await signedInClient()
    const db = await testDatabase()
    await db.run(sql`with recursive n(i) as (select 0 union all select i + 1 from n where i < 3000)
    insert into exercises (id, owner_id, kind, started_at, minutes, intensity, created_at)
    select ${member.userId} || i, ${member.userId}, 'walking', ${SENT} - i * 86400000, 30, 'MODERATE', ${SENT} from n`)
    const path = `/api/exercise/period?period=${period}&day=2026-09-15`
    expect(await rowsRead(member, { path })).toBeLessThanOrEqual(rows + SLACK)
  },
)

it.each([
  // The questionnaires of one month or year, at most `WEIGHT_POINTS_MAX`, and the previous one: from the
  // index and the table.
  ['month', 2 * 31 + 2],
  ['year', 2 * 365 + 2],
] as const)(
  'the %s of weights reads its questionnaires alone, however many the member has',
  async (period, rows) => {
    const member = await signedInClient()
    const db = await testDatabase()
    await db.run(sql`with recursive n(i) as (select 0 union all select i + 1 from n where i < 1500)
    insert into anamneses (id, owner_id, age, weight_kg, height_cm, activity_level, goal, plays_sports, bmi, bmi_class, created_at)
    select ${member.userId} || i, ${member.userId}, 30, 70, 170, 'LIGHT', 'HEALTH', 0, 24.2, 'NORMAL', ${SENT} - i * 86400000 from n`)
    const path = `/api/anamnesis/weights?period=${period}&day=2026-09-15`
    expect(await rowsRead(member, { path })).toBeLessThanOrEqual(rows + SLACK)
  },
)

it('consultations read none of the exams that do not belong to them', async () => {
  const member = await signedInClient()
  const db = await testDatabase()
  const consultations = 40
  await db.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i <= 400)
    insert into exams (id, owner_id, date, laboratory, fasting, search_text, created_at)
    select ${member.userId} || i, ${member.userId}, '2026-09-01', 'Central', 'no', '', ${SENT} from n`)
  await db.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${consultations})
    insert into consultations (id, owner_id, date, type, status, created_at, exam_ids)
    select ${member.userId} || i, ${member.userId}, ${SENT} - i * 86400000, 'Video', 'Completed', ${SENT},
      iif(i = 1, json_array(${member.userId} || 7), null) from n`)
  const path = '/api/consultations'
  const { body } = await member.get(path)
  expect(body[0].exams).toMatchObject([{ id: `${member.userId}7` }])
  // Each from the index and the table, and once for its own list of exams.
  expect(await rowsRead(member, { path })).toBeLessThanOrEqual(3 * consultations)
})

it('a report of consultations reads none of another company', async () => {
  const db = await testDatabase()
  const span = { from: new Date('2026-09-01T03:00:00Z'), to: new Date('2026-10-01T03:00:00Z') }
  const { id: companyId } = await createCompany()
  const owner = await createUser({ companyId })
  await createConsultation(owner.id, { date: new Date(SENT) })
  const { params, sql: statement } = consultationsAfter(db, companyId, { span, limit: 20_000 }).toSQL()
  const { meta, results } = await runStatement(statement, params)
  expect(results).toHaveLength(1)
  expect(meta.rows_read).toBeLessThanOrEqual(SLACK)
})

it('the outbox reads no more than its batch of 10,000 waiting e-mails, the account’s first', async () => {
  const db = await testDatabase()
  const due = Date.parse('2031-05-05T12:00:00Z')
  const count = 10_000
  const each = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`
  await db.run(sql`${each} insert into users (id, company_id, full_name, email, password_hash, role, status,
      status_since, created_at, card_number)
    select 'outbox' || i, 1, 'Pessoa ' || i, 'outbox' || i || '@exemplo.com.br', 'x', 'member', 'approved', ${due},
      ${due}, 'outbox' || i from n`)
  await db.run(sql`${each} insert into events (id, company_id, user_id, kind, parameters, shown, notify_at, mail_status,
      mail_attempts, mail_due_at, mail_priority)
    select 'outbox' || i, 1, 'outbox' || i, 'consultation_tomorrow', '{}', 1, ${due} + i, 'waiting', 0, ${due} + i,
      ${mailPriorityOf('consultation_tomorrow')} from n`)
  const account = await createMail({
    kind: 'reset_password',
    mailPriority: mailPriorityOf('reset_password'),
    notifyAt: new Date(due + 2 * count),
    mailDueAt: new Date(due + 2 * count),
  })
  const now = new Date(due + 3 * count)
  const { params, sql: statement } = claimDueMails(db, now, new Date(now.getTime() + 120_000)).toSQL()
  const { meta, results } = await runStatement(statement, params)
  expect(results).toHaveLength(BATCH_SIZE)
  expect((results as { id: string }[]).map(({ id }) => id)).toContain(account.id)
  expect(meta.rows_read).toBeLessThanOrEqual(ROWS_EACH_MAIL * BATCH_SIZE + SLACK)
})
