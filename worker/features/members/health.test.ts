import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { healthScopes } from '#contract/members.ts'
import { accessLog } from '#database/schema/logs.ts'
import { medicationPlans } from '#database/schema/medications.ts'
import { DAY, HOUR } from '#domain/duration.ts'
import { dayIn } from '#domain/time-zone.ts'
import { type Client, readRows, refusal, testDatabase, updateRows } from '#testing/api.ts'
import { administratorClient, createConsultation, createUser, signedInClient } from '#testing/factories.ts'
import { faults } from '#testing/logged.ts'
import { waitingPolicy } from '#testing/policies.ts'
import { dailyTablet, exam, questionnaire } from '#testing/samples.ts'
import { PLANS_MAX, plansSince } from './health.queries.ts'
import { summariseSleep } from './health-summary.ts'

const all = healthScopes
const reason = { reason: 'member_request', text: 'Chamado 1234' }

const readLog = (subjectId: string) => readRows(accessLog, { subjectId })
const openHealth = (admin: Client, id: string, scopes: readonly string[] = all) =>
  admin.post(`/api/admin/members/${id}/health`, { scopes, ...reason })

const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString()

/** Adds a medication with one of five due doses taken, and a paused one. */
async function addMedications(member: Client) {
  const tablet = { timeZone: undefined }
  const { body: taken } = await member.post('/api/medications', dailyTablet(tablet))
  const { body: paused } = await member.post(
    '/api/medications',
    dailyTablet({ ...tablet, name: 'Metformina' }),
  )
  await member.put(`/api/medications/${paused.id}/status`, { status: 'paused' })
  await updateRows(medicationPlans, { medicationId: taken.id }, { validFrom: new Date(Date.now() - 5 * DAY) })
  const slot = `${dayIn('America/Sao_Paulo', new Date(Date.now() - 2 * DAY))}T08:00`
  await member.post(`/api/medications/${taken.id}/doses`, { slot, decision: 'taken' })
}

async function memberWithHistory() {
  const member = await signedInClient()
  await createConsultation(member.userId, { specialty: 'Cardiologia', notes: 'Trazer exames' })
  await member.post('/api/insurance', { fileName: 'apolice.pdf', fileSize: 9 })
  for (const weightKg of [70, 72]) await member.post('/api/anamnesis', questionnaire({ weightKg }))
  await member.put('/api/health-profile', {
    bloodType: 'O-',
    allergies: [{ substance: 'Penicilina' }, { substance: 'Camarão', severity: 'severe' }],
    conditions: [{ name: 'Hipertensão' }],
  })
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()
  await member.post('/api/sleep', { sleepStart: hoursAgo(7), sleepEnd: hoursAgo(1), quality: 60 })
  const walk = { kind: 'walking', minutes: 40, intensity: 'MODERATE', notes: 'Na orla' }
  for (const days of [1, 3, 3, 40]) await member.post('/api/exercise', { ...walk, startedAt: ago(days) })
  await addMedications(member)
  const value = { analyte: 'Glicose', value: '92', unit: 'mg/dL', low: null, high: null, reference: null }
  for (const date of ['2026-03-02', '2025-11-30'])
    await member.post('/api/exams', exam({ date, laboratory: 'São Lucas', values: [value] }))
  return member
}

describe('POST /api/admin/members/{id}/health', () => {
  it('requires a reason, logs who opened whose data, and then answers', async () => {
    const admin = await administratorClient()
    const member = await memberWithHistory()
    const path = `/api/admin/members/${member.userId}/health`
    expect((await admin.post(path, { scopes: all })).body.fields).toEqual({ reason: 'Escolha um motivo' })
    expect((await admin.post(path, { scopes: all, reason: 'other' })).body.fields).toEqual({
      text: 'Explique o motivo',
    })
    expect((await admin.post(path, { scopes: [], ...reason })).status).toBe(422)
    expect((await admin.post(path, { scopes: ['policy_file'], ...reason })).status).toBe(422)
    expect(await readLog(member.userId)).toEqual([])

    const { body } = await admin.post(path, { scopes: all, ...reason })
    expect(body).toMatchObject({
      consultations: { items: [{ specialty: 'Cardiologia', notes: 'Trazer exames' }], more: false },
      policies: { items: [{ fileName: 'apolice.pdf', status: 'pending', hasContent: false }], more: false },
      sleep: { nights: 1, averageHours: 6, averageQuality: 60, shortNights: 1 },
      health_profile: {
        allergies: 2,
        conditions: 1,
        hasBloodType: true,
        hasContact: false,
        updatedAt: expect.any(String),
      },
      anamnesis: { weightKg: 72, bmi: 24.9, earlier: [{ weightKg: 70, bmi: 24.2 }] },
      exercise: { activities: 3, minutes: 120, activeDays: 2 },
      exams: { results: 2, lastDay: '2026-03-02' },
    })
    const own = (await member.get('/api/medications/adherence')).body.total
    expect(own).toMatchObject({ taken: 1, percentage: expect.any(Number) })
    expect(own.due).toBeGreaterThan(3)
    expect(body.medications).toEqual({ active: 1, adherence: own })
    const { medications, exercise, exams } = body
    expect(JSON.stringify({ medications, exercise, exams })).not.toMatch(
      /Losartana|Glicose|São Lucas|orla|walk/,
    )
    const rows = await readLog(member.userId)
    expect(rows.map(({ scope }) => scope).sort()).toEqual([...all].sort())
    for (const row of rows) {
      expect(row).toMatchObject({
        actorId: admin.userId,
        companyId: 1,
        reason: 'member_request',
        reasonText: 'Chamado 1234',
        clientIp: admin.clientIp,
        requestId: expect.stringMatching(/^[\w-]{8,}$/),
      })
    }
    const values = rows.flatMap((row) => Object.values(row))
    for (const secret of [72, 24.9, 'Cardiologia', 'apolice.pdf']) expect(values).not.toContain(secret)
    expect(JSON.stringify(rows)).not.toMatch(/Cardiologia|apolice|Losartana|Glicose/)
  })

  it('opens the requested parts only', async () => {
    const admin = await administratorClient()
    const member = await memberWithHistory()
    const { body } = await openHealth(admin, member.userId, ['sleep', 'sleep'])
    expect(Object.keys(body).sort()).toEqual(['openedAt', 'sleep'])
    expect((await readLog(member.userId)).map(({ scope }) => scope)).toEqual(['sleep'])
    const { id } = await createUser()
    expect((await openHealth(admin, id)).body).toMatchObject({
      consultations: { items: [], more: false },
      policies: { items: [], more: false },
      sleep: null,
      anamnesis: null,
      health_profile: null,
      exercise: null,
      medications: null,
      exams: null,
    })
  })

  it('distinguishes a policy without its file from one under review', async () => {
    const [admin, member] = await Promise.all([administratorClient(), signedInClient()])
    await member.post('/api/insurance', { fileName: 'so-o-nome.pdf', fileSize: 9 })
    await waitingPolicy({ ownerId: member.userId, fileName: 'veio.pdf', uploadedAt: new Date(0) })
    expect((await openHealth(admin, member.userId, ['policies'])).body.policies.items).toMatchObject([
      { fileName: 'so-o-nome.pdf', status: 'pending', hasContent: false },
      { fileName: 'veio.pdf', status: 'pending', hasContent: true },
    ])
  })

  it('reads nothing if the access entry cannot be written', async () => {
    const admin = await administratorClient()
    const member = await memberWithHistory()
    const db = await testDatabase()
    await db.run(sql`create trigger access_log_full before insert on access_log
      begin select raise(abort, 'the log is full'); end`)
    try {
      const answer = await openHealth(admin, member.userId)
      expect(answer).toMatchObject(refusal(500, 'unexpected'))
      expect(answer.text).not.toMatch(
        /Cardiologia|apolice|averageHours|weightKg|activeDays|adherence|lastDay/,
      )
      expect(await readLog(member.userId)).toEqual([])
      expect(faults.splice(0)).toHaveLength(1)
    } finally {
      await db.run(sql`drop trigger access_log_full`)
    }
    expect((await openHealth(admin, member.userId)).status).toBe(200)
  })
})

it('the summary of sleep adds a nap to its day and weights the quality by hours', () => {
  const entry = (sleepStart: string, sleepEnd: string, quality: number) => ({
    sleepStart: new Date(sleepStart),
    sleepEnd: new Date(sleepEnd),
    quality,
  })
  const rows = [
    entry('2026-11-20T16:00:00Z', '2026-11-20T17:00:00Z', 100),
    entry('2026-11-20T02:00:00Z', '2026-11-20T08:30:00Z', 70),
    // Ended at 23:30 on the 18th in São Paulo.
    entry('2026-11-18T21:30:00Z', '2026-11-19T02:30:00Z', 40),
  ]
  expect(summariseSleep(rows, 'America/Sao_Paulo')).toEqual({
    nights: 2,
    averageHours: 6.3,
    averageQuality: 60,
    shortNights: 1,
    lastEnd: '2026-11-20T17:00:00.000Z',
  })
  expect(summariseSleep([], 'America/Sao_Paulo')).toBeNull()
})

it('reads a bounded number of plans, current ones first', async () => {
  const db = await testDatabase()
  const { id: ownerId } = await createUser()
  const began = Date.parse('2026-09-01T12:00:00Z')
  await db.run(sql`insert into medications (id, owner_id, name, form, status, status_since, reminders, units_per_dose, warn_days, created_at)
    values ('often-changed', ${ownerId}, 'Losartana', 'tablet', 'active', ${began}, 0, 100, 5, ${began})`)
  await db.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < cast(${PLANS_MAX + 5} as integer))
    insert into medication_plans (id, medication_id, owner_id, kind, times, weekdays, starts_on, time_zone, valid_from, valid_until)
    select 'often-' || i, 'often-changed', ${ownerId}, 'daily', '["08:00"]', '[]', '2026-09-01', 'America/Sao_Paulo', ${began} + i, ${began} + i + 1 from n`)
  const plans = await plansSince(db, ownerId, true, new Date(began))
  expect(plans).toHaveLength(PLANS_MAX)
  expect(plans[0]?.validUntil.getTime()).toBe(began + PLANS_MAX + 6)
  expect(await plansSince(db, ownerId, false, new Date(began))).toEqual([])
})
