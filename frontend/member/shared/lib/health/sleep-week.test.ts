import { describe, expect, it } from 'vitest'
import { sleepEntry } from './sleep-entry.testing.ts'
import { minutesOf, sleepKindOf, weekOf } from './sleep-week.ts'

const SAO_PAULO = 'America/Sao_Paulo'

describe('weekOf', () => {
  it('ends on the given day and counts each night on the day on which it ended', () => {
    const week = weekOf(
      [
        sleepEntry('2026-11-20T01:48:00Z', '2026-11-20T09:18:00Z', 82),
        // 23:30 of the 19th in São Paulo, though the 20th in UTC.
        sleepEntry('2026-11-20T01:00:00Z', '2026-11-20T02:30:00Z', 40),
        sleepEntry('2026-11-13T01:00:00Z', '2026-11-13T09:00:00Z'),
      ],
      '2026-11-20',
      SAO_PAULO,
    )
    expect([week.first, week.last, week.days.length]).toEqual(['2026-11-14', '2026-11-20', 7])
    expect(week.days.map(({ bars }) => bars.length)).toEqual([0, 0, 0, 0, 0, 1, 1])
    expect(week.days[6]?.bars[0]).toMatchObject({ from: -72, to: 378 })
    expect(week.days[5]?.bars[0]).toMatchObject({ from: 22 * 60, to: 23 * 60 + 30 })
    expect(week.nights).toBe(2)
    expect(week.meanMinutes).toBe((450 + 90) / 2)
    expect(week.meanQuality).toBe(Math.round((82 * 450 + 40 * 90) / 540))
  })

  it('adds a nap to its day and counts that day once', () => {
    const week = weekOf(
      [
        sleepEntry('2026-11-20T16:30:00Z', '2026-11-20T17:00:00Z'),
        sleepEntry('2026-11-20T02:00:00Z', '2026-11-20T09:00:00Z'),
      ],
      '2026-11-20',
      SAO_PAULO,
    )
    const today = week.days[6]
    expect(today?.minutes).toBe(450)
    expect(today?.bars.map(({ from }) => from)).toEqual([-60, 13 * 60 + 30])
    expect(today?.bars.map(({ entry }) => sleepKindOf(entry))).toEqual(['night', 'nap'])
    expect(week.nights).toBe(1)
  })

  it('has no means without entries', () => {
    expect(weekOf([], '2026-11-20', SAO_PAULO)).toMatchObject({ nights: 0, meanMinutes: 0, meanQuality: 0 })
  })

  it.each([
    [
      'an hour shorter, over the midnight that did not exist',
      '2018-11-04T01:00:00Z',
      '2018-11-04T08:00:00Z',
      420,
      -120,
      360,
    ],
    [
      'an hour longer, over the hour that came twice',
      '2019-02-17T00:00:00Z',
      '2019-02-17T09:00:00Z',
      540,
      -120,
      360,
    ],
  ])('%s', (_what, start, end, minutes, from, to) => {
    const night = sleepEntry(start, end)
    expect(minutesOf(night)).toBe(minutes)
    const [found] = weekOf([night], end.slice(0, 10), SAO_PAULO).days.flatMap(({ bars }) => bars)
    expect(found).toMatchObject({ from, to })
  })
})
