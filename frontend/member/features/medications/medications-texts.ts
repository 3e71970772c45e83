import medicationsPt from '#locales/pt/medications.json'
import { texts } from '#shared/lib/i18n.ts'

export const medicationsTexts = texts('medications', medicationsPt)
