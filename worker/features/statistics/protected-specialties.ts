import { type ComparedGroup, SMALLEST_GROUP, SPECIALTIES_SHOWN } from '#contract/statistics.ts'
import { LOCALE } from '#texts/language.ts'

/** Consultations of a specialty in one period, and enough of their members to tell whether there are five. */
interface Side {
  consultations: number
  members: ReadonlySet<string>
}

export interface SpecialtyTally {
  key: string
  now: Side
  before: Side
}

const isSmall = ({ members }: Side) => members.size < SMALLEST_GROUP

function combined(sides: readonly Side[]): Side {
  return {
    consultations: sides.reduce((sum, { consultations }) => sum + consultations, 0),
    members: new Set(sides.flatMap(({ members }) => [...members])),
  }
}

/**
 * The most frequent specialties with at least five members in the current period, and all others added
 * together under the key `null`. If a specialty has fewer than five members in a period, its number for that
 * period is hidden and added there too. Subtracting the shown numbers from the total gives the sum under
 * `null`, so the smallest specialty is moved there until the sum belongs to no member or to at least five.
 */
export function protectSpecialties(tallies: readonly SpecialtyTally[]): ComparedGroup[] {
  const named = tallies
    .filter(({ now }) => !isSmall(now))
    .sort((a, b) => b.now.consultations - a.now.consultations || a.key.localeCompare(b.key, LOCALE))
    .slice(0, SPECIALTIES_SHOWN)
  for (;;) {
    const keys = new Set(named.map(({ key }) => key))
    const others = tallies.filter(({ key }) => !keys.has(key))
    const now = combined(others.map((tally) => tally.now))
    const before = combined(
      [...others, ...named.filter((tally) => isSmall(tally.before))].map((tally) => tally.before),
    )
    const revealing =
      now.consultations > 0 && isSmall(now)
        ? named.at(-1)
        : before.consultations > 0 && isSmall(before)
          ? named
              .filter((tally) => !isSmall(tally.before))
              .sort((a, b) => a.before.consultations - b.before.consultations)[0]
          : undefined
    if (!revealing) return rowsOf(named, now, before)
    named.splice(named.indexOf(revealing), 1)
  }
}

const visibleCount = (side: Side) => (isSmall(side) ? null : side.consultations)

function rowsOf(named: readonly SpecialtyTally[], now: Side, before: Side): ComparedGroup[] {
  const rows: ComparedGroup[] = named.map((tally) => ({
    key: tally.key,
    count: visibleCount(tally.now),
    previous: visibleCount(tally.before),
  }))
  return now.consultations + before.consultations > 0
    ? [...rows, { key: null, count: visibleCount(now), previous: visibleCount(before) }]
    : rows
}
