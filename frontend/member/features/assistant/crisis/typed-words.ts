import { crisisShortForms, soundOf } from '#locales/crises.ts'

const shortForms = new Map(
  [...crisisShortForms].map(([short, meant]) => [short.normalize('NFC'), soundOf(meant)]),
)

export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** The word without letters typed for emphasis: "socorrooo". */
export const withoutRepeats = (word: string) => word.replace(/(\p{L})\1{2,}/gu, '$1')

/** The sound of a word, or of what it is short for. */
export const knownSoundOf = (word: string) => shortForms.get(word) ?? soundOf(word)
