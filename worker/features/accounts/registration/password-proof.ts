import type { Account } from '#database/sessions.ts'
import { Malformed } from '#platform/errors.ts'
import { sha256 } from '#platform/secrets.ts'
import { requireAllowed, throttle, throttleClientIp } from '#platform/throttle.ts'
import type { Work } from '#platform/work.ts'
import { accountOfToken, settlePassword } from '../credentials.queries.ts'
import { newSession } from '../sign-in/start-session.ts'

/** The account of a new session, and the session's secret. */
export interface Entered {
  account: Account
  secret: string
}

/** Counts the attempt and reads the account; guesses are throttled like any wrong password. */
export async function openProof(work: Work, proof: string) {
  const hash = await sha256(proof)
  const perClientIp = await throttleClientIp(work, 'confirmationPerClientIp')
  const perProof = await throttle(work, 'currentPasswordPerAccount', hash)
  const [countedPerClientIp, countedPerProof, [account]] = await work.write([
    perClientIp.attempt,
    perProof.attempt,
    accountOfToken(work.db, 'password_proof', hash, work.clock.now()),
  ])
  requireAllowed(work, countedPerClientIp, countedPerProof)
  if (!account?.unprovenPasswordHash) throw new Malformed('password_proof_invalid')
  return { hash, account: { ...account, unprovenPasswordHash: account.unprovenPasswordHash } }
}

type OpenedProof = Awaited<ReturnType<typeof openProof>>

/** The password with which the proof ends. */
interface Settlement {
  password: string
  passwordHash: string
  action: 'account.password_proven' | 'account.password_reset'
}

/** Makes the password that of the account and signs in. Throws `Malformed` where the proof was used meanwhile. */
export async function settleProof(
  work: Work,
  { hash, account }: OpenedProof,
  { password, passwordHash, action }: Settlement,
): Promise<Entered> {
  const { db, clock, caller } = work
  const { id, companyId } = account
  const now = clock.now()
  const { secret, row } = await newSession(work, account, 'member', password)
  const { clientIp, requestId } = caller
  const change = {
    passwordHash,
    session: row,
    audit: { companyId, at: now, actorId: id, action, subjectId: id, clientIp, requestId },
    ...(action === 'account.password_reset' && {
      message: { companyId, userId: id, kind: 'password_changed' as const, at: now },
    }),
  }
  const results = await work.write(settlePassword(db, hash, account, change, now))
  if (!results.at(-2)?.length) throw new Malformed('password_proof_invalid')
  // The change of the password raised both.
  const { version, credentialsVersion } = account
  return {
    account: { ...account, version: version + 1, credentialsVersion: credentialsVersion + 1 },
    secret,
  }
}
