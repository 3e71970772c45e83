import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { MembershipCard } from '#contract/membership-card.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { companyQuery } from '#member/shared/lib/session/session.ts'
import { answer, membershipCardApi } from '#shared/lib/api/clients.ts'
import { readOffline, saveOffline } from '#shared/lib/session/offline-store.ts'
import type { CardCompany } from './card-content.ts'

interface CardWithCompany {
  card: MembershipCard
  company: CardCompany | null
  /** When it was loaded, in epoch milliseconds. */
  at: number
}

function hasTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Record<Name, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof Reflect.get(value, name) === 'string')
  )
}

function isCard(value: unknown): value is MembershipCard {
  if (!hasTexts(value, ['fullName', 'number'])) return false
  const since: unknown = Reflect.get(value, 'memberSince')
  return since === null || typeof since === 'string'
}

function isCompany(value: unknown): value is CardCompany {
  return hasTexts(value, ['name', 'phone', 'website'])
}

/** The card from the offline store; `undefined` unless it is complete and well-formed. */
export function parseCachedCard(value: unknown): CardWithCompany | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('card' in value && 'company' in value && 'at' in value) || typeof value.at !== 'number')
    return undefined
  if (!isCard(value.card) || !(value.company === null || isCompany(value.company))) return undefined
  return { card: value.card, company: value.company, at: value.at }
}

async function currentCompany(client: QueryClient): Promise<CardCompany | null> {
  const company = await client.fetchQuery({ ...companyQuery, staleTime: 0 })
  if (!company) return null
  const { name, phone, website, emergencyPhone, logoUrl, cardTexts } = company
  return { name, phone, website, emergencyPhone, logoUrl, cardTexts }
}

/** The card and its company as one entry, so that both are available offline. Both are refetched on every visit. */
export function membershipCardQuery(memberId: string) {
  const name = `card:${memberId}`
  const cached = () => parseCachedCard(readOffline(name))
  return queryOptions({
    queryKey: queryKeys.membershipCard(memberId),
    queryFn: async ({ client }): Promise<CardWithCompany> => {
      const [card, company] = await Promise.all([
        answer(membershipCardApi.index.$get()),
        currentCompany(client),
      ])
      const loaded = { card, company: company ?? cached()?.company ?? null, at: Date.now() }
      saveOffline(name, loaded)
      return loaded
    },
    initialData: cached,
    initialDataUpdatedAt: () => cached()?.at,
    // The stored card is shown at once; the provider's later changes arrive on each visit.
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}
