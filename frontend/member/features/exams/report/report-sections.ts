import { foldWords } from '#domain/fold.ts'
import { reportWords } from '#locales/exam-reports.ts'

type Section = 'urine' | 'other'

const WORDS_OF_HEADING_MAX = 5

const startsWithAny = (text: string, words: readonly string[]) =>
  words.some((word) => text === word || text.startsWith(`${word} `))

/** The sample of the results below a heading; `undefined` if the line is not such a heading. */
export function sectionOf(folded: string): Section | undefined {
  const [, label = '', content = folded] = /^([^:\t]*)[:\t](.*)$/.exec(folded) ?? []
  if (label !== '' && !reportWords.sample.includes(foldWords(label))) return undefined
  const words = foldWords(content)
  if (words.split(' ').length > WORDS_OF_HEADING_MAX) return undefined
  if (startsWithAny(words, reportWords.urine)) return 'urine'
  return startsWithAny(words, reportWords.notUrine) ? 'other' : undefined
}
