import { files } from '#locales/files.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

/** What every screen that sends files says. */
export const filesTexts = plainTexts(files)
