import helpPt from '#locales/pt/help.json' with { type: 'json' }
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const assistantTexts = plainTexts('help', helpPt)
