import { LOCALE } from './language.ts'

export const INVALID_EMAIL = 'Email inválido'
export const INVALID_TEXT = 'Texto inválido'

export const useAtMost = ({ characters }: { characters: number }) =>
  `Use no máximo ${characters.toLocaleString(LOCALE)} caracteres`
