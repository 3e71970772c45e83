import navigationPt from '#locales/pt/navigation.json'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const navigationTexts = plainTexts('navigation', navigationPt)
