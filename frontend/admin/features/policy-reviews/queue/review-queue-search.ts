import type { PolicyStatus } from '#contract/insurance.ts'
import { REVIEW_QUEUE_SEARCH_MAX } from '#contract/policy-reviews.ts'

const decided = ['approved', 'rejected'] as const

/** What of the desk is in its address. */
export interface ReviewQueueSearch {
  status?: (typeof decided)[number]
  search?: string
}

export function reviewQueueSearch(address: Record<string, unknown>): ReviewQueueSearch {
  const status = decided.find((known) => known === address.status)
  const typed = typeof address.search === 'string' || typeof address.search === 'number'
  const search = typed ? String(address.search).slice(0, REVIEW_QUEUE_SEARCH_MAX) : ''
  return { ...(status && { status }), ...(search.trim() && { search }) }
}

export function filterOf({ status, search = '' }: ReviewQueueSearch): {
  status: PolicyStatus
  search: string
} {
  return { status: status ?? 'pending', search: search.trim() }
}
