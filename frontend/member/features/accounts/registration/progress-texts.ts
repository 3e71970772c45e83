import { registrationProgress } from '#locales/registration-progress.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const progressTexts = plainTexts(registrationProgress)
