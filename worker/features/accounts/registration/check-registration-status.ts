import { REGISTRATION_COMPANY_ID, type RegistrationStatusAnswer } from '#contract/accounts.ts'
import { Forbidden } from '#platform/errors.ts'
import { requireAllowed, throttle, throttleClientIp } from '#platform/throttle.ts'
import type { Work } from '#platform/work.ts'
import { REGISTRATION_STATUS_RESERVED, registrationStatusAnswers } from '#texts/accounts.ts'
import { statusByEmail, statusCheckOf } from '../accounts.queries.ts'

/** The answer for every e-mail if the provider has restricted the public status check. */
const reserved: RegistrationStatusAnswer = {
  status: 'pending',
  message: REGISTRATION_STATUS_RESERVED,
  reserved: true,
}

/**
 * Answers an unknown e-mail exactly like a pending one. Rejects every e-mail if the check is off. If the
 * provider has restricted the check, every e-mail gets the same answer.
 */
export async function checkRegistrationStatus(work: Work, email: string): Promise<RegistrationStatusAnswer> {
  const { db } = work
  const perClientIp = await throttleClientIp(work, 'statusPerClientIp')
  const perEmail = await throttle(work, 'statusPerEmail', email)
  const { countedPerClientIp, countedPerEmail, found, company } = await work.write({
    countedPerClientIp: perClientIp.attempt,
    countedPerEmail: perEmail.attempt,
    found: statusByEmail(db, email),
    company: statusCheckOf(db, REGISTRATION_COMPANY_ID),
  })
  requireAllowed(work, countedPerClientIp, countedPerEmail)
  if (!company[0]?.isOpen) throw new Forbidden('status_check_off')
  if (!company[0].inFull) return reserved
  const status = found[0]?.status ?? 'pending'
  return { status, message: registrationStatusAnswers[status] }
}
