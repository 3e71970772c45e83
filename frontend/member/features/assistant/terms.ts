import { fold } from '#domain/fold.ts'
import { commonWords, stem } from '#locales/questions.ts'

export function splitTerms(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The word as the index holds it; `null` for one without meaning. */
export function indexTerm(word: string): string | null {
  const folded = fold(word)
  return folded.length < 2 || commonWords.has(folded) ? null : stem(folded)
}
