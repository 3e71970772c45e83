import adminEntryPt from '#locales/pt/admin-entry.json'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const adminEntryTexts = plainTexts('admin-entry', adminEntryPt)
