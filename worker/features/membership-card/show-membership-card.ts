import type { MembershipCard } from '#contract/membership-card.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { cardOf } from './membership-card.queries.ts'

export async function showMembershipCard({ db, member, read }: MemberWork): Promise<MembershipCard> {
  const [[card]] = await read([cardOf(db, member.id)])
  if (!card) throw new NotFound()
  return { fullName: card.fullName, number: card.number, memberSince: card.decidedAt?.toISOString() ?? null }
}
