import { waiting } from '#locales/waiting.ts'
import { texts } from '#shared/lib/i18n.ts'

export const waitingTexts = texts('waiting', waiting)
