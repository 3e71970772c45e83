import { describe, expect, it } from 'vitest'
import type { SleepEntry } from '#contract/sleep.ts'
import { sleepEntry } from '#member/shared/lib/health/sleep-entry.testing.ts'
import { sleepDays } from '#member/shared/lib/health/sleep-week.ts'
import { napsOf, nightBars } from './night-bars.ts'

const entry = (start: string, end: string) =>
  sleepEntry(`2026-11-20T${start}:00-03:00`, `2026-11-20T${end}:00-03:00`)

function day(...entries: SleepEntry[]) {
  const [found] = sleepDays(entries, '2026-11-20', 1, 'America/Sao_Paulo')
  if (!found) throw new Error('one day')
  return found
}

describe('nightBars', () => {
  it('ends the first seven hours within a longer night', () => {
    expect(nightBars(day(entry('00:00', '08:00')))).toMatchObject([{ within: 7 / 8, missing: 0 }])
  })

  it('says what a shorter night lacks', () => {
    expect(nightBars(day(entry('00:00', '06:00')))).toMatchObject([{ within: 1, missing: 60 }])
  })

  it('counts an interrupted night together, and what is missing after its last part', () => {
    const night = day(entry('00:00', '03:00'), entry('03:30', '06:30'))
    expect(nightBars(night)).toMatchObject([
      { within: 1, missing: 0 },
      { within: 1, missing: 60 },
    ])
    const long = day(entry('00:00', '04:00'), entry('05:00', '09:00'))
    expect(nightBars(long)).toMatchObject([{ within: 1 }, { within: 0.75, missing: 0 }])
  })

  it('leaves naps out, but counts their minutes', () => {
    const withNap = day(entry('00:00', '06:00'), entry('13:00', '14:30'))
    expect(nightBars(withNap)).toMatchObject([{ missing: 0 }])
    expect(napsOf(withNap)).toHaveLength(1)
  })
})
