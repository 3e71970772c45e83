import { type RejectionReason, rejectionReasons } from '#contract/accounts.ts'
import { QUEUE_SEARCH_MAX, queueStatuses, waitingFilters } from '#contract/registrations.ts'

export type QueueStatus = (typeof queueStatuses)[number]
export type WaitingFilter = (typeof waitingFilters)[number]

/** What of the screen is in its address: the filters, and whose rejection is being written. */
export interface QueueSearch {
  status?: QueueStatus
  search?: string
  over?: WaitingFilter
  reason?: RejectionReason
  reject?: string
}

/** What the list is asked with. */
export interface QueueFilter {
  status: QueueStatus
  search?: string | undefined
  waitingOver?: WaitingFilter | undefined
  reason?: RejectionReason | undefined
}

export function queueSearch(search: Record<string, unknown>): QueueSearch {
  const status = queueStatuses.find((known) => known === search.status) ?? 'email_confirmed'
  const waits = status === 'email_confirmed'
  // An address may carry a number where a text is meant.
  const over = waitingFilters.find((known) => known === String(search.over))
  const reason = rejectionReasons.find((known) => known === search.reason)
  const typed = typeof search.search === 'string' || typeof search.search === 'number'
  const text = typed ? String(search.search).slice(0, QUEUE_SEARCH_MAX).trim() : ''
  return {
    ...(!waits && { status }),
    ...(text && { search: text }),
    ...(over && (waits || status === 'pending') && { over }),
    ...(reason && status === 'rejected' && { reason }),
    ...(waits && typeof search.reject === 'string' && { reject: search.reject }),
  }
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
