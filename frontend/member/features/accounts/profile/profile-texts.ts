import profilePt from '#locales/pt/profile.json'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const profileTexts = plainTexts('profile', profilePt)
