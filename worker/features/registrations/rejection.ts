import type { RejectionReason } from '#contract/accounts.ts'
import type { Decision } from './registrations.queries.ts'

/** Reason and text appear in the e-mail and on the member's status screen. */
export interface Rejection {
  reason: RejectionReason
  text: string
}

export function rejectedFor({ reason, text }: Rejection): Decision {
  return { status: 'rejected', rejectionReason: reason, rejectionText: text }
}
