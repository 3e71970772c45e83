import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog, events } from '#database/schema/operations.ts'
import { DAY, HOUR } from '#domain/duration.ts'
import { readRows, refusal, statusesOf, testDatabase } from '#testing/api.ts'
import { administratorClient, createCompany, createMail, createUser } from '#testing/factories.ts'
import { mailsTo } from '#testing/mail.ts'

it('GET /api/admin/logs/mails lists state, attempts and error, by user, state and kind', async () => {
  const admin = await administratorClient()
  const failed = await createMail({ mailStatus: 'failed', mailAttempts: 12, mailError: 'TypeError' })
  await createMail({ userId: failed.userId, mailStatus: null, shown: true, kind: 'consultation_changed' })
  const path = `/api/admin/logs/mails?person=${failed.userId}`
  for (const search of ['', '&state=failed', '&kind=password_changed', '&state=failed&kind=password_changed'])
    expect((await admin.get(`${path}${search}`)).body.items, search).toMatchObject([
      { id: failed.id, state: 'failed', attempts: 12, error: 'TypeError', retryable: true },
    ])
  expect((await admin.get(`${path}&state=sent`)).body.items).toEqual([])
  for (const search of ['state=failed', 'kind=password_changed', 'state=failed&kind=password_changed', ''])
    expect((await admin.get(`/api/admin/logs/mails?${search}`)).body.items[0], search).toMatchObject({
      id: failed.id,
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
    expect(await statusesOf([admin.post(path), admin.post(path), admin.post(path)])).toEqual([200, 409, 409])
    await admin.settled()
    expect(mailsTo(person.email)).toHaveLength(1)
    expect((await readRows(events, { id: failed.id }))[0]).toMatchObject({
      mailStatus: 'sent',
      mailAttempts: 13,
    })
    expect(await readRows(auditLog, { subjectId: failed.id })).toMatchObject([
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
    expect(await admin.post(`/api/admin/logs/mails/${running.id}/retry`)).toMatchObject(
      refusal(409, 'message_not_failed'),
    )
  })
})

describe('POST /api/admin/logs/mails/retry', () => {
  it('puts the failed messages within the filters back into the queue, with one audit row', async () => {
    const company = await createCompany()
    const admin = await administratorClient({ companyId: company.id })
    const failed = { companyId: company.id, mailStatus: 'failed' as const, mailError: 'Error' }
    const old = await createMail({ ...failed, notifyAt: new Date(Date.now() - 40 * DAY) })
    const recent = await createMail(failed)
    const sent = await createMail({ ...failed, mailStatus: 'sent', mailError: null })
    const foreign = await createMail({ ...failed, companyId: 1 })
    const day = new Date(Date.now() - 10 * DAY).toISOString().slice(0, 10)
    const path = '/api/admin/logs/mails/retry'
    expect((await admin.post(`${path}?from=${day}`)).body).toEqual({ retried: 1, more: false })
    expect((await admin.post(`${path}?from=${day}`)).body).toEqual({ retried: 0, more: false })
    expect((await admin.post(`${path}?person=${old.userId}&kind=password_changed`)).body).toEqual({
      retried: 1,
      more: false,
    })
    const db = await testDatabase()
    const readState = async ({ id }: { id: string }) =>
      (await db.select().from(events).where(eq(events.id, id)))[0]?.mailStatus
    expect(await Promise.all([old, recent, sent, foreign].map(readState))).toEqual([
      'waiting',
      'waiting',
      'sent',
      'failed',
    ])
    const audit = await db
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.actorId, admin.userId), eq(auditLog.action, 'message.all_retried')))
      .orderBy(sql`rowid`)
    expect(audit.map(({ detail }) => detail)).toEqual([
      { log: 'mail', from: day, count: '1' },
      { log: 'mail', person: old.userId, mailKind: 'password_changed', count: '1' },
    ])
  })

  it('gives each message 72 hours of attempts again', async () => {
    const company = await createCompany()
    const admin = await administratorClient({ companyId: company.id })
    const notifyAt = new Date(Date.now() - 40 * DAY)
    const { id } = await createMail({ companyId: company.id, mailStatus: 'failed', notifyAt })
    await admin.post('/api/admin/logs/mails/retry')
    const [row] = await readRows(events, { id })
    expect((row?.mailGiveUpAt?.getTime() ?? 0) - (row?.mailDueAt.getTime() ?? 0)).toBe(72 * HOUR)
  })
})
