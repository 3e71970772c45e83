import { WITHOUT_FACTOR_NAMES_MAX, type WithoutFactor } from '#contract/company.ts'
import type { MemberWork } from '#platform/work.ts'
import { administratorsWithoutFactor } from './company.queries.ts'

/** Who must enrol a second factor at the next sign-in, if it is required of every administrator. */
export async function showWithoutFactor({ db, member, read }: MemberWork): Promise<WithoutFactor> {
  const [rows] = await read([administratorsWithoutFactor(db, member.id, WITHOUT_FACTOR_NAMES_MAX + 1)])
  const others = rows.filter(({ id }) => id !== member.id)
  const self = others.length < rows.length
  return {
    self,
    others: (rows[0]?.total ?? 0) - (self ? 1 : 0),
    names: others.slice(0, WITHOUT_FACTOR_NAMES_MAX).map(({ fullName }) => fullName),
  }
}
