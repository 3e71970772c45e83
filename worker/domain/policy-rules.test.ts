import { expect, it } from 'vitest'
import { dueDayOf } from './policy-due-day.ts'
import { isLate, stateOf } from './policy-rules.ts'

it.each([
  ['pending', true, 'pending'],
  ['pending', false, 'unsent'],
  ['approved', true, 'approved'],
  ['rejected', true, 'rejected'],
] as const)('a policy that is %s, with content %s, counts as %s', (status, hasContent, state) => {
  expect(stateOf({ status, hasContent })).toBe(state)
})

it.each([
  // A Friday evening in São Paulo, which is Saturday in UTC.
  ['2026-11-28T01:00:00Z', 2, [], '2026-12-01'],
  ['2026-11-28T03:00:00Z', 2, [], '2026-12-01'],
  ['2026-11-27T12:00:00Z', 2, [{ day: '2026-11-30', observed: true }], '2026-12-02'],
  ['2026-12-24T12:00:00Z', 1, [{ day: '2026-12-25', observed: false }], '2026-12-25'],
])(
  'the review of one that arrives at %s, within %d business days, is due on %4$s',
  (at, analysisDays, own, due) => {
    expect(dueDayOf(new Date(at), { timeZone: 'America/Sao_Paulo', analysisDays }, own)).toBe(due)
    expect([isLate(due, due), isLate(due, '2027-01-01')]).toEqual([false, true])
  },
)
