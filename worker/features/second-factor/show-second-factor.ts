import type { SecondFactorState } from '#contract/second-factor.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { secondFactorState } from './second-factor.queries.ts'

export async function showSecondFactor({ db, member, read }: MemberWork): Promise<SecondFactorState> {
  const { state, left } = await read(secondFactorState(db, member.id))
  if (!state[0]) throw new NotFound()
  return {
    since: state[0].confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: left[0]?.count ?? 0,
    required: state[0].required,
  }
}
