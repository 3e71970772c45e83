import { fold } from '#shared/lib/format/fold.ts'

interface Person {
  fullName: string
  email: string
}

/** Who bears more of the words as they were typed comes before who only has words that begin so. */
export function wholeWordsFirst<Found extends Person>(found: readonly Found[], text: string): Found[] {
  const asked = fold(text).split(/\s+/)
  const hits = ({ fullName, email }: Person) => {
    const own = new Set([...fold(fullName).split(/\s+/), fold(email)])
    return asked.filter((word) => own.has(word)).length
  }
  return found
    .map((person) => ({ person, count: hits(person) }))
    .sort((one, other) => other.count - one.count)
    .map(({ person }) => person)
}
