import securityPt from '#locales/pt/admin-security.json'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const t = plainTexts('admin-security', securityPt)
