import { describe, expect, it } from 'vitest'
import type { ExercisePeriod, ExerciseTotals } from '#contract/exercise.ts'
import { dayFigures } from './days-chart.tsx'
import { exerciseSentence } from './exercise-sentence.ts'
import { monthFigures } from './months-chart.tsx'

const totals = (weeklyMinutes: number, days = 20): ExerciseTotals => ({
  light: 0,
  moderate: 90,
  vigorous: 0,
  activeDays: 3,
  days,
  weeklyMinutes,
})
const november = (now: ExerciseTotals, before: ExerciseTotals): ExercisePeriod => ({
  first: '2026-11-01',
  last: '2026-11-30',
  days: [],
  months: [],
  totals: now,
  before,
  hasOlder: true,
})

describe('exerciseSentence', () => {
  it.each([
    [180, 145, '35 min a mais por semana que em outubro.'],
    [145, 180, '35 min a menos por semana que em outubro.'],
    [150, 150, 'O mesmo tempo por semana que em outubro.'],
  ])('compares %d with %d minutes a week', (now, before, sentence) => {
    expect(exerciseSentence('month', november(totals(now), totals(before)))).toBe(sentence)
  })

  it('says nothing about less than a week, on either side', () => {
    expect(exerciseSentence('month', november(totals(180, 6), totals(145)))).toBe('')
    expect(exerciseSentence('month', november(totals(180), totals(145, 3)))).toBe('')
  })
})

it('describes the figures of a day and of a month', () => {
  const day = { day: '2026-11-20', light: 0, moderate: 30, vigorous: 15, strength: true }
  expect(dayFigures(day)).toBe('45 min · 30 moderados, 15 intensos · força')
  expect(dayFigures({ ...day, moderate: 0, vigorous: 0 })).toBe('Sem atividade')
  expect(monthFigures({ month: '2026-10', ...totals(182) })).toBe(
    '182 min por semana, em média · 3 dias com atividade',
  )
})
