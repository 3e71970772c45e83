import savedTextsPt from '#locales/pt/saved-texts.json'
import { texts } from '#shared/lib/i18n.ts'

export const t = texts('saved-texts', savedTextsPt)
