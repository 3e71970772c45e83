import { help } from '#locales/help.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const assistantTexts = plainTexts(help)
