import type { Company } from '#contract/company.ts'
import type { MembershipCard } from '#contract/membership-card.ts'
import { cardNumberGroups } from '#domain/card-number.ts'
import { t as emergencyTexts } from '#locales/emergency.ts'
import { t } from '#locales/membership-card.ts'
import { emergencyServices, listedServices } from '#member/shared/lib/emergency-services.ts'
import { pageBrand } from '#shared/lib/theme/brand.ts'
import { LOCALE } from '#texts/language.ts'

/** The company's fields on the card. A card cached by an older version may lack the optional ones. */
export type CardCompany = Pick<Company, 'name' | 'phone' | 'website'> &
  Partial<Pick<Company, 'emergencyPhone' | 'logoUrl' | 'cardTexts'>>

/** The public emergency numbers on the card's back. */
export const cardServices = listedServices.map((service) => ({
  name: emergencyTexts(`names.${service}`),
  phone: emergencyServices[service],
}))

/** The texts on the card, as shown on the page, in the counter view, in the picture and in print. */
export interface CardContent {
  company: string
  website: string
  /** `undefined` if the company could not be loaded. */
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
  const format = new Intl.DateTimeFormat(LOCALE, {
    month: '2-digit',
    year: 'numeric',
    ...(timeZone && { timeZone }),
  })
  return format.format(new Date(moment))
}

/** "www.viverbem.example": the address without its protocol and trailing slash. */
export function displayAddress(website: string): string {
  return website.replace(/^https?:\/\//, '').replace(/\/$/, '')
}

export function cardContent(card: MembershipCard, company: CardCompany | null): CardContent {
  return {
    company: company?.name ?? pageBrand().name,
    website: displayAddress(company?.website ?? ''),
    phone: company?.phone || undefined,
    emergency: company?.emergencyPhone || company?.phone || undefined,
    tagline: company?.cardTexts?.tagline ?? t('tagline'),
    logoUrl: company?.logoUrl ?? null,
    name: card.fullName.trim() || t('placeholderName'),
    number: cardNumberGroups(card.number),
    since: card.memberSince ? monthAndYear(card.memberSince) : undefined,
  }
}
