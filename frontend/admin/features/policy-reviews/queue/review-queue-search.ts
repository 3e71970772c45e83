import type { PolicyStatus } from '#contract/insurance.ts'
import { REVIEW_QUEUE_SEARCH_MAX } from '#contract/policy-reviews.ts'

const decided = ['approved', 'rejected'] as const

export interface ReviewQueueSearch {
  status?: (typeof decided)[number]
  search?: string
}

export function reviewQueueSearch(search: Record<string, unknown>): ReviewQueueSearch {
  const status = decided.find((known) => known === search.status)
  const isText = typeof search.search === 'string' || typeof search.search === 'number'
  const text = isText ? String(search.search).slice(0, REVIEW_QUEUE_SEARCH_MAX) : ''
  return { ...(status && { status }), ...(text.trim() && { search: text }) }
}

export function filterIn({ status, search = '' }: ReviewQueueSearch): {
  status: PolicyStatus
  search: string
} {
  return { status: status ?? 'pending', search: search.trim() }
}

/** Keeps the same list, for links within the screen. */
export function sameList(search: Record<string, unknown>): ReviewQueueSearch {
  return reviewQueueSearch(search)
}
