import { accountAccess } from '#locales/account-access.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

/** Texts of the screens that help with access: confirmation, status, forgotten password. */
export const accessTexts = plainTexts(accountAccess)
