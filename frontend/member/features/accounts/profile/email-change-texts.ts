import { emailChange } from '#locales/email-change.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const emailChangeTexts = plainTexts(emailChange)
