import adminEntryPt from '../../../locales/pt/adminEntry.json'
import { plainTexts } from '../../../shared/lib/plain-texts.ts'

export const adminEntryTexts = plainTexts('adminEntry', adminEntryPt)
