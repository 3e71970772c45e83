import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SMALLEST_GROUP, SPECIALTIES_SHOWN } from '#contract/statistics.ts'
import { protectSpecialties, type SpecialtyTally } from './protected-specialties.ts'

/** A number of consultations and of their members: by default one member for each. */
function side(of: string, consultations: number, members = consultations) {
  return { consultations, members: new Set(Array.from({ length: members }, (_, n) => `${of}-${n}`)) }
}

const tally = (key: string, now: number, before = 0, members = now): SpecialtyTally => ({
  key,
  now: side(key, now, members),
  before: side(key, before),
})

describe('protectSpecialties', () => {
  it('adds up specialties of fewer than five members, and hides a period of fewer than five', () => {
    expect(
      protectSpecialties([tally('A', 20, 9), tally('B', 30, 4), tally('C', 3, 2), tally('D', 4, 3)]),
    ).toEqual([
      { key: 'B', count: 30, previous: null },
      { key: 'A', count: 20, previous: 9 },
      // Seven of C and D now; five of C and D and four of B before.
      { key: null, count: 7, previous: 9 },
    ])
  })

  it('counts members, not consultations', () => {
    expect(protectSpecialties([tally('A', 20, 20), tally('B', 30, 0, 4), tally('C', 2)])).toEqual([
      { key: 'A', count: 20, previous: 20 },
      { key: null, count: 32, previous: null },
    ])
  })

  it('adds the smallest specialty to the others if those are few, in either period', () => {
    expect(protectSpecialties([tally('A', 20, 20), tally('B', 10, 30), tally('C', 1, 5)])).toEqual([
      { key: 'A', count: 20, previous: 20 },
      { key: null, count: 11, previous: 35 },
    ])
    expect(protectSpecialties([tally('A', 20, 20), tally('B', 10, 30), tally('C', 5, 1)])).toEqual([
      { key: 'B', count: 10, previous: 30 },
      { key: 'C', count: 5, previous: null },
      { key: null, count: 20, previous: 21 },
    ])
  })

  it('shows no number if there are fewer than five members altogether', () => {
    expect(protectSpecialties([tally('A', 2, 0), tally('B', 1, 1)])).toEqual([
      { key: null, count: null, previous: null },
    ])
    expect(protectSpecialties([tally('A', 6, 1), tally('', 5, 1)])).toEqual([
      { key: 'A', count: 6, previous: null },
      { key: '', count: 5, previous: null },
      { key: null, count: null, previous: null },
    ])
    expect(protectSpecialties([])).toEqual([])
  })

  it('names the thirty most frequent specialties', () => {
    const rows = protectSpecialties(Array.from({ length: 40 }, (_, n) => tally(`E${n}`, 100 - n, 100)))
    expect(rows).toHaveLength(SPECIALTIES_SHOWN + 1)
    expect(rows.slice(-2)).toEqual([
      { key: 'E29', count: 71, previous: 100 },
      { key: null, count: 655, previous: 1000 },
    ])
  })

  it('reveals no period of fewer than five members, neither as a number nor by subtraction', () => {
    const members = fc.uniqueArray(fc.nat(12).map(String), { maxLength: 10 })
    const period = fc
      .tuple(members, fc.nat(8))
      .map(([ids, more]) => ({ consultations: ids.length && ids.length + more, members: new Set(ids) }))
    const tallies = fc.array(fc.record({ now: period, before: period }), { maxLength: 36 })
    fc.assert(
      fc.property(tallies, (sides) => {
        const all = sides.map((tallied, index) => ({ ...tallied, key: `E${index}` }))
        const rows = protectSpecialties(all)
        for (const [part, name] of [
          ['now', 'count'],
          ['before', 'previous'],
        ] as const) {
          const seen = rows.filter((row) => row.key !== null && row[name] !== null)
          const keys = new Set(seen.map(({ key }) => key))
          for (const { key, [name]: count } of seen) {
            const own = all.find((candidate) => candidate.key === key)?.[part]
            expect(own).toMatchObject({ consultations: count })
            expect(own?.members.size).toBeGreaterThanOrEqual(SMALLEST_GROUP)
          }
          // What remains of the total without the shown numbers.
          const left = all.filter(({ key }) => !keys.has(key))
          const consultations = left.reduce((sum, tallied) => sum + tallied[part].consultations, 0)
          const members = new Set(left.flatMap((tallied) => [...tallied[part].members]))
          const others = rows.find(({ key }) => key === null)?.[name] ?? null
          expect(others).toBe(members.size < SMALLEST_GROUP ? null : consultations)
          if (seen.length > 0 && consultations > 0)
            expect(members.size).toBeGreaterThanOrEqual(SMALLEST_GROUP)
        }
      }),
    )
  })
})
