import { home } from '#locales/home.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const homeTexts = plainTexts(home)
