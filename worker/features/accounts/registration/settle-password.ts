import type { NewPasswordProof, PasswordProof } from '#contract/accounts.ts'
import { nameChangeOf } from '#domain/person-name.ts'
import { entryOfOwner } from '#platform/audit-entry.ts'
import { Invalid, Malformed } from '#platform/errors.ts'
import { hashPassword, verifyPassword } from '#platform/passwords.ts'
import { sha256 } from '#platform/secrets.ts'
import { requireAllowed, throttle, throttleClientIp } from '#platform/throttle.ts'
import type { Work } from '#platform/work.ts'
import { errorMessages } from '#texts/errors.ts'
import { requireGoodPassword } from '../password/require-good-password.ts'
import { secondStepOf } from '../sessions/sessions.queries.ts'
import { newSession, type SignedIn } from '../sign-in/start-session.ts'
import { accountOfToken } from '../tokens.queries.ts'
import { settlePassword } from './confirmation.queries.ts'
import { withProvenPassword } from './password-proof.ts'

/** Signs in with the account's password after the address was confirmed without it. */
export async function provePassword(work: Work, { proof, password }: PasswordProof): Promise<SignedIn> {
  const opened = await openProof(work, proof)
  const passwordHash = opened.stored
  if (!(await verifyPassword(work.env.PASSWORD_PEPPER, password, passwordHash)))
    throw new Invalid({ password: errorMessages.registration_password_wrong }, 'registration_password_wrong')
  return settleProof(work, opened, { password, passwordHash, action: 'account.password_proven' })
}

/** Sets a new password and the name of the person who sets it, and signs in. */
export async function choosePassword(
  work: Work,
  { proof, password, fullName }: NewPasswordProof,
): Promise<SignedIn> {
  const opened = await openProof(work, proof)
  requireGoodPassword('password', password, opened.account)
  const passwordHash = await hashPassword(work.env.PASSWORD_PEPPER, password)
  return settleProof(work, opened, { password, passwordHash, fullName, action: 'account.password_reset' })
}

/** Counts the attempt and reads the account. Guesses are throttled like any wrong password. */
async function openProof(work: Work, proof: string) {
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
async function settleProof(
  work: Work,
  { hash, account, stored }: OpenedProof,
  { password, passwordHash, fullName, action }: Settlement,
): Promise<SignedIn> {
  const { db, clock } = work
  const now = clock.now()
  const { secret, row } = await newSession(work, account, 'member', password)
  const isRenamed = fullName !== undefined && fullName !== account.fullName
  const name = isRenamed ? nameChangeOf(account, fullName, now) : undefined
  const change = {
    passwordHash,
    ...(name && { name }),
    session: row,
    audit: entryOfOwner(work, account, action, now),
  }
  const { factors, proof } = await work.write({
    factors: secondStepOf(db, account.id, 'member'),
    proof: settlePassword(db, hash, { id: account.id, stored }, change, now),
  })
  const [secondStep] = factors
  if (!secondStep || !proof.settled[0]) throw new Malformed('password_proof_invalid')
  const settled = { ...withProvenPassword(account), ...name?.set }
  const weakPassword = account.role === 'admin' && row.weakPassword ? 1 : 0
  return { account: settled, secret, secondStep: { verifiedAt: null, weakPassword, ...secondStep } }
}
