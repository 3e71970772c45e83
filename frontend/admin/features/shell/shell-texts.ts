import adminPt from '#locales/pt/admin.json'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const t = plainTexts('admin', adminPt)
