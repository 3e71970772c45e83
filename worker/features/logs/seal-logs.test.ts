import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { recordAccess } from '#database/access.ts'
import { recordAudit } from '#database/audit.ts'
import { storedRowsSql } from '#database/log-rows.ts'
import { accessLog, logSeals } from '#database/schema/logs.ts'
import type { StoredRow } from '#domain/server/log-chain.ts'
import { systemClock } from '#platform/clock.ts'
import { EMAIL, testDatabase, testEnvironment } from '#testing/api.ts'
import { mailsTo } from '#testing/mail.ts'
import { runSchedule } from '#worker/schedule.ts'
import { sealLogs } from './seal-logs.ts'

const LIMITS = { maxMs: 60_000, maxBatches: 10 }
const caller = { clientIp: '::1', requestId: 'r' }

async function addRows(companyId: number, count: number) {
  const db = await testDatabase()
  for (let index = 0; index < count; index += 1) {
    const entry = {
      companyId,
      at: new Date(),
      actorId: null,
      subjectId: null,
      action: 'sleep.added' as const,
    }
    await db.batch([recordAudit(db, { ...entry, ...caller })])
  }
}

const listSeals = async (companyId: number) => {
  const db = await testDatabase()
  return db.select().from(logSeals).where(eq(logSeals.companyId, companyId)).orderBy(logSeals.number)
}

it('seals each row of each company once, even if two runs overlap', async () => {
  const db = await testDatabase()
  await addRows(501, 3)
  await addRows(502, 1)
  await Promise.all([1, 2, 3].map(() => sealLogs({ db, clock: systemClock }, LIMITS)))
  await addRows(501, 2)
  await sealLogs({ db, clock: systemClock }, LIMITS)
  await sealLogs({ db, clock: systemClock }, LIMITS)
  expect((await listSeals(501)).map(({ rows }) => rows.length)).toEqual([3, 2])
  expect((await listSeals(502)).map(({ rows }) => rows.length)).toEqual([1])
  const stored = await db.all<StoredRow>(sql.raw(storedRowsSql('audit_log', 0, 1000)))
  const sealed = (await listSeals(501)).flatMap(({ rows }) => rows.map(([id]) => id))
  expect(sealed).toEqual(stored.filter(({ company_id }) => company_id === 501).map(({ id }) => id))
})

it('seals the accesses to health data too', async () => {
  const db = await testDatabase()
  const access = { companyId: 503, at: new Date(), actorId: 'a', subjectId: 's', scope: 'sleep' as const }
  await recordAccess(db, [{ ...access, reason: 'technical_support', reasonText: null, ...caller }])
  await sealLogs({ db, clock: systemClock }, LIMITS)
  const [row] = await db.select({ id: accessLog.id }).from(accessLog).where(eq(accessLog.companyId, 503))
  expect(await listSeals(503)).toMatchObject([{ log: 'access_log', rows: [[row?.id, expect.any(String)]] }])
})

it('notes the last seals once a day in the bucket and in a mail', async () => {
  const env = { ...(await testEnvironment()), EMAIL, LOG_HEADS_TO: 'selos@exemplo.com.br' }
  const clock = { now: () => new Date('2026-11-21T06:00:10Z') }
  await addRows(504, 1)
  const db = await testDatabase()
  await sealLogs({ db, clock }, LIMITS)
  const [seal] = await listSeals(504)
  for (const hour of ['06', '07']) await runSchedule(env, new Date(`2026-11-21T${hour}:00:00Z`), clock)
  const text = await (await env.FILES?.get('log-heads/2026-11-21.json'))?.text()
  const head = { log: 'audit_log', companyId: 504, number: seal?.number, hash: seal?.hash }
  expect(JSON.parse(text ?? '').heads).toContainEqual(head)
  expect(mailsTo('selos@exemplo.com.br')).toMatchObject([{ subject: 'Selos dos registros de 2026-11-21' }])
  expect(mailsTo('selos@exemplo.com.br')[0]?.text).toContain(seal?.hash)
})
