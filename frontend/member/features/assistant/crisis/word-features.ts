import { knownSoundOf, withoutRepeats, wordsOf } from './typed-words.ts'

/** Endings tell little, and are often mistyped. */
const STEM_LENGTH = 5
const PLACES_BITS = 18
/** In a shorter question each word would weigh too much. */
const FEATURES_MIN = 20

/** FNV-1a, with its bits mixed once more, as the upper ones are used. */
function placeOf(feature: string): number {
  let hash = 2_166_136_261
  for (const char of feature) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
  return (hash ^ (hash >>> 13)) >>> (32 - PLACES_BITS)
}

function stemOf(word: string): string {
  // Of a number, only how long it is.
  if (/^\d+$/.test(word)) return `#${word.length}`
  return knownSoundOf(withoutRepeats(word)).slice(0, STEM_LENGTH)
}

/**
 * What the weights of a question belong to: its words, pairs of neighbours, and pairs with a word between them, each once.
 * They are places in a table that is large enough for few to share one.
 */
export function featuresOf(question: string): number[] {
  const stems = [
    '^',
    ...wordsOf(question)
      .map(stemOf)
      .filter((stem) => stem !== ''),
    '$',
  ]
  const features = stems.flatMap((stem, at) => [
    stem,
    ...stems.slice(at + 1, at + 2).map((next) => `${stem} ${next}`),
    ...stems.slice(at + 2, at + 3).map((next) => `${stem} _ ${next}`),
  ])
  return [...new Set(features.map(placeOf))]
}

/** How much of each weight counts, so that a long question weighs no more than others. */
export const shareOfEach = (features: readonly number[]): number =>
  1 / Math.sqrt(Math.max(features.length, FEATURES_MIN))
