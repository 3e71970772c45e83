import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog, events } from '#database/schema/operations.ts'
import { testDatabase } from '#testing/api.ts'
import { administratorClient, createMail, createUser } from '#testing/factories.ts'
import { mailsTo } from '#testing/mail.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describe('GET /api/admin/logs/mails', () => {
  it('lists state, attempts and error, by user, state and kind', async () => {
    const admin = await administratorClient()
    const failed = await createMail({ mailStatus: 'failed', mailAttempts: 12, mailError: 'TypeError' })
    await createMail({ userId: failed.userId, mailStatus: null, shown: true, kind: 'consultation_changed' })
    const path = `/api/admin/logs/mails?person=${failed.userId}`
    for (const search of [
      '',
      '&state=failed',
      '&kind=password_changed',
      '&state=failed&kind=password_changed',
    ])
      expect((await admin.get(`${path}${search}`)).body.items, search).toMatchObject([
        { id: failed.id, state: 'failed', attempts: 12, error: 'TypeError', retryable: true },
      ])
    expect((await admin.get(`${path}&state=sent`)).body.items).toEqual([])
    for (const search of ['state=failed', 'kind=password_changed', 'state=failed&kind=password_changed', ''])
      expect((await admin.get(`/api/admin/logs/mails?${search}`)).body.items[0], search).toMatchObject({
        id: failed.id,
      })
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
    const answers = await Promise.all([admin.post(path), admin.post(path), admin.post(path)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    await admin.settled()
    expect(mailsTo(person.email)).toHaveLength(1)
    const db = await testDatabase()
    expect((await db.select().from(events).where(eq(events.id, failed.id)))[0]).toMatchObject({
      mailStatus: 'sent',
      mailAttempts: 13,
    })
    expect(await db.select().from(auditLog).where(eq(auditLog.subjectId, failed.id))).toMatchObject([
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
    expect(await admin.post(`/api/admin/logs/mails/${running.id}/retry`)).toMatchObject({
      status: 409,
      body: { code: 'message_not_failed' },
    })
  })
})
