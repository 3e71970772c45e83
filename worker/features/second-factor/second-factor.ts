import type { SecondFactorState } from '#contract/second-factor.ts'
import { eventFor } from '#database/events.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { attemptOptionalProof, proofUsed } from './proof.ts'
import { removeSecondFactor, secondFactorState } from './second-factor.queries.ts'

export async function showSecondFactor({ db, member, read }: MemberWork): Promise<SecondFactorState> {
  const { state, left } = await read(secondFactorState(db, member.id))
  if (!state[0]) throw new NotFound()
  return {
    since: state[0].confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: left[0]?.count ?? 0,
    required: state[0].required,
  }
}

/** Turns the second factor off. If the company requires one, the next request leads to a new enrolment. */
export async function disableSecondFactor(
  work: MemberWork,
  input: { code?: string | undefined },
): Promise<void> {
  const { db, member } = work
  const { proof, attemptsKey } = await attemptOptionalProof(work, input.code)
  const audit = await auditEntry(work, 'second_factor.disabled', member.id)
  const { removed } = await work.write(
    removeSecondFactor(db, member.id, proof, {
      audit,
      events: [eventFor(member.id, audit, 'second_factor_disabled')],
      ...(attemptsKey && { attemptsKey }),
    }),
  )
  if (removed.length === 0) throw proofUsed(proof)
}
