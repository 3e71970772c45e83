import { t } from '#locales/help.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'

export type ArticleId = keyof typeof t.sentences.articles
export type Screen = keyof typeof t.sentences.screens

export interface Article {
  id: ArticleId
  question: string
  answer: string
  /** More words that people use for the subject. */
  keywords: string
  /** The path of the screen for the subject. */
  screen: Screen
}

/** The places of the provider's numbers in an answer. */
export const PLACEHOLDERS = /\{\{(phone|emergencyPhone)\}\}/g

function isId(id: string): id is ArticleId {
  return id in t.sentences.articles
}

function isScreen(name: string): name is Screen {
  return name in t.sentences.screens
}

export const articles: readonly Article[] = Object.keys(t.sentences.articles)
  .filter(isId)
  .map((id) => {
    const { screen, ...texts } = t.sentences.articles[id]
    if (!isScreen(screen)) throw new Error(`Article ${id} leads to no screen: ${screen}`)
    return { id, screen, ...texts }
  })

export function pathOf(screen: Screen): string {
  return memberPaths[screen]
}
