import registrationPt from '#locales/pt/registration.json'
import { plainTexts } from '#shared/lib/plain-texts.ts'

/** Apart from those of the login, which come with the first load. */
export const registrationTexts = plainTexts('registration', registrationPt)
