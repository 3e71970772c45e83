import type { SecondFactorState } from '#contract/second-factor.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { secondFactorState } from './second-factor.queries.ts'

export async function showSecondFactor({ db, member, read }: MemberWork): Promise<SecondFactorState> {
  const [[state], [left]] = await read(secondFactorState(db, member.id))
  if (!state) throw new NotFound()
  return {
    since: state.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: left?.count ?? 0,
    required: state.required,
  }
}
