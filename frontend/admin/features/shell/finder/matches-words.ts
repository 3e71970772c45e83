import { fold } from '#domain/fold.ts'

const splitWords = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Whether every typed word begins a word in one of the texts, ignoring accents and case. Punctuation alone matches
 * nothing.
 */
export function matchesWords(typed: string, ...texts: readonly string[]): boolean {
  const words = texts.flatMap(splitWords)
  const parts = splitWords(typed)
  if (parts.length === 0) return typed === ''
  return parts.every((part) => words.some((word) => word.startsWith(part)))
}
