import membershipCardPt from '#locales/pt/membership-card.json'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const cardTexts = plainTexts('membership-card', membershipCardPt)
