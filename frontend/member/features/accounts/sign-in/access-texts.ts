import accessPt from '#locales/pt/account-access.json'
import { plainTexts } from '#shared/lib/plain-texts.ts'

/** Texts of the screens that help with access: confirmation, status, forgotten password. */
export const accessTexts = plainTexts('account-access', accessPt)
