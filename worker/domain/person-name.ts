import type { RegistrationStatus, Role } from '#contract/accounts.ts'

/** Spaces, and the marks of Latin letters once they are apart from the letters. */
const UNCOMPARED = /\s|[\u0300-\u036f]/g

const folded = (name: string) => name.toLowerCase().normalize('NFD').replaceAll(UNCOMPARED, '')

/** Whether two names differ at most in capitals, accents and spaces. */
export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other)
}

/** What a change sets so that no name waits for its approval any more. */
export const noNewName = { newName: null, newNameAt: null }

interface NamedAccount {
  fullName: string
  newName: string | null
  role: Role
  status: RegistrationStatus
}

/**
 * What a person's own change of the name sets, and its audit action. The card of an approved member shows the new name only
 * once an administrator approves it, unless capitals, accents and spaces alone differ. Administrators need no approval: they
 * may correct every name.
 */
export function nameChangeOf(account: NamedAccount, fullName: string, now: Date) {
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
