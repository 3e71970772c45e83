import type { Policy } from '#contract/insurance.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { policyOf } from './insurance.queries.ts'
import { toPolicy } from './policy.ts'

export async function showPolicy({ db, member, read }: MemberWork, id: string): Promise<Policy> {
  const [[row]] = await read([policyOf(db, member.id, id)])
  if (!row) throw new NotFound()
  return toPolicy(row)
}
