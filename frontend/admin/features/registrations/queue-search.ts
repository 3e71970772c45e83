import { queueStatuses } from '../../../../worker/contract/registrations.ts'

export type QueueStatus = (typeof queueStatuses)[number]

/** What of the screen is in its address: the filter, and whose rejection is being written. */
export interface QueueSearch {
  status?: QueueStatus
  reject?: string
}

export function queueSearch(search: Record<string, unknown>): QueueSearch {
  const status = queueStatuses.find((known) => known === search.status)
  const waits = status === undefined || status === 'email_confirmed'
  return {
    ...(status && !waits && { status }),
    ...(waits && typeof search.reject === 'string' && { reject: search.reject }),
  }
}

export function statusIn(search: QueueSearch): QueueStatus {
  return search.status ?? 'email_confirmed'
}
