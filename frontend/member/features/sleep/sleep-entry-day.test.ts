import { describe, expect, it } from 'vitest'
import { sleepEntryDay } from './sleep-entry-day.ts'

const SAO_PAULO = 'America/Sao_Paulo'

describe('sleepEntryDay', () => {
  it.each([
    ['2026-11-20T09:18:00Z', '2026-11-20T15:00:00Z', 'Hoje, 20 de nov.'],
    // 23:30 in São Paulo: still today.
    ['2026-11-20T09:18:00Z', '2026-11-21T02:30:00Z', 'Hoje, 20 de nov.'],
    ['2026-11-20T02:30:00Z', '2026-11-20T15:00:00Z', 'Ontem, 19 de nov.'],
    ['2026-11-18T09:54:00Z', '2026-11-20T15:00:00Z', 'qua., 18 de nov.'],
    ['2026-12-31T09:00:00Z', '2027-01-01T15:00:00Z', 'Ontem, 31/12/2026'],
    ['2025-11-18T09:00:00Z', '2026-11-20T15:00:00Z', 'ter., 18/11/2025'],
    ['2026-03-01T09:00:00Z', '2026-11-20T15:00:00Z', 'dom., 1º de mar.'],
    ['2026-03-05T09:00:00Z', '2026-11-20T15:00:00Z', 'qui., 5 de mar.'],
  ])('%s seen at %s is %s', (moment, now, label) => {
    expect(sleepEntryDay(moment, now, SAO_PAULO)).toBe(label)
  })
})
