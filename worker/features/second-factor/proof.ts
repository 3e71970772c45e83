import { Conflict, Invalid } from '#platform/errors.ts'
import { stepOf } from '#platform/one-time-codes.ts'
import { sha256, unseal } from '#platform/secrets.ts'
import { requireAllowed, throttleAccount } from '#platform/throttle.ts'
import type { MemberWork } from '#platform/work.ts'
import { errorMessages } from '#texts/errors.ts'
import { type Proof, secondFactorOf } from './second-factor.queries.ts'

const APP_CODE = /^\d{6}$/

export function sealPurpose(userId: string): string {
  return `second-factor:${userId}`
}

export function recoveryHash(userId: string, code: string): Promise<string> {
  return sha256(`${userId}:${code.replaceAll('-', '')}`)
}

export function wrongCode(): Invalid {
  return new Invalid({ code: errorMessages.second_factor_code_wrong }, 'second_factor_code_wrong')
}

export function usedCode(): Invalid {
  return new Invalid({ code: errorMessages.second_factor_code_used }, 'second_factor_code_used')
}

/**
 * Reads the user's second factor and counts the attempt in one round trip. Wrong codes are throttled like
 * wrong passwords; a browser that passed this step before has its own counter.
 */
export async function attemptCode(work: MemberWork) {
  const { db, clock, member } = work
  const throttled = await throttleAccount(work, 'secondFactorPerAccount', member.id)
  const { factor, counted } = await work.attempt({
    factor: secondFactorOf(db, member.id),
    counted: throttled.attempt,
  })
  requireAllowed(work, counted)
  return { factor: factor[0], attemptsKey: throttled.counterOf(counted).key, now: clock.now() }
}

/** The time step of a code, checked against the encrypted secret. Throws `Invalid` for a wrong code. */
export async function requireStep({ env, member }: MemberWork, sealed: string, code: string, now: Date) {
  const secret = await unseal(env.DATA_KEY, sealPurpose(member.id), sealed)
  const step = secret && APP_CODE.test(code) ? stepOf(secret, code, now) : undefined
  if (step === undefined) throw wrongCode()
  return step
}

/** Checks a code and returns what it proves. Whether it was used before is checked only when it is used. */
export async function attemptProof(work: MemberWork, code: string) {
  const { factor, attemptsKey, now } = await attemptCode(work)
  if (!factor?.confirmedAt) throw new Conflict('second_factor_off')
  const proof: Proof = APP_CODE.test(code)
    ? { step: await requireStep(work, factor.secret, code, now) }
    : { recoveryHash: await recoveryHash(work.member.id, code) }
  return { proof, attemptsKey, now }
}

/** A code is optional if the session itself is freshly proven. */
export async function attemptOptionalProof(
  work: MemberWork,
  code: string | undefined,
): Promise<{ proof: Proof; attemptsKey?: string; now: Date }> {
  return code === undefined ? { proof: 'session', now: work.clock.now() } : attemptProof(work, code)
}

/** The error for a proof that was used in the meantime, or for a factor that is no longer on. */
export function proofUsed(proof: Proof): Error {
  if (proof === 'session') return new Conflict('second_factor_off')
  return 'step' in proof ? usedCode() : wrongCode()
}
