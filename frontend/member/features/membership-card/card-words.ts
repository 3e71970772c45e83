import type { Company } from '#contract/company.ts'
import { cardNumberGroups, type MembershipCard } from '#contract/membership-card.ts'
import { shellTexts } from '#shared/lib/app/shell-texts.ts'
import { cardTexts as t } from './membership-card-texts.ts'

/** What an older visit kept may lack what came later. */
export type CardCompany = Pick<Company, 'name' | 'phone' | 'website'> &
  Partial<Pick<Company, 'emergencyPhone' | 'logoUrl' | 'cardTexts'>>

/** What stands on the card, as it is shown: the page, the counter view, the picture and the print all read this. */
export interface CardWords {
  company: string
  website: string
  /** Without it where the provider could not be asked. */
  phone: string | undefined
  /** The 24-hour line. */
  emergency: string | undefined
  tagline: string
  logoUrl: string | null
  name: string
  /** In groups of four. */
  number: readonly string[]
  since: string | undefined
}

/** "03/2026", in the browser's time zone. */
export function monthAndYear(moment: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('pt-BR', {
    month: '2-digit',
    year: 'numeric',
    ...(timeZone && { timeZone }),
  })
  return format.format(new Date(moment))
}

/** "www.viverbem.example": an address as people say it. */
export function spokenAddress(website: string): string {
  return website.replace(/^https?:\/\//, '').replace(/\/$/, '')
}

export function cardWords(card: MembershipCard, company: CardCompany | null): CardWords {
  return {
    company: company?.name ?? shellTexts('product'),
    website: spokenAddress(company?.website ?? ''),
    phone: company?.phone || undefined,
    emergency: company?.emergencyPhone || company?.phone || undefined,
    tagline: company?.cardTexts?.tagline ?? t('tagline'),
    logoUrl: company?.logoUrl ?? null,
    name: card.fullName.trim() || t('placeholderName'),
    number: cardNumberGroups(card.number),
    since: card.memberSince ? monthAndYear(card.memberSince) : undefined,
  }
}
