import { describe, expect, it } from 'vitest'
import { rangeBarOf } from './range-bar.ts'

const bar = (value: string, low: string | null, high: string | null, reference: string | null = null) =>
  rangeBarOf({ value, low, high, reference })

describe('rangeBarOf', () => {
  it('draws the middle of a range in the middle of its bar', () => {
    expect(bar('14', '12', '16')).toEqual({ from: 22, to: 78, dot: 50 })
  })

  it.each([
    ['the minimum itself', '70', '70', '99', 24],
    ['the maximum itself', '99', '70', '99', 76],
    ['a little above', '99,1', '70', '99', 83],
    ['a little below', '69,9', '70', '99', 17],
    ['far above', '900', '70', '99', 98],
    ['far below', '1', '70', '99', 2],
  ])('puts %s on the side where it is', (_what, value, low, high, dot) => {
    expect(bar(value, low, high)?.dot).toBe(dot)
  })

  it('begins at zero without a minimum, and ends with the bar without a maximum', () => {
    expect(bar('95', null, '<190')).toEqual({ from: 0, to: 78, dot: 39 })
    expect(bar('95', '0', '190')).toEqual({ from: 0, to: 78, dot: 39 })
    expect(bar('80', '>40', null)).toEqual({ from: 22, to: 100, dot: 44 })
    expect(bar('4000', '>40', null)).toEqual({ from: 22, to: 100, dot: 98 })
  })

  it.each([
    ['words', 'negativo', null, null, 'negativo'],
    ['no range', '5', null, null, null],
    ['a bound that cannot be compared', '<5', null, '1', null],
    ['a range without width', '5', '5', '5', null],
    ['a maximum of zero', '-1', null, '0', null],
    ['a minimum of zero alone', '3', '0', null, null],
  ])('draws nothing for %s', (_what, value, low, high, reference) => {
    expect(bar(value, low, high, reference)).toBeUndefined()
  })
})
