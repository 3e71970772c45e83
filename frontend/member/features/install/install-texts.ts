import { install } from '#locales/install.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const installTexts = plainTexts(install)
