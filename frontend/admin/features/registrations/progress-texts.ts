import { registrationProgress } from '#locales/registration-progress.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

/** The texts of the screen on which the person follows the registration. */
export const progressTexts = plainTexts(registrationProgress)
