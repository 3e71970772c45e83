import { membershipCard } from '#locales/membership-card.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const cardTexts = plainTexts(membershipCard)
