import { shell } from '#locales/shell.ts'
import { plainTexts } from '../plain-texts.ts'

/** The few texts that every page may need: titles, loading, missing and failed screens. */
export const shellTexts = plainTexts(shell)
