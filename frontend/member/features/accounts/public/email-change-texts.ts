import emailChangePt from '../../../../locales/pt/emailChange.json'
import { plainTexts } from '../../../../shared/lib/plain-texts.ts'

export const emailChangeTexts = plainTexts('emailChange', emailChangePt)
