import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { MembershipCard } from '#contract/membership-card.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { companyQuery } from '#member/shared/lib/session/session.ts'
import { answer, membershipCardApi } from '#shared/lib/api/clients.ts'
import { FRESH_FOR } from '#shared/lib/api/query-client.ts'
import { keep, readKept } from '#shared/lib/session/offline-store.ts'
import type { CardCompany } from './card-words.ts'

interface CardWithCompany {
  card: MembershipCard
  company: CardCompany | null
  /** When the server said so, in milliseconds. */
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

/** What an earlier visit kept, if it is whole. */
export function keptCard(value: unknown): CardWithCompany | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('card' in value && 'company' in value && 'at' in value) || typeof value.at !== 'number')
    return undefined
  if (!isCard(value.card) || !(value.company === null || isCompany(value.company))) return undefined
  return { card: value.card, company: value.company, at: value.at }
}

async function currentCompany(client: QueryClient): Promise<CardCompany | null> {
  const found = client.getQueryData(companyQuery.queryKey)
  const company = found ?? (await client.fetchQuery(companyQuery))
  if (!company) return null
  const { name, phone, website, emergencyPhone, logoUrl, cardTexts } = company
  return { name, phone, website, emergencyPhone, logoUrl, cardTexts }
}

/** The card with the provider that stands on it: one thing, so that it is whole without a network too. */
export function membershipCardQuery(memberId: string) {
  const name = `card:${memberId}`
  const kept = () => keptCard(readKept(name))
  return queryOptions({
    queryKey: queryKeys.membershipCard(memberId),
    queryFn: async ({ client }): Promise<CardWithCompany> => {
      const [card, company] = await Promise.all([
        answer(membershipCardApi.index.$get()),
        currentCompany(client),
      ])
      const whole = { card, company: company ?? kept()?.company ?? null, at: Date.now() }
      keep(name, whole)
      return whole
    },
    initialData: kept,
    initialDataUpdatedAt: () => kept()?.at,
    // A card whose provider did not come is not whole: the next visit asks again.
    staleTime: ({ state }) => (state.data?.company ? FRESH_FOR : 0),
  })
}
