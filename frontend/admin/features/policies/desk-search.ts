import type { PolicyStatus } from '../../../../worker/contract/insurance.ts'

const decided = ['approved', 'rejected'] as const

/** What of the desk is in its address. */
export interface DeskSearch {
  status?: (typeof decided)[number]
  q?: string
}

export function deskSearch(search: Record<string, unknown>): DeskSearch {
  const status = decided.find((known) => known === search.status)
  const q = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).slice(0, 100) : ''
  return { ...(status && { status }), ...(q.trim() && { q }) }
}

export function filterOf({ status, q = '' }: DeskSearch): {
  status: PolicyStatus
  search: string
} {
  return { status: status ?? 'pending', search: q.trim() }
}
