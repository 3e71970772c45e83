import { SMALLEST_GROUP } from '#contract/statistics.ts'

/**
 * Hides the groups of fewer than `SMALLEST_GROUP` members. Since the total is known, a single hidden group
 * could be computed by subtraction, and two tiny ones almost. So the smallest of the other groups are hidden
 * too, until at least two groups and at least `SMALLEST_GROUP` members are hidden.
 */
export function protectGroups(counts: readonly number[]): { shown: (number | null)[]; total: number | null } {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const bySize = counts.map((_, index) => index).sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0))
  const hidden = new Set(bySize.filter((index) => (counts[index] ?? 0) < SMALLEST_GROUP))
  const membersHidden = () => [...hidden].reduce((sum, index) => sum + (counts[index] ?? 0), 0)
  while (
    hidden.size > 0 &&
    hidden.size < counts.length &&
    (hidden.size < 2 || membersHidden() < SMALLEST_GROUP)
  ) {
    const next = bySize.find((index) => !hidden.has(index))
    if (next === undefined) break
    hidden.add(next)
  }
  return {
    shown: counts.map((count, index) => (hidden.has(index) ? null : count)),
    total: total < SMALLEST_GROUP ? null : total,
  }
}
