import { type ComparedGroup, SMALLEST_GROUP, SPECIALTIES_SHOWN } from '#contract/statistics.ts'

/** Visits of one specialty in a period, and whose they are: of many people the first few are enough. */
interface Side {
  visits: number
  people: ReadonlySet<string>
}

export interface SpecialtyTally {
  key: string
  now: Side
  before: Side
}

const isSmall = ({ people }: Side) => people.size < SMALLEST_GROUP

function together(sides: readonly Side[]): Side {
  return {
    visits: sides.reduce((sum, { visits }) => sum + visits, 0),
    people: new Set(sides.flatMap(({ people }) => [...people])),
  }
}

/**
 * The most frequent specialties that at least five people share; all else is added up under `null`. A side of the
 * comparison that fewer people share is no number, and is added up there as well. Whoever takes what is shown from the
 * total has what stands under `null`: so the smallest specialty goes there whole, until it too is of nobody or of
 * five people at least.
 */
export function protectSpecialties(tallies: readonly SpecialtyTally[]): ComparedGroup[] {
  const named = tallies
    .filter(({ now }) => !isSmall(now))
    .sort((a, b) => b.now.visits - a.now.visits || a.key.localeCompare(b.key, 'pt-BR'))
    .slice(0, SPECIALTIES_SHOWN)
  for (;;) {
    const keys = new Set(named.map(({ key }) => key))
    const others = tallies.filter(({ key }) => !keys.has(key))
    const now = together(others.map((tally) => tally.now))
    const before = together(
      [...others, ...named.filter((tally) => isSmall(tally.before))].map((tally) => tally.before),
    )
    const givesAway =
      now.visits > 0 && isSmall(now)
        ? named.at(-1)
        : before.visits > 0 && isSmall(before)
          ? named
              .filter((tally) => !isSmall(tally.before))
              .sort((a, b) => a.before.visits - b.before.visits)[0]
          : undefined
    if (!givesAway) return rowsOf(named, now, before)
    named.splice(named.indexOf(givesAway), 1)
  }
}

const shown = (side: Side) => (isSmall(side) ? null : side.visits)

function rowsOf(named: readonly SpecialtyTally[], now: Side, before: Side): ComparedGroup[] {
  const rows: ComparedGroup[] = named.map((tally) => ({
    key: tally.key,
    count: shown(tally.now),
    previous: shown(tally.before),
  }))
  return now.visits + before.visits > 0
    ? [...rows, { key: null, count: shown(now), previous: shown(before) }]
    : rows
}
