import type { RejectionReason } from '../../contract/accounts.ts'
import type { BulkDecided, DecidedNow } from '../../contract/registrations.ts'
import type { MemberWork } from '../../platform/work.ts'
import { decide, decideOne } from './decide.ts'
import type { Decision } from './registrations.queries.ts'

interface Rejection {
  reason: RejectionReason
  text: string
}

/** The reason and the administrator's own text reach the e-mail and the person's status screen. */
export function rejectRegistration(work: MemberWork, id: string, rejection: Rejection): Promise<DecidedNow> {
  return decideOne(work, id, rejectedFor(rejection))
}

/** The same words for each of them. */
export function rejectRegistrations(
  work: MemberWork,
  { ids, ...rejection }: Rejection & { ids: string[] },
): Promise<BulkDecided> {
  return decide(work, ids, rejectedFor(rejection))
}

function rejectedFor({ reason, text }: Rejection): Decision {
  return { status: 'rejected', rejectionReason: reason, rejectionText: text }
}
