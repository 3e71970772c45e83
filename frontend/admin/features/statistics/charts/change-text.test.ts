import { describe, expect, it } from 'vitest'
import { changeText } from './change-text.ts'

describe('changeText', () => {
  it('shows a percentage, or the difference for small bases and large changes', () => {
    expect(changeText(112, 100)).toBe('12%')
    expect(changeText(996, 1000)).toBe('0,4%')
    expect(changeText(0, 40)).toBe('100%')
    expect(changeText(209, 3)).toBe('206')
    expect(changeText(2500, 12)).toBe('2.488')
  })
})
