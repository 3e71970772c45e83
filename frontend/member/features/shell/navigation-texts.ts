import { navigation } from '#locales/navigation.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const navigationTexts = plainTexts(navigation)
