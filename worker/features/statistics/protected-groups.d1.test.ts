import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SMALLEST_GROUP } from '#contract/statistics.ts'
import { protectGroups } from './protected-groups.ts'

describe('protectGroups', () => {
  it.each([
    [[10, 20, 30, 40, 50, 60], [10, 20, 30, 40, 50, 60], 210],
    // One small group could be computed from the total, so the smallest of the others is hidden too.
    [[3, 20, 30, 40, 50, 60], [null, null, 30, 40, 50, 60], 203],
    // Two small groups of three members together are still too few.
    [[1, 2, 30, 40, 50, 60], [null, null, null, 40, 50, 60], 183],
    [[4, 4, 30, 40, 50, 60], [null, null, 30, 40, 50, 60], 188],
    // An empty group counts as a small one.
    [[0, 0, 9, 8, 7, 6], [null, null, 9, 8, 7, null], 30],
    [[0, 0, 0, 0, 0, 80], [null, null, null, null, null, null], 80],
    [[0, 1, 0, 2, 0, 1], [null, null, null, null, null, null], null],
    [[0, 0, 0, 0, 0, 0], [null, null, null, null, null, null], null],
  ])('shows %j as %j with a total of %j', (counts, shown, total) => {
    expect(protectGroups(counts)).toEqual({ shown, total })
  })

  it('reveals no small group, neither directly nor by subtraction', () => {
    const counts = fc.array(fc.oneof(fc.nat(6), fc.nat(200)), { minLength: 2, maxLength: 8 })
    fc.assert(
      fc.property(counts, (groups) => {
        const { shown, total } = protectGroups(groups)
        const hidden = groups.filter((_, index) => shown[index] === null)
        for (const count of shown) if (count !== null) expect(count).toBeGreaterThanOrEqual(SMALLEST_GROUP)
        if (total === null || hidden.length === 0) return
        expect(hidden.length).toBeGreaterThanOrEqual(2)
        const rest = total - shown.reduce<number>((sum, count) => sum + (count ?? 0), 0)
        expect(rest).toBe(hidden.reduce((sum, count) => sum + count, 0))
        expect(rest).toBeGreaterThanOrEqual(SMALLEST_GROUP)
      }),
    )
  })
})
