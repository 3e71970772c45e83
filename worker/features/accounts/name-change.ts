import { noNewName } from '#database/new-name.ts'
import type { Account } from '#database/sessions.ts'
import { isSameName } from '#domain/person-name.ts'

/**
 * What a person's own change of the name sets, and its audit action. The card of an approved member shows the new name only
 * once an administrator approves it, unless capitals, accents and spaces alone differ. Administrators need no approval: they
 * may correct every name.
 */
export function nameChangeOf(account: Account, fullName: string, now: Date) {
  const needsApproval = account.status === 'approved' && account.role === 'member'
  if (needsApproval && !isSameName(account.fullName, fullName))
    return {
      set: { newName: fullName, newNameAt: now },
      action: 'account.name_change_requested' as const,
    }
  const isWithdrawn = account.newName !== null && account.fullName === fullName
  return {
    set: { fullName, ...noNewName },
    action: isWithdrawn ? ('account.name_change_withdrawn' as const) : ('account.name_changed' as const),
  }
}

export type NameChange = ReturnType<typeof nameChangeOf>
