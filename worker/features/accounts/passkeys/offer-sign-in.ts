import type { Address } from '#platform/bindings.ts'
import { newChallenge } from '#platform/challenges.ts'
import { requestOptions } from '#platform/passkeys.ts'
import type { Work } from '#platform/work.ts'

/** Options for the browser to sign in with any of its passkeys. Does not use the database. */
export async function offerSignIn(work: Work, address: Address) {
  return requestOptions(work.env, address, await newChallenge(work, { purpose: 'sign_in', address }))
}
