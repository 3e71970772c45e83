import { medications } from '#locales/medications.ts'
import { texts } from '#shared/lib/i18n.ts'

export const medicationsTexts = texts('medications', medications)
