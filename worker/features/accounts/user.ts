import type { User } from '#contract/accounts.ts'
import type { Administrator } from '#contract/second-factor.ts'
import type { Account } from '#database/sessions.ts'
import { accessOf, factorsOf, type SecondStep } from '#domain/admin-access.ts'

export function toUser(account: Account): User {
  return {
    id: account.id,
    fullName: account.fullName,
    email: account.email,
    role: account.role,
    status: account.status,
    companyId: account.companyId,
    createdAt: account.createdAt.toISOString(),
    emailConfirmedAt: account.emailConfirmedAt?.toISOString() ?? null,
    decidedAt: account.decidedAt?.toISOString() ?? null,
    rejection:
      account.status === 'rejected' && account.rejectionReason
        ? { reason: account.rejectionReason, text: account.rejectionText ?? '' }
        : null,
    confirmationSentAt: account.confirmationSentAt?.toISOString() ?? null,
    newEmail: account.newEmail,
    newName: account.newName,
    passwordOff: account.passwordOffAt !== null,
    version: account.version,
  }
}

/** The account as the dashboard shows it, with the session's access. */
export function toAdministrator(account: Account, secondStep: SecondStep): Administrator {
  return { ...toUser(account), access: accessOf(secondStep), factors: factorsOf(secondStep) }
}
