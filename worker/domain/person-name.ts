import type { RegistrationStatus, Role } from '#contract/accounts.ts'

/** Spaces, and accents separated from their Latin letters. */
const UNCOMPARED = /\s|[\u0300-\u036f]/g

const folded = (name: string) => name.toLowerCase().normalize('NFD').replaceAll(UNCOMPARED, '')

/** Whether two names differ at most in capitalisation, accents and spaces. */
export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other)
}

/** The values that clear a pending name. */
export const noNewName = { newName: null, newNameAt: null }

interface NamedAccount {
  fullName: string
  newName: string | null
  role: Role
  status: RegistrationStatus
}

/**
 * The values that a person's own change of name sets, and its audit action. An approved member's card shows
 * the new name only once an administrator approves it, unless only capitalisation, accents and spaces differ.
 * Administrators need no approval, because they may correct any name.
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
