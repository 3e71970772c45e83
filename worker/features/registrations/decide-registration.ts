import type { RegistrationStatus, RejectionReason } from '../../contract/accounts.ts'
import { auditEntry } from '../../platform/audit-entry.ts'
import { Conflict, NotFound } from '../../platform/errors.ts'
import type { MemberWork } from '../../platform/work.ts'
import { type Decision, decideRegistration, registrationOf } from './registrations.queries.ts'

export interface Decided {
  id: string
  status: RegistrationStatus
}

export function approveRegistration(work: MemberWork, id: string): Promise<Decided> {
  return decide(work, id, { status: 'approved' })
}

/** The reason and the administrator's own text reach the e-mail and the person's status screen. */
export function rejectRegistration(
  work: MemberWork,
  id: string,
  rejection: { reason: RejectionReason; text: string },
): Promise<Decided> {
  return decide(work, id, {
    status: 'rejected',
    rejectionReason: rejection.reason,
    rejectionText: rejection.text,
  })
}

/** Only a registration whose e-mail is confirmed can be decided, and only once. */
async function decide(work: MemberWork, id: string, decision: Decision): Promise<Decided> {
  const { db, member, read, write } = work
  const [[present]] = await read([registrationOf(db, member.id, id)])
  if (!present) throw new NotFound()
  if (present.status !== 'email_confirmed') throw new Conflict('registration_already_decided')
  const rejected = decision.status === 'rejected'
  const audit = await auditEntry(work, rejected ? 'registration.rejected' : 'registration.approved', id)
  const [, , [decided]] = await write(
    decideRegistration(
      db,
      member.id,
      id,
      decision,
      { ...audit, ...(rejected && { detail: { reason: decision.rejectionReason } }) },
      {
        companyId: audit.companyId,
        userId: id,
        kind: rejected ? 'registration_rejected' : 'registration_approved',
        parameters: rejected ? { reason: decision.rejectionReason, text: decision.rejectionText } : {},
        at: audit.at,
      },
    ),
  )
  if (!decided) throw new Conflict('registration_already_decided')
  return decided
}
