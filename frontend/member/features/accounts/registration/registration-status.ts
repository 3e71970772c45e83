import type { RegistrationStatus } from '#contract/accounts.ts'

export type StatusAction = 'confirmEmail' | 'backToSignIn' | 'signIn'

/** What the status screen offers, the main action first. */
export function actionsFor(status: RegistrationStatus): StatusAction[] {
  if (status === 'pending') return ['confirmEmail', 'backToSignIn']
  return [status === 'approved' ? 'signIn' : 'backToSignIn']
}
