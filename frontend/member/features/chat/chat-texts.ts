import { chat } from '#locales/chat.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const chatTexts = plainTexts(chat)
