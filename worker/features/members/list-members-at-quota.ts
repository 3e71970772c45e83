import { MEMBERS_AT_QUOTA_MAX, type MemberAtQuota } from '#contract/quotas.ts'
import { quotaDayOf } from '#domain/server/quotas.ts'
import type { MemberWork } from '#platform/work.ts'
import { quotasReached } from './members.queries.ts'

/** Members who have reached a quota or are close to it, each once. Those who must delete something come first. */
export async function listMembersAtQuota({ clock, db, member, read }: MemberWork): Promise<MemberAtQuota[]> {
  const { day } = quotaDayOf(clock.now())
  const { total, today } = await read(quotasReached(db, member.id, day, MEMBERS_AT_QUOTA_MAX))
  const listed = new Map<string, MemberAtQuota>()
  for (const { id, fullName } of today) listed.set(id, { id, fullName, reached: 'day' })
  for (const { id, fullName } of total) listed.set(id, { id, fullName, reached: 'total' })
  return [...listed.values()]
    .sort((a, b) => Number(b.reached === 'total') - Number(a.reached === 'total'))
    .slice(0, MEMBERS_AT_QUOTA_MAX)
}
