import { files } from '#locales/files.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

/** Texts shared by all screens that send files. */
export const filesTexts = plainTexts(files)
