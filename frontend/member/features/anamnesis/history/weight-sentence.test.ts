import { expect, it } from 'vitest'
import type { WeightPoint } from '#contract/anamnesis.ts'
import { weightSentence } from './weight-sentence.ts'

const NOW = '2026-11-20T12:00:00Z'
const point = (day: string, weightKg: number): WeightPoint => ({ at: `${day}T15:00:00Z`, weightKg, bmi: 24 })
const august = point('2026-08-20', 64.9)
const september = point('2026-09-20', 63.8)

it('compares the last weight with the one before it', () => {
  const points = [point('2026-03-01', 70.4), august, september]
  expect(weightSentence({ points }, NOW)).toBe('1,1 kg a menos que em 20 de agosto.')
  expect(weightSentence({ points: [september, point('2026-10-01', 64.1)] }, NOW)).toBe(
    '0,3 kg a mais que em 20 de setembro.',
  )
  expect(weightSentence({ points: [september, { ...september, at: NOW }] }, NOW)).toBe(
    'O mesmo peso de 20 de setembro.',
  )
})

it('compares the first weight of a period with the last before it', () => {
  expect(weightSentence({ points: [september], before: august }, NOW)).toBe(
    '1,1 kg a menos que em 20 de agosto.',
  )
})

it('compares the last month of a year with its first', () => {
  const points = [point('2026-03-31', 70.4), august, september]
  expect(weightSentence({ points, before: point('2025-12-01', 80), areMeans: true }, NOW)).toBe(
    '6,6 kg a menos que em março.',
  )
  expect(weightSentence({ points: [september], before: point('2025-12-01', 65), areMeans: true }, NOW)).toBe(
    '1,2 kg a menos que em 1º de dezembro de 2025.',
  )
})

it('says nothing about a single weight', () => {
  expect(weightSentence({ points: [august], before: null }, NOW)).toBe('')
  expect(weightSentence({ points: [], before: august }, NOW)).toBe('')
  // In another time zone a month can begin within a day of Brasília time.
  const sameDay = { ...august, at: '2026-08-20T23:00:00Z' }
  expect(weightSentence({ points: [sameDay], before: august }, NOW)).toBe('')
})

it.each([
  // 00:30 and 23:30 of one day in São Paulo, which are two days in UTC.
  ['2026-08-20T03:30:00Z', '2026-08-21T02:30:00Z', /^$/],
  // 23:30 and 00:30, an hour apart, which are one day in UTC.
  ['2026-08-21T02:30:00Z', '2026-08-21T03:30:00Z', /^1,1 kg a menos que em /],
])('compares only weights of different days in São Paulo: %s and %s', (before, at, sentence) => {
  const points = [
    { ...august, at: before },
    { ...september, at },
  ]
  expect(weightSentence({ points }, NOW)).toMatch(sentence)
})
