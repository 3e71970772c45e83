import { expect, it } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { recording } from '#testing/environment'
import { runSchedule } from '#worker/schedule.ts'
import { testEnvironment } from './api.ts'

const OPTIMIZE = 'PRAGMA optimize'

it.each([
  ['2026-11-20T06:00:00Z', 'at 3:00 in Brasília', true],
  ['2026-11-20T07:00:00Z', 'an hour later', false],
  ['2026-11-20T06:01:00Z', 'a minute later', false],
])('renews the planner’s statistics at %s (%s): %s', async (minute, _name, renewed) => {
  await runSchedule(await testEnvironment(), new Date(minute), systemClock)
  // Not a query: it has no plan that could be checked.
  expect(recording?.statements.delete(OPTIMIZE)).toBe(renewed)
})
