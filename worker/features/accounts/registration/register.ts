import { REGISTRATION_COMPANY_ID, type Registration, type User } from '#contract/accounts.ts'
import { FIRST_VERSION } from '#contract/versions.ts'
import { recordAudit } from '#database/audit.ts'
import type { Account } from '#database/sessions.ts'
import { newCardNumber } from '#domain/card-number.ts'
import { entryOfOwner } from '#platform/audit-entry.ts'
import { violatesUnique } from '#platform/database-errors.ts'
import { Conflict } from '#platform/errors.ts'
import { hashPassword } from '#platform/passwords.ts'
import { throttle } from '#platform/throttle.ts'
import type { Work } from '#platform/work.ts'
import { accountByEmail, companyName, insertAccount, notifyWithinLimit } from '../accounts.queries.ts'
import { requireGoodPassword } from '../password/require-good-password.ts'
import { insertSession } from '../sessions/sessions.queries.ts'
import { newSession } from '../sign-in/start-session.ts'
import { toUser } from '../user.ts'
import { dropUnconfirmedWithinLimit, recordConfirmationWithinLimit } from './registration-email.queries.ts'

/**
 * Creates a `pending` account and its session, with the event of the confirmation e-mail in the same
 * transaction. An unconfirmed registration of the same e-mail is replaced, because nobody has proven to own
 * it. For a confirmed e-mail it fails with the same error as for any other reason, and notifies the owner by
 * e-mail.
 */
export async function register(work: Work, input: Registration): Promise<{ user: User; secret: string }> {
  const { db, clock, caller, env } = work
  const owner = { email: input.email, role: 'member' } as const
  requireGoodPassword('password', input.password, owner)
  const now = clock.now()
  const { taken, company } = await work.read({
    taken: accountByEmail(db, input.email),
    company: companyName(db, REGISTRATION_COMPANY_ID),
  })
  requireGoodPassword('password', input.password, { ...owner, companyName: company[0]?.name })
  const passwordHash = await hashPassword(env.PASSWORD_PEPPER, input.password)
  // Counted only here, so that a rejected registration does not use up anyone's daily e-mails.
  const mails = await throttle(work, 'registrationMailPerRecipient', input.email)
  async function refuse(): Promise<never> {
    await work.write({
      countedMails: mails.attempt,
      event: notifyWithinLimit(db, input.email, 'address_in_use', now, mails.key),
    })
    throw new Conflict('registration_failed')
  }
  if (taken[0] && taken[0].status !== 'pending') await refuse()
  const account: Account = {
    id: crypto.randomUUID(),
    companyId: REGISTRATION_COMPANY_ID,
    fullName: input.fullName,
    email: input.email,
    role: 'member',
    status: 'pending',
    createdAt: now,
    emailConfirmedAt: null,
    confirmationSentAt: now,
    decidedAt: null,
    rejectionReason: null,
    rejectionText: null,
    newEmail: null,
    newName: null,
    passwordOffAt: null,
    blockedAt: null,
    version: FIRST_VERSION,
    credentialsVersion: 1,
  }
  const user = toUser(account)
  const { secret, row } = await newSession(work, account, 'member', input.password)
  const audit = entryOfOwner(work, account, 'account.registered', now)
  const created = work.write(
    {
      countedMails: mails.attempt,
      audit: recordAudit(db, audit),
      // Without another e-mail the replaced registration would leave its owner no link at all.
      unconfirmed: dropUnconfirmedWithinLimit(db, input.email, mails.key, now, caller),
      account: insertAccount(db, { ...account, passwordHash, statusSince: now, cardNumber: newCardNumber() }),
      session: insertSession(db, row),
      event: recordConfirmationWithinLimit(db, account.id, audit, mails.key),
    },
    { status: 201, body: user },
  )
  await created.catch((error: unknown) => {
    // The address has been confirmed in the meantime.
    if (violatesUnique(error, 'users')) return refuse()
    throw error
  })
  return { user, secret }
}
