import { adminSecurity } from '#locales/admin-security.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const t = plainTexts(adminSecurity)
