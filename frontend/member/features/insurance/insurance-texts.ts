import { insurance } from '#locales/insurance.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const insuranceTexts = plainTexts(insurance)
