import consultationsPt from '#locales/pt/consultations.json'
import { texts } from '#shared/lib/i18n.ts'

export const consultationsTexts = texts('consultations', consultationsPt)
