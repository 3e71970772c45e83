import { profile } from '#locales/profile.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const profileTexts = plainTexts(profile)
