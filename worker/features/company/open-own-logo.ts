import type { MemberWork } from '#platform/work.ts'
import { ownCompanyOf } from './company.queries.ts'
import { openLogoOf } from './logo.ts'

export async function openOwnLogo({ db, env, member, read }: MemberWork) {
  const [[row]] = await read([ownCompanyOf(db, member.id)])
  return openLogoOf(env, row)
}
