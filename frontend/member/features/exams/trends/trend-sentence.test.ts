import { expect, it } from 'vitest'
import { trendSentence } from './trend-sentence.ts'
import type { Mark } from './trend-series.ts'

const mark = (date: string, value: number, isBound = false): Mark => ({
  key: date,
  date,
  value,
  text: `${value}`,
  isBound,
  low: undefined,
  high: undefined,
  range: undefined,
})
const march = mark('2026-03-12', 98.4)

it.each([
  [[march, mark('2026-10-06', 104.1)], 'mg/dL', '5,7 mg/dL a mais que em 12/03/2026.'],
  [[march, mark('2026-10-06', 98.1)], 'mg/dL', '0,3 mg/dL a menos que em 12/03/2026.'],
  [[march, mark('2026-10-06', 98.4)], null, 'O mesmo resultado de 12/03/2026.'],
  [[mark('2025-01-01', 1), march, mark('2026-10-06', 99.4)], null, '1 a mais que em 12/03/2026.'],
  [[march], 'mg/dL', ''],
  [[march, mark('2026-10-06', 1, true)], 'mg/dL', ''],
])('compares the last result with the one before it: %j', (marks, unit, sentence) => {
  expect(trendSentence(marks, unit)).toBe(sentence)
})
