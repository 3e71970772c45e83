import { expect, it } from 'vitest'
import { awaitsOutcome } from './consultations.ts'

it.each([
  ['Scheduled', '2026-11-24T11:30:00Z', true],
  ['Scheduled', '2026-11-24T11:30:01Z', false],
  ['Scheduled', '2026-11-25T11:00:00Z', false],
  ['Completed', '2026-11-20T11:00:00Z', false],
  ['Cancelled', '2026-11-20T11:00:00Z', false],
] as const)('a consultation that is %s for %s awaits its outcome at noon: %s', (status, date, awaits) => {
  expect(awaitsOutcome({ status, date }, Date.parse('2026-11-24T12:00:00Z'))).toBe(awaits)
})
