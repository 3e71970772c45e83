import registrationPt from '#locales/pt/registration.json'
import { plainTexts } from '#shared/lib/plain-texts.ts'

/** Separate from the texts of the login, which are part of the first load. */
export const registrationTexts = plainTexts('registration', registrationPt)
