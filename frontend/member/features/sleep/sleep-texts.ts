import { sleep } from '#locales/sleep.ts'
import { texts } from '#shared/lib/i18n.ts'

export const sleepTexts = texts('sleep', sleep)
