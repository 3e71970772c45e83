import { expect, it } from 'vitest'
import { registrationStatuses } from '#contract/accounts.ts'
import { actionsFor } from './registration-status-result.tsx'

it('offers the confirmation while pending, the sign-in when approved, and the way back otherwise', () => {
  expect(Object.fromEntries(registrationStatuses.map((status) => [status, actionsFor(status)]))).toEqual({
    pending: ['confirmEmail', 'backToSignIn'],
    email_confirmed: ['backToSignIn'],
    approved: ['signIn'],
    rejected: ['backToSignIn'],
  })
})
