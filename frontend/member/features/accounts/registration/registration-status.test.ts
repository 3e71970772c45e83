import { expect, it } from 'vitest'
import { registrationStatuses } from '#contract/accounts.ts'
import { actionsFor } from './registration-status.ts'

it('offers the confirmation to who waits for it, the login to who is approved, and the way back to all others', () => {
  expect(Object.fromEntries(registrationStatuses.map((status) => [status, actionsFor(status)]))).toEqual({
    pending: ['confirmEmail', 'backToSignIn'],
    email_confirmed: ['backToSignIn'],
    approved: ['signIn'],
    rejected: ['backToSignIn'],
  })
})
