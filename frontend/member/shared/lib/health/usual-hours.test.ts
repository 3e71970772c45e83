import { describe, expect, it } from 'vitest'
import type { SleepEntry } from '#contract/sleep.ts'
import { sleepEntry } from './sleep-entry.testing.ts'
import { usualHoursOf } from './usual-hours.ts'

const SAO_PAULO = 'America/Sao_Paulo'

/** A night that ended on this day of November 2026 in São Paulo time; `bed` may be after midnight. */
function night(day: number, bed: string, wake: string): SleepEntry {
  const instant = (date: number, time: string) =>
    new Date(`2026-11-${String(date).padStart(2, '0')}T${time}:00-03:00`).toISOString()
  return sleepEntry(instant(bed < '12:00' ? day : day - 1, bed), instant(day, wake))
}

const five = [
  night(20, '23:30', '06:45'),
  night(19, '00:20', '06:40'),
  night(18, '23:20', '06:30'),
  night(17, '22:50', '06:50'),
  night(16, '23:00', '09:10'),
]

describe('usualHoursOf', () => {
  it('is the median of bed and wake times, across midnight', () => {
    expect(usualHoursOf(five, SAO_PAULO)).toEqual({ bed: '23:20', wake: '06:45' })
  })

  it('averages the two middle times of an even number of nights', () => {
    expect(usualHoursOf([night(21, '23:50', '06:42'), ...five], SAO_PAULO)).toEqual({
      bed: '23:25',
      wake: '06:44',
    })
  })

  it('is unknown with fewer than five nights', () => {
    expect(usualHoursOf(five.slice(1), SAO_PAULO)).toBeUndefined()
  })

  it('ignores naps and a second sleep on the same day', () => {
    const nap = sleepEntry('2026-11-15T17:00:00Z', '2026-11-15T18:00:00Z')
    expect(usualHoursOf([...five.slice(1), nap], SAO_PAULO)).toBeUndefined()
    const second = sleepEntry('2026-11-20T15:00:00Z', '2026-11-20T18:30:00Z')
    expect(usualHoursOf([second, ...five], SAO_PAULO)).toEqual({ bed: '23:20', wake: '06:45' })
  })

  it('follows the member’s time zone', () => {
    expect(usualHoursOf(five, 'Europe/Lisbon')).toEqual({ bed: '02:20', wake: '09:45' })
  })

  it('ignores nights before the latest 30', () => {
    const daysBack = (one: SleepEntry, days: number) => {
      const shifted = (moment: string) => new Date(Date.parse(moment) - days * 86_400_000).toISOString()
      return sleepEntry(shifted(one.sleepStart), shifted(one.sleepEnd))
    }
    const latest = Array.from({ length: 30 }, (_, days) => daysBack(night(20, '23:00', '07:00'), days))
    const old = Array.from({ length: 40 }, (_, days) => daysBack(night(20, '02:00', '11:00'), 30 + days))
    expect(usualHoursOf([...latest, ...old], SAO_PAULO)).toEqual({ bed: '23:00', wake: '07:00' })
  })
})
