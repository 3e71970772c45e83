import allServicesPt from '#locales/pt/all-services.json' with { type: 'json' }
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const allServicesTexts = plainTexts('all-services', allServicesPt)
