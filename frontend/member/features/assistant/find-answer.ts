import type { Article } from './articles.ts'
import type { CrisisKind } from './crisis/crisis-kinds.ts'
import { findCrises } from './crisis/find-crises.ts'
import { findArticles } from './find-articles.ts'
import { findShortQuestion, type ShortQuestion } from './short-questions.ts'

/** What answers a question, the most urgent first. The articles are empty if nothing does. */
export type Answer =
  | { crises: readonly CrisisKind[] }
  | { short: ShortQuestion }
  | { articles: readonly Article[] }

export function findAnswer(question: string): Answer {
  const crises = findCrises(question)
  if (crises.length > 0) return { crises }
  const short = findShortQuestion(question)
  return short ? { short } : { articles: findArticles(question) }
}
