import type { RegistrationStatus } from '#contract/accounts.ts'

export type StatusAction = 'confirmEmail' | 'backToSignIn' | 'signIn'

/** The actions of the status screen, the main one first. */
export function actionsFor(status: RegistrationStatus): StatusAction[] {
  if (status === 'pending') return ['confirmEmail', 'backToSignIn']
  return [status === 'approved' ? 'signIn' : 'backToSignIn']
}
