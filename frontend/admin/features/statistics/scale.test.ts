import { describe, expect, it } from 'vitest'
import { axisTop, shareOf } from './scale.ts'

describe('axisTop', () => {
  it.each([
    [[], 2],
    [[0, 1], 2],
    [[3], 4],
    [[7], 10],
    [[12], 20],
    [[40, 41], 50],
    [[990], 1000],
    [[1001], 2000],
  ])('over %j is %i', (values, top) => {
    expect(axisTop(values)).toBe(top)
  })
})

describe('shareOf', () => {
  it('is the change against the period before', () => {
    expect(shareOf(112, 100)).toBe('12%')
    expect(shareOf(996, 1000)).toBe('0,4%')
    expect(shareOf(0, 4)).toBe('100%')
    expect(shareOf(4, 0)).toBeNull()
  })
})
