import membershipCardPt from '../../../locales/pt/membershipCard.json'
import { plainTexts } from '../../../shared/lib/plain-texts.ts'

export const cardTexts = plainTexts('membershipCard', membershipCardPt)
