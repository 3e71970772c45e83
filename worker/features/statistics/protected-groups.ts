import { SMALLEST_GROUP } from '#contract/statistics.ts'

/**
 * Counts of people with the small groups taken out. Where a total is known, one hidden group could be had by
 * subtraction, and two tiny ones nearly: so the smallest of the others go too, until those hidden are at least two
 * and at least as many people as the smallest group that may be seen.
 */
export function protectGroups(counts: readonly number[]): { shown: (number | null)[]; total: number | null } {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const bySize = counts.map((_, index) => index).sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0))
  const hidden = new Set(bySize.filter((index) => (counts[index] ?? 0) < SMALLEST_GROUP))
  const people = () => [...hidden].reduce((sum, index) => sum + (counts[index] ?? 0), 0)
  while (hidden.size > 0 && hidden.size < counts.length && (hidden.size < 2 || people() < SMALLEST_GROUP)) {
    const next = bySize.find((index) => !hidden.has(index))
    if (next === undefined) break
    hidden.add(next)
  }
  return {
    shown: counts.map((count, index) => (hidden.has(index) ? null : count)),
    total: total < SMALLEST_GROUP ? null : total,
  }
}
