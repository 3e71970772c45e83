import MiniSearch from 'minisearch'
import { fold } from '#domain/fold.ts'
import { commonWords, greetings, stem } from '#locales/questions.ts'
import { type Article, articles, PLACEHOLDERS } from './articles.ts'
import { lettersApart } from './letters-apart.ts'

export function splitTerms(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The word as the index holds it; `null` for one without meaning. */
export function indexTerm(word: string): string | null {
  const folded = fold(word)
  return folded.length < 2 || commonWords.has(folded) ? null : stem(folded)
}

/** The words of the help, as written, each with its term. */
const vocabulary = new Map<string, string>()
const byId = new Map<string, Article>(articles.map((article) => [article.id, article]))

const index = new MiniSearch<Article>({
  fields: ['question', 'keywords', 'answer'],
  extractField: (article, field) =>
    field === 'answer' ? article.answer.replace(PLACEHOLDERS, '') : Reflect.get(article, field),
  tokenize: splitTerms,
  processTerm: (word) => {
    const term = indexTerm(word)
    if (term === null) return null
    vocabulary.set(word, term)
    return term
  },
})
index.addAll(articles)

/** The share of the meaningful words that an article must contain. */
const COVERAGE_MIN = 0.5
const RELATED_MAX = 3
/** The minimum score of a further article, as a share of the best one's. */
const RELATED_MIN = 0.35
/** A question that only names a subject is answered with the first article about it. */
const basics = new Set(
  articles
    .filter(({ screen }, at) => articles.findIndex((other) => other.screen === screen) === at)
    .map(({ id }) => id),
)
const BASICS_BOOST = 3
/** The answer to a greeting or to a question about what the app offers. */
const overview = articles.filter(({ id }) => id === 'services')

/** Allowed typing errors: one in a short word, two in a long one, none in words too short to tell apart. */
function typingErrors(word: string): number {
  if (word.length < 4) return 0
  return word.length < 9 ? 1 : 2
}

/**
 * Whether the word merely continues the other one, as "matricular" continues "matricula". A repeated letter is a typing
 * error.
 */
function isAnotherForm(word: string, other: string): boolean {
  return word.startsWith(other) && word[other.length] !== other.at(-1)
}

/**
 * The term of a word in the question: that of the same word in the help, or of the word that a misspelled one
 * resembles. A word that the help does not know is not stemmed, because unrelated words share stems; it finds nothing.
 */
function findTerm(word: string): string | null {
  const known = vocabulary.get(word)
  if (known !== undefined) return known
  if (indexTerm(word) === null) return null
  const errors = typingErrors(word)
  for (let allowed = 1; allowed <= errors; allowed++) {
    for (const [other, otherTerm] of vocabulary) {
      const isAlike = other[0] === word[0] && other.length >= 4 && lettersApart(word, other) <= allowed
      if (isAlike && !isAnotherForm(word, other)) return otherTerm
    }
  }
  return word
}

/** The matching articles, the best first; none where no article contains enough of the question. */
export function findArticles(question: string): Article[] {
  const words = splitTerms(question.replace(greetings, ' '))
  const asked = new Set(words.map(findTerm).filter((term) => term !== null))
  if (asked.size === 0) return splitTerms(question).some((word) => word.length > 1) ? overview : []
  const results = index
    .search([...asked].join(' '), {
      processTerm: (term) => term,
      boost: { question: 2.5, keywords: 2, answer: 0.4 },
      boostDocument: (id) => (asked.size === 1 && basics.has(id) ? BASICS_BOOST : 1),
    })
    .filter(({ match, queryTerms }) => {
      const inTopic = Object.values(match).some((fields) => fields.some((field) => field !== 'answer'))
      return inTopic && new Set(queryTerms).size / asked.size >= COVERAGE_MIN
    })
  const best = results[0]?.score ?? 0
  return results
    .filter(({ score }) => score >= best * RELATED_MIN)
    .slice(0, 1 + RELATED_MAX)
    .flatMap(({ id }) => byId.get(id) ?? [])
}
