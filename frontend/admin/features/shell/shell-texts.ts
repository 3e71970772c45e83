import { admin } from '#locales/admin.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const t = plainTexts(admin)
