import { allServices } from '#locales/all-services.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const allServicesTexts = plainTexts(allServices)
