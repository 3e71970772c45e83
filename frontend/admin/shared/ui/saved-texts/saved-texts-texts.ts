import { savedTexts } from '#locales/saved-texts.ts'
import { texts } from '#shared/lib/i18n.ts'

export const t = texts('saved-texts', savedTexts)
