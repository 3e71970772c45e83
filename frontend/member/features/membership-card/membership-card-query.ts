import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { MembershipCard } from '#contract/membership-card.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { companyQuery } from '#member/shared/lib/session/session.ts'
import { answer, membershipCardApi } from '#shared/lib/api/clients.ts'
import type { CardCompany } from './card-content.ts'

interface CardWithCompany {
  card: MembershipCard
  company: CardCompany | null
}

async function currentCompany(client: QueryClient): Promise<CardCompany | null> {
  const company = await client.fetchQuery({ ...companyQuery, staleTime: 0 })
  if (!company) return null
  const { name, phone, website, emergencyPhone, logoUrl, cardTexts } = company
  return { name, phone, website, emergencyPhone, logoUrl, cardTexts }
}

/** The card and its company as one entry, so that both are kept for a start without a network. */
export function membershipCardQuery(memberId: string) {
  return queryOptions({
    queryKey: queryKeys.membershipCard(memberId),
    queryFn: async ({ client, queryKey }): Promise<CardWithCompany> => {
      const [card, company] = await Promise.all([
        answer(membershipCardApi.index.$get()),
        currentCompany(client),
      ])
      return { card, company: company ?? client.getQueryData<CardWithCompany>(queryKey)?.company ?? null }
    },
    // The known card is shown at once; the provider's later changes arrive on each visit.
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}
