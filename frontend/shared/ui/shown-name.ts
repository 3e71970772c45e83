/** What a line of a narrow column has room for. */
const WORD_MAX = 20
const NAME_MAX = 64

/** The beginning and the end of a text that is too long: what tells it from others, and its extension. */
function cutMiddle(text: string, max: number): string {
  const characters = [...text]
  if (characters.length <= max) return text
  const end = Math.floor((max - 1) / 2)
  return `${characters.slice(0, max - end - 1).join('')}…${characters.slice(-end).join('')}`
}

/** Where a name may break: after a separator, but not before its extension. */
export const BREAKS = /(?<=[-_ ])|(?<=\.)(?=.*\.)/

/** A file's name without what is longer than a screen has room for: of each word, and of the whole. */
export function shownName(name: string): string {
  const words = name.split(BREAKS).map((word) => cutMiddle(word, WORD_MAX))
  return cutMiddle(words.join(''), NAME_MAX)
}
