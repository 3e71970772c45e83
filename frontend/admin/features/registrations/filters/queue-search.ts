import { type RejectionReason, rejectionReasons } from '#contract/accounts.ts'
import { QUEUE_SEARCH_MAX, queueStatuses, waitingFilters } from '#contract/registrations.ts'

export type QueueStatus = (typeof queueStatuses)[number]
export type WaitingFilter = (typeof waitingFilters)[number]

/** Search parameters: the filters, and in `reject` whether the open registration's rejection form is shown. */
export interface QueueSearch {
  status?: QueueStatus
  search?: string
  over?: WaitingFilter
  reason?: RejectionReason
  reject?: true
}

/** Filters as the API takes them. */
export interface QueueFilter {
  status: QueueStatus
  search?: string | undefined
  waitingOver?: WaitingFilter | undefined
  reason?: RejectionReason | undefined
}

export function queueSearch(search: Record<string, unknown>): QueueSearch {
  const status = queueStatuses.find((known) => known === search.status) ?? 'email_confirmed'
  const isWaiting = status === 'email_confirmed'
  // The router parses numeric values in the URL as numbers.
  const over = waitingFilters.find((known) => known === String(search.over))
  const reason = rejectionReasons.find((known) => known === search.reason)
  const isText = typeof search.search === 'string' || typeof search.search === 'number'
  const text = isText ? String(search.search).slice(0, QUEUE_SEARCH_MAX).trim() : ''
  return {
    ...(!isWaiting && { status }),
    ...(text && { search: text }),
    ...(over && (isWaiting || status === 'pending') && { over }),
    ...(reason && status === 'rejected' && { reason }),
    ...(isWaiting && search.reject === true && { reject: true as const }),
  }
}

/** Keeps the same list but drops the rejection form, for links within the screen. */
export function sameList(search: Record<string, unknown>): QueueSearch {
  return queueSearch({ ...search, reject: undefined })
}

export function statusIn(search: QueueSearch): QueueStatus {
  return search.status ?? 'email_confirmed'
}

export function filterIn(search: QueueSearch): QueueFilter {
  return {
    status: statusIn(search),
    ...(search.search && { search: search.search }),
    ...(search.over && { waitingOver: search.over }),
    ...(search.reason && { reason: search.reason }),
  }
}
