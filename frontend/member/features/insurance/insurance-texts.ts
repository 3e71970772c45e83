import insurancePt from '#locales/pt/insurance.json'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const insuranceTexts = plainTexts('insurance', insurancePt)
