import { describe, expect, it } from 'vitest'
import type { User } from '#contract/accounts.ts'
import { registrationSteps } from './registration-steps.ts'

const CREATED = '2026-11-10T12:00:00.000Z'
const CONFIRMED = '2026-11-10T12:05:00.000Z'
const DECIDED = '2026-11-11T09:00:00.000Z'

const user: User = {
  id: 'u1',
  version: 1,
  fullName: 'Rita Campos',
  email: 'rita@exemplo.com.br',
  role: 'member',
  status: 'pending',
  companyId: 1,
  createdAt: CREATED,
  emailConfirmedAt: null,
  decidedAt: null,
  rejection: null,
  confirmationSentAt: CREATED,
  newEmail: null,
  newName: null,
  passwordOff: false,
}
const states = (changes: Partial<User>) =>
  registrationSteps({ ...user, ...changes }).map(({ state }) => state)
const times = (changes: Partial<User>) => registrationSteps({ ...user, ...changes }).map(({ at }) => at)

describe('registrationSteps', () => {
  it('waits for the confirmation, then for the approval', () => {
    expect(states({})).toEqual(['done', 'current', 'todo', 'todo'])
    expect(states({ status: 'email_confirmed' })).toEqual(['done', 'done', 'current', 'todo'])
  })

  it('stops at a rejection, with its time', () => {
    const rejected: Partial<User> = { status: 'rejected', emailConfirmedAt: CONFIRMED, decidedAt: DECIDED }
    expect(states(rejected)).toEqual(['done', 'done', 'problem', 'todo'])
    expect(times(rejected)).toEqual([CREATED, CONFIRMED, DECIDED, null])
  })

  it('shows no time of an earlier rejection while the correction waits', () => {
    const asking: Partial<User> = {
      status: 'email_confirmed',
      emailConfirmedAt: CONFIRMED,
      decidedAt: DECIDED,
    }
    expect(times(asking)).toEqual([CREATED, CONFIRMED, null, null])
  })

  it('ends with the access', () => {
    const approved: Partial<User> = { status: 'approved', emailConfirmedAt: CONFIRMED, decidedAt: DECIDED }
    expect(states(approved)).toEqual(['done', 'done', 'done', 'done'])
    expect(times(approved)).toEqual([CREATED, CONFIRMED, DECIDED, DECIDED])
  })
})
