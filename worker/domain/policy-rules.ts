import type { Policy, PolicyState } from '#contract/insurance.ts'

/** What the member and the review wait for: a pending policy without its file is unsent and not under review. */
export function stateOf({ status, hasContent }: Pick<Policy, 'status' | 'hasContent'>): PolicyState {
  return status === 'pending' && !hasContent ? 'unsent' : status
}

/** Late from the day after the due day, even if no business day has passed since. Both are calendar days. */
export function isLate(dueDay: string, today: string): boolean {
  return dueDay < today
}
