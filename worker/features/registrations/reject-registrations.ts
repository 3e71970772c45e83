import type { BulkDecided } from '#contract/registrations.ts'
import type { MemberWork } from '#platform/work.ts'
import { decide } from './decide.ts'
import { type Rejection, rejectedFor } from './rejection.ts'

/** Rejects several registrations with the same text. */
export function rejectRegistrations(
  work: MemberWork,
  { ids, ...rejection }: Rejection & { ids: string[] },
): Promise<BulkDecided> {
  return decide(work, ids, rejectedFor(rejection))
}
