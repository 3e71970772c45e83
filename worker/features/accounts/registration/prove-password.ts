import type { PasswordProof } from '#contract/accounts.ts'
import type { Account } from '#database/sessions.ts'
import { Invalid, Malformed } from '#platform/errors.ts'
import { hashPassword, verifyPassword } from '#platform/passwords.ts'
import { sha256 } from '#platform/secrets.ts'
import { requireAllowed, throttle, throttleClientIp } from '#platform/throttle.ts'
import type { Work } from '#platform/work.ts'
import { errorMessages } from '#texts/errors.ts'
import { accountOfToken, settlePassword } from '../credentials.queries.ts'
import { requireGoodPassword } from '../password/require-good-password.ts'
import { newSession } from '../sign-in/start-session.ts'

interface Entered {
  account: Account
  secret: string
}

/** Signs in with the password of the registration, after the address was confirmed without it. */
export async function provePassword(work: Work, input: PasswordProof): Promise<Entered> {
  const { hash, account } = await openProof(work, input.proof)
  if (!(await verifyPassword(work.env.PASSWORD_PEPPER, input.password, account.unprovenPasswordHash)))
    throw new Invalid({ password: errorMessages.registration_password_wrong }, 'registration_password_wrong')
  const passwordHash = account.unprovenPasswordHash
  return enter(work, {
    hash,
    account,
    passwordHash,
    password: input.password,
    action: 'account.password_proven',
  })
}

/** Sets another password than that of the registration, and signs in. */
export async function choosePassword(work: Work, input: PasswordProof): Promise<Entered> {
  const { hash, account } = await openProof(work, input.proof)
  requireGoodPassword('password', input.password, account)
  const passwordHash = await hashPassword(work.env.PASSWORD_PEPPER, input.password)
  return enter(work, {
    hash,
    account,
    passwordHash,
    password: input.password,
    action: 'account.password_reset',
  })
}

/** Counts the attempt and reads the account; guesses are throttled like any wrong password. */
async function openProof(work: Work, proof: string) {
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

type UnprovenAccount = Awaited<ReturnType<typeof openProof>>['account']

interface Settled {
  hash: string
  account: UnprovenAccount
  password: string
  passwordHash: string
  action: 'account.password_proven' | 'account.password_reset'
}

async function enter(
  work: Work,
  { hash, account, password, passwordHash, action }: Settled,
): Promise<Entered> {
  const { db, clock, caller } = work
  const { id, companyId } = account
  const now = clock.now()
  const { secret, row } = await newSession(work, account, 'member', password)
  const { clientIp, requestId } = caller
  const results = await work.write(
    settlePassword(
      db,
      hash,
      account,
      {
        passwordHash,
        session: row,
        audit: { companyId, at: now, actorId: id, action, subjectId: id, clientIp, requestId },
        ...(action === 'account.password_reset' && {
          message: { companyId, userId: id, kind: 'password_changed', at: now },
        }),
      },
      now,
    ),
  )
  if (!results.at(-2)?.length) throw new Malformed('password_proof_invalid')
  // The change of the password raised it.
  return { account: { ...account, version: account.version + 1 }, secret }
}
