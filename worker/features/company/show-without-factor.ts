import { WITHOUT_FACTOR_NAMES_MAX, type WithoutFactor } from '#contract/company.ts'
import type { MemberWork } from '#platform/work.ts'
import { administratorsWithoutFactor } from './company.queries.ts'

/** The administrators who would have to enrol a second factor if it were required. */
export async function showWithoutFactor({ db, member, read }: MemberWork): Promise<WithoutFactor> {
  const [rows] = await read([administratorsWithoutFactor(db, member.id)])
  const others = rows.filter(({ id }) => id !== member.id).map(({ fullName }) => fullName)
  return {
    self: others.length < rows.length,
    others: others.length,
    names: others.sort((one, other) => one.localeCompare(other)).slice(0, WITHOUT_FACTOR_NAMES_MAX),
  }
}
