import { LOCALE } from '#texts/language.ts'

/** First letters of the first and last names: "Maria da Silva" → "MS"; "?" for a name without letters. */
export function initialsOf(fullName: string): string {
  const names = fullName.split(/[\s.]+/).filter((name) => /^\p{L}/u.test(name))
  const first = names[0]
  const last = names.length > 1 ? names.at(-1) : undefined
  return (
    [first, last]
      .map((name) => [...(name ?? '')][0] ?? '')
      .join('')
      .toLocaleUpperCase(LOCALE) || '?'
  )
}
