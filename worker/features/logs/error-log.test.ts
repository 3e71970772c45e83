import { describe, expect, it } from 'vitest'
import { runBatch } from '#database/batch.ts'
import { deleteStale } from '#database/clean-up.ts'
import { recordError } from '#database/error-log.ts'
import { errorLog } from '#database/schema/logs.ts'
import { DAY, HOUR } from '#domain/duration.ts'
import { systemClock } from '#platform/clock.ts'
import { EMAIL, testDatabase, testEnvironment } from '#testing/api.ts'
import { administratorClient, PASSWORD, signedInClient } from '#testing/factories.ts'
import { faults } from '#testing/logged.ts'
import { runSchedule } from '#worker/schedule.ts'

describe('the error log', () => {
  it('stores route, code, request and error class, without personal data', async () => {
    const admin = await administratorClient()
    const member = await signedInClient()
    const env = await testEnvironment()
    if (!env.DB) return
    const real = env.DB
    // The request's own batch fails; the batch after the response succeeds.
    let broken = true
    const DB = {
      prepare: (query: string) => real.prepare(query),
      batch: (list: D1PreparedStatement[]) => {
        if (!broken) return real.batch(list)
        broken = false
        return Promise.reject(new TypeError(`no such column: ${PASSWORD}`))
      },
    } as unknown as D1Database
    const answer = await member.patch(
      '/api/consultations/abc?token=xyz',
      { status: 'Cancelled' },
      { env: { DB } },
    )
    expect(answer.status).toBe(500)
    expect(faults.splice(0)).toHaveLength(1)
    await member.settled()
    const { body, text } = await admin.get('/api/admin/logs/errors?source=request')
    expect(body.items[0]).toMatchObject({
      source: 'request',
      place: 'PATCH /api/consultations/:id',
      status: 500,
      code: 'unexpected',
      kind: expect.stringContaining('TypeError'),
      frames: expect.stringMatching(/^\S.* \(?\S+:\d+:\d+\)?/),
      requestId: answer.headers.get('X-Request-Id'),
    })
    expect(text).not.toMatch(/demonstracao|abc|xyz/)
  })

  it('stores a failed scheduled step, and the others still run', async () => {
    const admin = await administratorClient()
    const env = await testEnvironment()
    const FILES = { list: () => Promise.reject(new RangeError('away')) } as unknown as R2Bucket
    // The search for files without a record runs on the hour.
    await runSchedule({ ...env, EMAIL, FILES }, new Date(Math.floor(Date.now() / HOUR) * HOUR), systemClock)
    expect(faults.splice(0).length).toBeGreaterThan(0)
    const { body } = await admin.get('/api/admin/logs/errors?source=schedule')
    expect(body.items).toContainEqual(
      expect.objectContaining({
        place: 'moveOrphanPolicyFiles',
        kind: 'RangeError',
        status: null,
        requestId: null,
      }),
    )
  })

  it('is deleted after 90 days', async () => {
    const db = await testDatabase()
    const now = new Date()
    const failure = {
      source: 'request' as const,
      place: 'GET /x',
      status: 500,
      code: 'unexpected',
      requestId: null,
    }
    await recordError(
      db,
      { ...failure, place: 'GET /old', at: new Date(now.getTime() - 91 * DAY) },
      new Error('x'),
    )
    await recordError(
      db,
      { ...failure, place: 'GET /young', at: new Date(now.getTime() - 89 * DAY) },
      new Error('x'),
    )
    await runBatch(db, deleteStale(db, now, now))
    const places = (await db.select().from(errorLog)).map(({ place }) => place)
    expect(places).not.toContain('GET /old')
    expect(places).toContain('GET /young')
  })
})
