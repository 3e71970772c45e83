import accessPt from '#locales/pt/account-access.json'
import { plainTexts } from '#shared/lib/plain-texts.ts'

/** Of the screens that help somebody in: confirmation, status, forgotten password. */
export const accessTexts = plainTexts('account-access', accessPt)
