import type { User } from '#contract/accounts.ts'

export type RegistrationStep = 'created' | 'confirmed' | 'decided' | 'open'

interface Progress {
  key: RegistrationStep
  state: 'done' | 'current' | 'todo' | 'problem'
  /** When the step was completed. */
  at: string | null
}

/** The steps from a new account to access, with this account's progress. */
export function registrationSteps(user: User): Progress[] {
  const { status, decidedAt } = user
  const approved = status === 'approved'
  const rejected = status === 'rejected'
  const decided = { key: 'decided', at: approved || rejected ? decidedAt : null } as const
  return [
    { key: 'created', state: 'done', at: user.createdAt },
    { key: 'confirmed', state: status === 'pending' ? 'current' : 'done', at: user.emailConfirmedAt },
    {
      ...decided,
      state: approved ? 'done' : rejected ? 'problem' : status === 'email_confirmed' ? 'current' : 'todo',
    },
    { key: 'open', state: approved ? 'done' : 'todo', at: approved ? decidedAt : null },
  ]
}
