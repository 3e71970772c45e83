import { registration } from '#locales/registration.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

/** Separate from the texts of the sign-in, which are part of the first load. */
export const registrationTexts = plainTexts(registration)
