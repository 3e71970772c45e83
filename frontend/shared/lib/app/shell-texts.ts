import { shell } from '#locales/shell.ts'
import { plainTexts } from '../plain-texts.ts'

/** The few sentences that every page may need: titles, loading, a screen that is missing or did not open. */
export const shellTexts = plainTexts(shell)
