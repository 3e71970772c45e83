import { describe, expect, it } from 'vitest'
import { dueText } from './due-text.ts'

const FRIDAY = '2026-11-27'
const SATURDAY = '2026-11-28'
const SUNDAY = '2026-11-29'
const MONDAY = '2026-11-30'

describe('dueText', () => {
  it.each([
    [FRIDAY, FRIDAY, 0, 'Vence hoje'],
    [FRIDAY, MONDAY, 1, 'Vence em 1 dia útil'],
    [FRIDAY, SATURDAY, 0, 'Vence amanhã'],
    [FRIDAY, SUNDAY, 0, 'Vence em 29/11/2026'],
    [SATURDAY, SATURDAY, 0, 'Vence hoje'],
    [SATURDAY, SUNDAY, 0, 'Vence amanhã'],
    [SATURDAY, MONDAY, 1, 'Vence em 1 dia útil'],
    [SUNDAY, SUNDAY, 0, 'Vence hoje'],
    [SUNDAY, '2026-12-01', 2, 'Vence em 2 dias úteis'],
    // The day after is a holiday: Christmas Day, on a Friday.
    ['2026-12-24', '2026-12-25', 0, 'Vence amanhã'],
    ['2026-12-24', '2026-12-28', 1, 'Vence em 1 dia útil'],
    ['2026-12-25', '2026-12-25', 0, 'Vence hoje'],
  ])('on %s, due %s, %i business days left: %s', (today, dueDay, daysLeft, words) => {
    expect(dueText({ dueDay, daysLeft }, false, today)).toBe(words)
  })

  it.each([
    [SATURDAY, FRIDAY, -0, 'Atrasada desde 27/11/2026'],
    [MONDAY, FRIDAY, -1, 'Atrasada há 1 dia útil'],
    ['2026-12-02', FRIDAY, -3, 'Atrasada há 3 dias úteis'],
  ])('on %s, was due %s, %s business days left: %s', (today, dueDay, daysLeft, words) => {
    expect(dueText({ dueDay, daysLeft }, true, today)).toBe(words)
  })
})
