import progressPt from '#locales/pt/registration-progress.json'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const progressTexts = plainTexts('registration-progress', progressPt)
