import { consultations } from '#locales/consultations.ts'
import { texts } from '#shared/lib/i18n.ts'

export const consultationsTexts = texts('consultations', consultations)
