import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SMALLEST_GROUP, SPECIALTIES_SHOWN } from '#contract/statistics.ts'
import { protectSpecialties, type SpecialtyTally } from './protected-specialties.ts'

/** Visits, and how many people share them: by default each is of somebody else. */
function side(of: string, visits: number, people = visits) {
  return { visits, people: new Set(Array.from({ length: people }, (_, n) => `${of}-${n}`)) }
}

const tally = (key: string, now: number, before = 0, people = now): SpecialtyTally => ({
  key,
  now: side(key, now, people),
  before: side(key, before),
})

describe('protectSpecialties', () => {
  it('adds up what fewer than five people share, and says nothing of a side of so few', () => {
    expect(
      protectSpecialties([tally('A', 20, 9), tally('B', 30, 4), tally('C', 3, 2), tally('D', 4, 3)]),
    ).toEqual([
      { key: 'B', count: 30, previous: null },
      { key: 'A', count: 20, previous: 9 },
      // Seven of C and D; before, five of them and four of B.
      { key: null, count: 7, previous: 9 },
    ])
  })

  it('counts people: many visits of a few are of a few', () => {
    expect(protectSpecialties([tally('A', 20, 20), tally('B', 30, 0, 4), tally('C', 2)])).toEqual([
      { key: 'A', count: 20, previous: 20 },
      { key: null, count: 32, previous: null },
    ])
  })

  it('takes the smallest with it where the others would be few, in either period', () => {
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

  it('shows no number where there are not five people at all', () => {
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

  it('names the thirty most frequent', () => {
    const rows = protectSpecialties(Array.from({ length: 40 }, (_, n) => tally(`E${n}`, 100 - n, 100)))
    expect(rows).toHaveLength(SPECIALTIES_SHOWN + 1)
    expect(rows.slice(-2)).toEqual([
      { key: 'E29', count: 71, previous: 100 },
      { key: null, count: 655, previous: 1000 },
    ])
  })

  it('leaves no side of a few to be had, neither as a number nor by subtraction', () => {
    const people = fc.uniqueArray(fc.nat(12).map(String), { maxLength: 10 })
    const period = fc
      .tuple(people, fc.nat(8))
      .map(([ids, more]) => ({ visits: ids.length && ids.length + more, people: new Set(ids) }))
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
            expect(own).toMatchObject({ visits: count })
            expect(own?.people.size).toBeGreaterThanOrEqual(SMALLEST_GROUP)
          }
          // What is left of the total when the shown is taken away.
          const left = all.filter(({ key }) => !keys.has(key))
          const visits = left.reduce((sum, tallied) => sum + tallied[part].visits, 0)
          const whose = new Set(left.flatMap((tallied) => [...tallied[part].people]))
          const others = rows.find(({ key }) => key === null)?.[name] ?? null
          expect(others).toBe(whose.size < SMALLEST_GROUP ? null : visits)
          if (seen.length > 0 && visits > 0) expect(whose.size).toBeGreaterThanOrEqual(SMALLEST_GROUP)
        }
      }),
    )
  })
})
