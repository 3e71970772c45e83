import { describe, expect, it } from 'vitest'
import { changeText, comparisonText } from './change-text.ts'

describe('changeText', () => {
  it('shows a percentage, or the difference for small bases and large changes', () => {
    expect(changeText(112, 100)).toBe('12%')
    expect(changeText(996, 1000)).toBe('0,4%')
    expect(changeText(0, 40)).toBe('100%')
    expect(changeText(209, 3)).toBe('206')
    expect(changeText(2500, 12)).toBe('2.488')
  })
})

describe('comparisonText', () => {
  const before = { from: '2026-09-01', to: '2026-09-13' }

  it.each([
    [
      { count: 112, compared: 112, previous: 100, before },
      '12% a mais, comparado com 01/09/2026 a 13/09/2026 (100).',
    ],
    [
      { count: 130, compared: 90, previous: 100, before },
      '10% a menos, comparado com 01/09/2026 a 13/09/2026 (100). Compara só até ontem (90).',
    ],
    [
      { count: 5, compared: 5, previous: 5, before: { from: '2026-10-13', to: '2026-10-13' } },
      'O mesmo, comparado com 13/10/2026 (5).',
    ],
    [
      { count: 5, compared: 5, previous: 0, before },
      'Comparado com 01/09/2026 a 13/09/2026, quando não houve nada.',
    ],
    [{ count: 5, compared: 0, previous: 0, before: null }, 'Só dias encerrados são comparados.'],
  ])('says what %o was compared with', (total, text) => {
    expect(comparisonText(total)).toBe(text)
  })
})
