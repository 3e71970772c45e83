import type { MembershipCard } from '#contract/membership-card.ts'
import { readOne } from '#platform/read-one.ts'
import type { MemberWork } from '#platform/work.ts'
import { cardOf } from './membership-card.queries.ts'

export async function showMembershipCard(work: MemberWork): Promise<MembershipCard> {
  const card = await readOne(work, cardOf(work.db, work.member.id))
  return { fullName: card.fullName, number: card.number, memberSince: card.decidedAt?.toISOString() ?? null }
}
