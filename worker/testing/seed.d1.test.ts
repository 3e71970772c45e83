import { beforeAll, expect, it } from 'vitest'
import type { Statistics } from '#contract/statistics.ts'
import { seedDemo } from '#worker/seed/run.ts'
import { testEnvironment } from './api.ts'
import { administratorClient } from './factories.ts'

let statistics: Statistics

beforeAll(async () => {
  const { DB, FILES, PASSWORD_PEPPER: pepper } = await testEnvironment()
  if (!DB || !FILES) throw new Error('D1 and R2 alone are seeded')
  const options = { pepper, now: new Date(), files: FILES }
  await seedDemo(DB, options)
  // A second run changes nothing.
  await seedDemo(DB, options)
  const admin = await administratorClient()
  statistics = (await admin.get('/api/admin/statistics')).body
}, 60_000)

const sum = (numbers: (number | null)[]) => numbers.reduce<number>((total, one) => total + (one ?? 0), 0)

it('fills every chart for the last thirty days and for the thirty days before', () => {
  const { active, bmi, consultations, decisions, policies, registrations, sleep } = statistics
  for (const rows of [
    registrations.byStatus,
    consultations.byType,
    consultations.byStatus,
    policies.byState,
  ]) {
    expect(sum(rows.map(({ count }) => count))).toBeGreaterThan(5)
    expect(sum(rows.map(({ previous }) => previous))).toBeGreaterThan(5)
  }
  expect(decisions.current.count).toBeGreaterThan(5)
  expect(decisions.previous.count).toBeGreaterThan(5)
  for (const { count, previous } of active.weeks)
    expect(Math.min(count, previous ?? count)).toBeGreaterThan(5)
  const named = consultations.bySpecialty.filter(({ key }) => key)
  expect(named.length).toBeGreaterThanOrEqual(4)
  for (const { cells, total } of [sleep, bmi]) {
    expect(total).toBeGreaterThan(40)
    for (const side of ['count', 'previous'] as const)
      expect(cells.filter((cell) => cell[side]).length).toBeGreaterThanOrEqual(3)
  }
  expect(policies.ages.filter(({ approved }) => approved > 0).length).toBeGreaterThanOrEqual(3)
})

it('has registrations with several waiting times, and policies with a history in the review queue', () => {
  const { policies, registrations } = statistics
  const waiting = registrations.byStatus.find(({ key }) => key === 'email_confirmed')
  expect(waiting?.count).toBe(13)
  expect(policies.byState.find(({ key }) => key === 'unsent')?.count).toBe(0)
})
