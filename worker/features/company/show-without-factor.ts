import { WITHOUT_FACTOR_NAMES_MAX, type WithoutFactor } from '#contract/company.ts'
import type { MemberWork } from '#platform/work.ts'
import { administratorsWithoutFactor } from './company.queries.ts'

/** Who must enrol a second factor to go on, if it is required of every administrator. */
export async function showWithoutFactor({ db, member, read }: MemberWork): Promise<WithoutFactor> {
  const [rows] = await read([administratorsWithoutFactor(db, member.id)])
  const others = rows.filter(({ id }) => id !== member.id).map(({ fullName }) => fullName)
  return {
    self: others.length < rows.length,
    others: others.length,
    names: others.sort((one, other) => one.localeCompare(other)).slice(0, WITHOUT_FACTOR_NAMES_MAX),
  }
}
