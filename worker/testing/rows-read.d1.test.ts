import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { recording } from '#testing/environment'
import { DESK_COUNT_MAX } from '../contract/policy-reviews.ts'
import { WAITING_COUNT_MAX } from '../contract/registrations.ts'
import { type Client, testDatabase } from './api.ts'
import { administratorClient } from './factories.ts'

// Every first page is full with as few as these.
const FEW = 60
const MANY = 1500
/** A row or two where a tree of pages grew by one, and no more. */
const SLACK = 5

const SENT = Date.parse('2026-09-15T12:00:00Z')
const RANGE = 'from=2026-09-01&to=2026-09-30'

/** What an administrator looks at: nothing here may cost more because there are more members. */
const requests = [
  '/api/admin/registrations',
  '/api/admin/registrations?status=approved',
  '/api/admin/policies',
  `/api/admin/policies?cursor=2026-09-17.${SENT}.p0`,
  '/api/admin/policies?search=pessoa',
  '/api/admin/policies?status=approved&search=pessoa',
  `/api/admin/statistics?${RANGE}`,
  `/api/admin/statistics/rows?${RANGE}&list=registrations`,
  `/api/admin/statistics/rows?${RANGE}&list=registrations&key=approved`,
  `/api/admin/statistics/rows?${RANGE}&list=decisions`,
  `/api/admin/statistics/rows?${RANGE}&list=active&key=2026-09-14`,
  `/api/admin/statistics/rows?${RANGE}&list=consultations&by=type&key=Video`,
  `/api/admin/statistics/rows?${RANGE}&list=policies&key=pending`,
  '/api/admin/statistics/months?distribution=sleep',
  '/api/admin/statistics/months?distribution=bmi',
]

/** The queue and the desk count what waits, the desk also what is late, and stop where nobody would read on. */
function counted(path: string): number {
  if (path.startsWith('/api/admin/registrations')) return WAITING_COUNT_MAX
  return path.startsWith('/api/admin/policies') ? 2 * (DESK_COUNT_MAX - FEW) : 0
}

/** Members from one number to another, each with a visit, a night, a questionnaire and a policy; half are decided. */
async function fill(from: number, to: number): Promise<void> {
  const db = await testDatabase()
  const each = sql`with recursive n(i) as (select ${from} union all select i + 1 from n where i + 1 < ${to})`
  // The same few minutes, whoever comes: more people, not more days.
  const at = sql`${SENT} + (i % 1000)`
  const statements = [
    sql`${each} insert into users (id, company_id, full_name, email, password_hash, role, status, status_since, created_at, email_confirmed_at, decided_at, card_number)
      select 'm' || i, 1, 'Pessoa ' || i, 'm' || i || '@exemplo.com.br', 'x', 'member',
        iif(i % 2, 'approved', 'email_confirmed'), ${at}, ${at}, ${at}, iif(i % 2, ${at} + 60000, null), 'm' || i from n`,
    sql`${each} insert into consultations (id, owner_id, date, type, specialty, status, created_at)
      select 'c' || i, 'm' || i, ${at}, 'Video', 'Cardiologia', 'Scheduled', ${at} from n`,
    sql`${each} insert into sleep_entries (id, owner_id, sleep_start, sleep_end, quality, created_at)
      select 's' || i, 'm' || i, ${at} - 25200000, ${at}, 80, ${at} from n`,
    sql`${each} insert into anamneses (id, owner_id, age, weight_kg, height_cm, activity_level, goal, plays_sports, bmi, bmi_class, created_at)
      select 'a' || i, 'm' || i, 30, 70, 170, 'LIGHT', 'HEALTH', 0, 24.2, 'NORMAL', ${at} from n`,
    sql`${each} insert into policies (id, owner_id, file_name, file_size, status, uploaded_at, content_stored_at, due_day, decided_at)
      select 'p' || i, 'm' || i, 'apolice.pdf', 9, iif(i % 2, 'approved', 'pending'), ${at}, ${at}, '2026-09-17', iif(i % 2, ${at}, null) from n`,
  ]
  for (const statement of statements) await db.run(statement)
}

/** Rows that the database read for all that one request asked of it. */
async function rowsRead(admin: Client, path: string): Promise<number> {
  if (!recording) throw new Error('D1 alone tells how many rows it read')
  const before = new Map(recording.statements)
  recording.statements.clear()
  expect((await admin.get(path)).status).toBe(200)
  const asked = [...recording.statements]
  for (const [statement, parameters] of before) recording.statements.set(statement, parameters)
  let rows = 0
  for (const [statement, parameters] of asked) {
    if (!/^(select|with)/i.test(statement)) continue
    const { meta } = await recording.plain
      .prepare(statement)
      .bind(...parameters)
      .run()
    rows += meta.rows_read
  }
  return rows
}

describe('rows read', () => {
  const few = new Map<string, number>()
  let admin: Client

  beforeAll(async () => {
    admin = await administratorClient()
    await fill(0, 2 * FEW)
    for (const path of requests) few.set(path, await rowsRead(admin, path))
    await fill(2 * FEW, 2 * MANY)
  })

  it.each(requests)('%s reads no more among ten times as many members', async (path) => {
    const rows = await rowsRead(admin, path)
    expect(rows).toBeGreaterThan(0)
    expect(rows).toBeLessThanOrEqual((few.get(path) ?? 0) + SLACK + counted(path))
  })
})
