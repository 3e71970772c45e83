import { and, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { policyStates } from '#contract/insurance.ts'
import { dailyCounts } from '#database/schema/statistics.ts'
import { after, DAY } from '#domain/duration.ts'
import { isLate, stateOf } from '#domain/policy-rules.ts'
import { addDays } from '#domain/time-zone.ts'
import { testDatabase } from '#testing/api.ts'
import { createCompany, createUser } from '#testing/factories.ts'
import { waitingPolicy } from '#testing/policies.ts'
import { countWaiting } from '../policy-reviews/policy-reviews.queries.ts'
import { policiesAfter } from '../reports/lists.queries.ts'
import { policiesSentIn } from '../statistics/rows.queries.ts'
import { policiesOf } from './insurance.queries.ts'

const now = new Date()
const today = '2026-11-27'

/** Every state that a policy can have, with due days around today. */
const kinds = [
  { status: 'pending', contentStoredAt: null, dueDay: null },
  ...[-30, -1, 0, 1, 30].map(
    (days) => ({ status: 'pending', contentStoredAt: now, dueDay: addDays(today, days) }) as const,
  ),
  { status: 'approved', contentStoredAt: now, dueDay: today, decidedAt: now },
  { status: 'rejected', contentStoredAt: now, dueDay: today, decidedAt: now },
] as const

it('lists and counts policies in the state and as late as the rules say', async () => {
  const db = await testDatabase()
  const { id: companyId } = await createCompany()
  const { id: administratorId } = await createUser({ companyId, role: 'admin' })
  const { id: ownerId } = await createUser({ companyId })
  const cases = await Promise.all(
    kinds.map(async (kind) => ({ ...kind, id: (await waitingPolicy({ ...kind, companyId, ownerId })).id })),
  )
  const expected = cases.map(({ id, status, contentStoredAt }) => ({
    id,
    state: stateOf({ status, hasContent: contentStoredAt !== null }),
  }))
  const byId = (rows: readonly { id: string; state: string }[]) =>
    Object.fromEntries(rows.map(({ id, state }) => [id, state]))
  const listed = await Promise.all(
    policyStates.map(async (state) =>
      (await policiesOf(db, ownerId, { limit: 100 }, state)).map(({ id }) => ({ id, state })),
    ),
  )
  expect(byId(listed.flat())).toEqual(byId(expected))
  const slice = { span: { from: after(now, -DAY), to: after(now, DAY) }, limit: 100 }
  expect(byId(await policiesAfter(db, companyId, slice))).toEqual(byId(expected))
  const sent = await policiesSentIn(db, administratorId, slice)
  expect(byId(sent.map(({ id, status }) => ({ id, state: status })))).toEqual(byId(expected))
  const counts = await db
    .select({ state: dailyCounts.key, count: sql<number>`sum(${dailyCounts.count})` })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.companyId, companyId), eq(dailyCounts.metric, 'policies')))
    .groupBy(dailyCounts.key)
  const count = (state: string) => expected.filter((one) => one.state === state).length
  expect(Object.fromEntries(counts.map((one) => [one.state, one.count]))).toEqual(
    Object.fromEntries(policyStates.map((state) => [state, count(state)])),
  )
  const [waiting] = await countWaiting(db, administratorId, today)
  const dueDays = cases.flatMap(({ status, dueDay }) => (status === 'pending' && dueDay ? [dueDay] : []))
  expect(waiting).toMatchObject({
    waiting: count('pending'),
    late: dueDays.filter((day) => isLate(day, today)).length,
    dueToday: dueDays.filter((day) => day === today).length,
  })
})
