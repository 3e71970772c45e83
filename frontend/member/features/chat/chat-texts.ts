import chatPt from '#locales/pt/chat.json' with { type: 'json' }
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const chatTexts = plainTexts('chat', chatPt)
