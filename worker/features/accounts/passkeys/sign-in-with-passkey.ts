import type { Assertion } from '#contract/passkeys.ts'
import { entryOfOwner } from '#platform/audit-entry.ts'
import { type Address, rateLimitScale } from '#platform/bindings.ts'
import { newChallenge } from '#platform/challenges.ts'
import { Forbidden, Unauthenticated } from '#platform/errors.ts'
import { newDeviceEvent } from '#platform/new-device.ts'
import { requestOptions, verifiedAssertion } from '#platform/passkeys.ts'
import { requireAllowed } from '#platform/throttle.ts'
import type { Work } from '#platform/work.ts'
import { countSignIn } from '../sessions/sessions.queries.ts'
import { newSession, type SignedIn } from '../sign-in/start-session.ts'
import { attemptAnswer } from './attempt-answer.ts'
import {
  accountByCredential,
  openSessionByPasskey,
  passkeyByCredential,
  recordRefusedPasskey,
} from './passkeys.queries.ts'

/** Options for the browser to sign in with any of its passkeys. Does not use the database. */
export async function offerSignIn(work: Work, address: Address) {
  return requestOptions(work.env, address, await newChallenge(work, { purpose: 'sign_in', address }))
}

/**
 * Signs in at one address with a passkey. That covers both steps, because the authenticator has verified its
 * user. Wrong passwords do not count against it.
 */
export async function signInWithPasskey(
  work: Work,
  assertion: Assertion,
  address: Address,
  /** The browser's previous session; it ends when the new one starts. */
  replaced?: { userId: string; secretHash: string },
): Promise<SignedIn> {
  const { db, clock, env } = work
  const answer = await attemptAnswer(work, { purpose: 'sign_in', address }, assertion)
  const { counted, passkey, owner, fresh } = await work.write({
    counted: answer.attempt,
    passkey: passkeyByCredential(db, address, assertion.id),
    owner: accountByCredential(db, address, assertion.id),
    fresh: answer.spend,
  })
  requireAllowed(work, counted)
  if (!passkey[0] || !owner[0]) throw new Unauthenticated('passkey_refused')

  const now = clock.now()
  const { account, secondStep } = owner[0]
  const action = address === 'admin' ? 'account.signed_in_to_dashboard' : 'account.signed_in'
  const entry = entryOfOwner(work, account, action, now)
  const signatures = fresh[0] && (await verifiedAssertion(env, address, assertion, passkey[0]))
  if (signatures === undefined) {
    await work.write([
      recordRefusedPasskey(db, passkey[0], { ...entry, actorId: null, action: 'passkey.refused' }),
    ])
    throw new Unauthenticated('passkey_refused')
  }
  if (account.blockedAt) throw new Forbidden('account_blocked')
  if (address === 'admin' && account.role !== 'admin') throw new Forbidden('admin_only')

  const { secret, row } = await newSession(work, account, address, undefined)
  const { session } = await work.write({
    counted: countSignIn(db, account.id, now, rateLimitScale(env)),
    session: openSessionByPasskey(
      db,
      { passkey: passkey[0], signatures, attemptKeys: counted.map(({ key }) => key), now },
      { ...row, verifiedAt: now, passkeyVerifiedAt: now },
      {
        audit: { ...entry, detail: { method: 'passkey' } },
        newDevice: await newDeviceEvent(work, account),
      },
      replaced,
    ),
  })
  if (!session.used[0]) throw new Unauthenticated('passkey_refused')
  return { account, secret, secondStep: { ...secondStep, verifiedAt: now, weakPassword: 0 } }
}
