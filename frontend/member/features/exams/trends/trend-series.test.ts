import { describe, expect, it } from 'vitest'
import { trendSentence } from './trend-sentence.ts'
import { firstTrend, groupIntoSeries, valueAxis } from './trend-series.ts'

const point = (date: string, value: string, unit: string | null, overrides = {}) => ({
  id: `${date} ${value}`,
  examId: date,
  date,
  laboratory: 'São Lucas',
  analyte: 'Vitamina D',
  value,
  unit,
  low: null,
  high: null,
  reference: null,
  ...overrides,
})

describe('groupIntoSeries', () => {
  it('never mixes units, and reads different spellings as one unit', () => {
    const series = groupIntoSeries([
      point('2026-03-01', '31', 'ng/mL'),
      point('2025-09-01', '70', 'nmol/L'),
      point('2025-03-01', '24', 'ng/ml'),
      point('2024-03-01', '22', null),
    ])
    expect(series.map(({ unit, marks }) => [unit, marks.map(({ value }) => value)])).toEqual([
      ['ng/mL', [24, 31]],
      ['nmol/L', [70]],
      [null, [22]],
    ])
  })

  it('keeps the range of each report, marks bounds, and leaves values in words to the table', () => {
    const [series] = groupIntoSeries([
      point('2026-03-01', '<0,5', 'mg/L', { low: '0', high: '<1,5' }),
      point('2025-03-01', 'negativo', 'mg/L'),
    ])
    expect(series?.marks).toMatchObject([{ value: 0.5, text: '<0,5', isBound: true, low: 0, high: 1.5 }])
    expect(series?.points).toHaveLength(2)
  })

  it('takes the last number of each day, and leaves the others to the table', () => {
    const [series] = groupIntoSeries([
      point('2026-03-10', 'insuficiente', 'mg/dL'),
      point('2026-03-10', '104', 'mg/dL'),
      point('2026-03-10', '98', 'mg/dL'),
      point('2025-09-10', '95', 'mg/dL'),
    ])
    expect(series?.marks.map(({ date, value }) => [date, value])).toEqual([
      ['2025-09-10', 95],
      ['2026-03-10', 104],
    ])
    expect(series?.points).toHaveLength(4)
    expect(trendSentence(series?.marks ?? [], 'mg/dL')).toBe('9 mg/dL a mais que em 10/09/2025.')
  })
})

describe('valueAxis', () => {
  it('includes every value and bound, and does not go below zero', () => {
    const [series] = groupIntoSeries([
      point('2026-03-01', '31', 'ng/mL', { low: '20', high: '60' }),
      point('2025-03-01', '2', 'ng/mL'),
    ])
    const { bottom, top } = valueAxis(series?.marks ?? [])
    expect(bottom).toBe(0)
    expect(top).toBeGreaterThan(60)
  })

  it('ends at round numbers', () => {
    const axis = (...values: string[]) => {
      const points = values.map((value, index) => point(`2026-03-0${index + 1}`, value, null))
      return valueAxis(groupIntoSeries(points)[0]?.marks ?? [])
    }
    expect(axis('34', '22', '18', '20')).toEqual({ bottom: 16, top: 36 })
    expect(axis('5600', '4000', '11000')).toEqual({ bottom: 3000, top: 12_000 })
    expect(axis('0,42', '0,4').top).toBeCloseTo(0.422, 6)
    expect(axis('0,42', '0,4').bottom).toBeCloseTo(0.398, 6)
  })

  it('pads a single value', () => {
    const [series] = groupIntoSeries([point('2026-03-01', '10', null)])
    const { bottom, top } = valueAxis(series?.marks ?? [])
    expect(bottom).toBeLessThan(10)
    expect(top).toBeGreaterThan(10)
  })
})

describe('firstTrend', () => {
  const analyte = (id: string, date: string, count: number, isOutside: boolean) => ({
    id,
    analyte: id,
    unit: null,
    date,
    count,
    isOutside,
  })
  const common = analyte('TSH', '2026-03-01', 9, false)

  it('is the one with several values that was outside its range last, otherwise the one with the most', () => {
    const old = analyte('Ácido úrico', '2024-01-05', 3, true)
    const recent = analyte('Vitamina D', '2025-11-20', 2, true)
    const single = analyte('Ferritina', '2026-02-10', 1, true)
    expect(firstTrend([old, common, recent, single])).toBe(recent)
    expect(firstTrend([single, common])).toBe(common)
    expect(firstTrend([analyte('Cálcio', '2026-05-01', 1, false), single])).toBe(single)
    expect(firstTrend([])).toBeUndefined()
  })
})
