import MiniSearch from 'minisearch'
import { type Article, articles } from './articles.ts'
import { indexTerm, termsOf } from './terms.ts'

const vocabulary = new Set<string>()
const byId = new Map<string, Article>(articles.map((article) => [article.id, article]))

const index = new MiniSearch<Article>({
  fields: ['question', 'keywords', 'answer'],
  tokenize: termsOf,
  processTerm: (word) => {
    const term = indexTerm(word)
    if (term !== null) vocabulary.add(term)
    return term
  },
})
index.addAll(articles)

/** Of the words that say something, how many an article has to know. */
const COVERAGE_MIN = 0.5
const RELATED_MAX = 3
/** What comes beside the best answer is at least so near to the question, as a part of the best one's score. */
const RELATED_MIN = 0.35
const GREETINGS = /\b(bom dia|boa tarde|boa noite)\b/gi
/** Who names a subject and nothing else is answered with the first of its articles. */
const basics = new Set(
  articles
    .filter(({ screen }, at) => articles.findIndex((other) => other.screen === screen) === at)
    .map(({ id }) => id),
)
const BASICS_BOOST = 3
/** For who says hello, or asks what there is. */
const overview = articles.filter(({ id }) => id === 'services')

/** One wrong letter in a short word, two in a long one; none where a word is too short to be told from another. */
function typingErrors(term: string): number | boolean {
  if (term.length < 4) return false
  return term.length < 8 ? 1 : 2
}

/** Two letters that changed places count as two errors to the index: they are put back before it is asked. */
function withLettersInOrder(term: string): string {
  if (vocabulary.has(term)) return term
  for (let at = 0; at < term.length - 1; at++) {
    const swapped = `${term.slice(0, at)}${term.charAt(at + 1)}${term.charAt(at)}${term.slice(at + 2)}`
    if (vocabulary.has(swapped)) return swapped
  }
  return term
}

/** The articles that answer, the best first; none where nothing in them speaks of what was asked. */
export function findArticles(question: string): Article[] {
  const words = termsOf(question.replace(GREETINGS, ' '))
  const asked = new Set(
    words
      .map(indexTerm)
      .filter((term) => term !== null)
      .map(withLettersInOrder),
  )
  if (asked.size === 0) return termsOf(question).some((word) => word.length > 1) ? overview : []
  const results = index
    .search([...asked].join(' '), {
      processTerm: (term) => term,
      boost: { question: 2.5, keywords: 2, answer: 0.4 },
      fuzzy: typingErrors,
      weights: { fuzzy: 0.6, prefix: 0.4 },
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
