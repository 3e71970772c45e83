import { records } from '#locales/records.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

/** Texts shared by all lists of records. */
export const recordsTexts = plainTexts(records)
