import { describe, expect, it } from 'vitest'
import { dueInPanel, dueInRow } from './due-text.ts'

const FRIDAY = '2026-11-27'
const SATURDAY = '2026-11-28'
const MONDAY = '2026-11-30'

describe('the due day of a policy', () => {
  it.each([
    [FRIDAY, FRIDAY, 0, 'Vence hoje', 'prazo hoje'],
    [FRIDAY, MONDAY, 1, '30/11', 'prazo 30/11 (1 dia útil)'],
    [SATURDAY, '2026-12-01', 2, '01/12', 'prazo 01/12 (2 dias úteis)'],
    // No business day until then: a weekend or a holiday.
    [FRIDAY, SATURDAY, 0, '28/11', 'prazo 28/11'],
    ['2026-12-24', '2026-12-25', 0, '25/12', 'prazo 25/12'],
    [SATURDAY, FRIDAY, -0, 'Venceu em 27/11', 'venceu em 27/11'],
    [MONDAY, FRIDAY, -1, 'Venceu em 27/11', 'venceu em 27/11 (há 1 dia útil)'],
    ['2026-12-30', '2027-01-04', 2, '04/01/2027', 'prazo 04/01/2027 (2 dias úteis)'],
    ['2026-12-02', FRIDAY, -3, 'Venceu em 27/11', 'venceu em 27/11 (há 3 dias úteis)'],
  ])('on %s, due %s, %i business days left', (today, dueDay, daysLeft, inRow, inPanel) => {
    expect(dueInRow({ dueDay, daysLeft }, today)).toBe(inRow)
    expect(dueInPanel({ dueDay, daysLeft }, today)).toBe(inPanel)
  })
})
