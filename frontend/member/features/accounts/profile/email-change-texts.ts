import emailChangePt from '#locales/pt/email-change.json'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const emailChangeTexts = plainTexts('email-change', emailChangePt)
