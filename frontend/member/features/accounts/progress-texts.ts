import progressPt from '../../../locales/pt/registrationProgress.json'
import { plainTexts } from '../../../shared/lib/plain-texts.ts'

export const progressTexts = plainTexts('registrationProgress', progressPt)
