import { fold } from '#shared/lib/format/fold.ts'

interface Named {
  fullName: string
  email: string
}

/** Sorts by the number of typed words that match a whole word of the name or the e-mail; stable. */
export function wholeWordsFirst<Result extends Named>(results: readonly Result[], text: string): Result[] {
  const typed = fold(text).split(/\s+/)
  const matches = ({ fullName, email }: Named) => {
    const words = new Set([...fold(fullName).split(/\s+/), fold(email)])
    return typed.filter((word) => words.has(word)).length
  }
  return results
    .map((result) => ({ result, count: matches(result) }))
    .sort((one, other) => other.count - one.count)
    .map(({ result }) => result)
}
