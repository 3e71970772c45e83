import { describe, expect, it } from 'vitest'
import { dayIn, offsetAt } from '../time-zone.ts'
import { closedMonth, dayAt, instantsOf, mondayOf, monthOf } from './brasilia-days.ts'

/**
 * The instants from 1900 to 2100 at which São Paulo's clocks changed, according to the runtime's time zone
 * data.
 */
function changesOf(timeZone: string): number[] {
  const changes: number[] = []
  const STEP_MS = 3 * 86_400_000
  for (let from = Date.UTC(1900, 0, 1); from < Date.UTC(2100, 0, 1); from += STEP_MS) {
    let [before, after] = [from, from + STEP_MS]
    const offset = offsetAt(timeZone, before)
    if (offsetAt(timeZone, after) === offset) continue
    while (after - before > 60_000) {
      const middle = before + Math.floor((after - before) / 120_000) * 60_000
      if (offsetAt(timeZone, middle) === offset) before = middle
      else after = middle
    }
    changes.push(after)
  }
  return changes
}

describe('days of Brasília', () => {
  it('follow every change of the clocks of São Paulo', () => {
    const changes = changesOf('America/Sao_Paulo')
    expect(changes).toHaveLength(91)
    for (const change of changes) {
      for (const minutes of [-1500, -61, -60, -1, 1, 59, 61, 1500]) {
        const instant = new Date(change + minutes * 60_000)
        expect(`${instant.toISOString()} ${dayAt(instant)}`).toBe(
          `${instant.toISOString()} ${dayIn('America/Sao_Paulo', instant)}`,
        )
      }
    }
  })

  it.each([
    // Midnight does not exist: summer time begins.
    ['2018-11-04', '2018-11-04T03:00:00Z', '2018-11-05T02:00:00Z'],
    // 23:00 to 23:59 occurs twice: summer time ends.
    ['2019-02-16', '2019-02-16T02:00:00Z', '2019-02-17T03:00:00Z'],
    ['2018-12-25', '2018-12-25T02:00:00Z', '2018-12-26T02:00:00Z'],
    ['2018-07-01', '2018-07-01T03:00:00Z', '2018-07-02T03:00:00Z'],
  ])('%s is from %s to %s', (day, start, end) => {
    expect(instantsOf({ from: day, to: day })).toEqual({ from: new Date(start), to: new Date(end) })
    expect(dayAt(new Date(start))).toBe(day)
    expect(dayAt(new Date(Date.parse(end) - 1))).toBe(day)
    expect(dayAt(new Date(end))).not.toBe(day)
  })

  it('of all time have no limits', () => {
    const { from, to } = instantsOf({ from: '0000', to: '9999' })
    expect(from.getUTCFullYear()).toBe(0)
    expect(to.getUTCFullYear()).toBe(9999)
  })

  it('start at 3:00 UTC, with weeks from Monday and months from the first day', () => {
    expect(dayAt(new Date('2026-11-21T02:59:59Z'))).toBe('2026-11-20')
    expect(instantsOf({ from: '2026-11-20', to: '2026-11-20' })).toEqual({
      from: new Date('2026-11-20T03:00:00Z'),
      to: new Date('2026-11-21T03:00:00Z'),
    })
    expect(['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'].map(mondayOf)).toEqual([
      '2026-11-09',
      '2026-11-16',
      '2026-11-16',
      '2026-11-23',
    ])
    expect(monthOf('2026-01-31', -1)).toBe('2025-12-01')
  })

  it.each([
    ['2026-11-21', '2026-11-21', '2026-10-01'],
    ['2026-10-31', '2026-11-21', '2026-10-01'],
    ['2026-10-30', '2026-11-21', '2026-09-01'],
    ['2027-03-01', '2026-11-21', '2026-10-01'],
    ['2026-11-30', '2026-11-30', '2026-10-01'],
    ['2026-11-30', '2026-12-01', '2026-11-01'],
  ])('for a period to %s, seen on %s, the last closed month is %s', (to, today, month) => {
    expect(closedMonth(to, today)).toBe(month)
  })
})
