import { adminEntry } from '#locales/admin-entry.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const adminEntryTexts = plainTexts(adminEntry)
