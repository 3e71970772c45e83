import { records } from '#locales/records.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

/** Texts of all lists of records. */
export const recordsTexts = plainTexts(records)
