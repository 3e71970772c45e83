import sleepPt from '#locales/pt/sleep.json'
import { texts } from '#shared/lib/i18n.ts'

export const sleepTexts = texts('sleep', sleepPt)
