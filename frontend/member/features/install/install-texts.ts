import installPt from '#locales/pt/install.json' with { type: 'json' }
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const installTexts = plainTexts('install', installPt)
