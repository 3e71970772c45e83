import type { EmailConfirmation } from '#contract/accounts.ts'
import type { Account } from '#database/sessions.ts'
import type { SecondStep } from '#domain/admin-access.ts'
import { after, MINUTE } from '#domain/duration.ts'
import { nameChangeOf } from '#domain/person-name.ts'
import { Malformed } from '#platform/errors.ts'
import { DUMMY_HASH } from '#platform/passwords.ts'
import { randomSecret, sha256 } from '#platform/secrets.ts'
import { requireAllowed, throttle, throttleClientIp } from '#platform/throttle.ts'
import type { Work } from '#platform/work.ts'
import { secondStepOf } from '../sessions/sessions.queries.ts'
import { newSession } from '../sign-in/start-session.ts'
import { accountOfToken } from '../tokens.queries.ts'
import { type OpenProof, settlePassword } from './confirmation.queries.ts'

/** The account of a new session, the session's secret, and what decides about an administrator's second step. */
export interface Entered {
  account: Account
  secret: string
  secondStep: SecondStep
}

/**
 * How long the confirming browser may prove the password or set a new one. Later, a reset e-mail serves the
 * same purpose.
 */
const PROOF_LIFETIME_MS = 30 * MINUTE

/** The account after its password was proven, which increases both versions. */
export function withProvenPassword<One extends Account>(account: One): One {
  return { ...account, version: account.version + 1, credentialsVersion: account.credentialsVersion + 1 }
}

/** A token for `provePassword` and `choosePassword`, and the part of it that a confirmation stores. */
export async function newPasswordProof(now: Date, sessionHash: string | undefined) {
  const passwordProof = randomSecret()
  const row: OpenProof = {
    sessionHash,
    hash: await sha256(passwordProof),
    expiresAt: after(now, PROOF_LIFETIME_MS),
    noPassword: DUMMY_HASH,
  }
  return { passwordProof, row }
}

/** The answer's fields for a browser that must prove the password; none if its session has proven it. */
export function proofAnswer(
  { isUnproven, fullName }: { isUnproven: number; fullName: string },
  passwordProof: string,
): Pick<EmailConfirmation, 'passwordProof' | 'fullName'> {
  return isUnproven ? { passwordProof, fullName } : {}
}

/** Counts the attempt and reads the account. Guesses are throttled like any wrong password. */
export async function openProof(work: Work, proof: string) {
  const hash = await sha256(proof)
  const perClientIp = await throttleClientIp(work, 'confirmationPerClientIp')
  const perProof = await throttle(work, 'currentPasswordPerAccount', hash)
  const { countedPerClientIp, countedPerProof, account } = await work.write({
    countedPerClientIp: perClientIp.attempt,
    countedPerProof: perProof.attempt,
    account: accountOfToken(work.db, 'password_proof', hash, work.clock.now()),
  })
  requireAllowed(work, countedPerClientIp, countedPerProof)
  if (!account[0]) throw new Malformed('password_proof_invalid')
  // A sign-in may have proven the password meanwhile.
  return { hash, account: account[0], stored: account[0].unprovenPasswordHash ?? account[0].passwordHash }
}

type OpenedProof = Awaited<ReturnType<typeof openProof>>

/** The outcome of a proof: the account's password. */
interface Settlement {
  password: string
  passwordHash: string
  /** Replaces the name of the account. */
  fullName?: string
  action: 'account.password_proven' | 'account.password_reset'
}

/** Makes the password the account's and signs in. Throws `Malformed` if the proof was used in the meantime. */
export async function settleProof(
  work: Work,
  { hash, account, stored }: OpenedProof,
  { password, passwordHash, fullName, action }: Settlement,
): Promise<Entered> {
  const { db, clock, caller } = work
  const { id, companyId } = account
  const now = clock.now()
  const { secret, row } = await newSession(work, account, 'member', password)
  const { clientIp, requestId } = caller
  const isRenamed = fullName !== undefined && fullName !== account.fullName
  const name = isRenamed ? nameChangeOf(account, fullName, now) : undefined
  const change = {
    passwordHash,
    ...(name && { name }),
    session: row,
    audit: { companyId, at: now, actorId: id, action, subjectId: id, clientIp, requestId },
    ...(action === 'account.password_reset' && {
      message: { companyId, userId: id, kind: 'password_changed' as const, at: now },
    }),
  }
  const { factors, proof } = await work.write({
    factors: secondStepOf(db, id, 'member'),
    proof: settlePassword(db, hash, { id, stored }, change, now),
  })
  const [secondStep] = factors
  if (!secondStep || !proof.settled[0]) throw new Malformed('password_proof_invalid')
  const settled = { ...withProvenPassword(account), ...name?.set }
  const weakPassword = account.role === 'admin' && row.weakPassword ? 1 : 0
  return { account: settled, secret, secondStep: { verifiedAt: null, weakPassword, ...secondStep } }
}
