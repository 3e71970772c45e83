import { LOCALE } from './language.ts'

export const INVALID_EMAIL = 'Invalid email'
export const INVALID_TEXT = 'Invalid text'

export const useAtMost = ({ characters }: { characters: number }) =>
  `Use at most ${characters.toLocaleString(LOCALE)} characters`
